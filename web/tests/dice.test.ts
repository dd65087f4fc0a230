import { describe, expect, it } from "vitest";

import { checkThrows, commitmentOf } from "../src/lib/dice";
import type { DiceProof } from "../src/lib/protocol";
// The chance of a real game: its bids, which have nothing to do with it, are left out.
import record from "./record.txt?raw";

const [, commitment = "", entropies = ""] = /^dice sha256:(\w+) (.*)$/m.exec(record) ?? [];
const [, secret = "", salt = ""] = /^reveal (\w+) (\w+)$/m.exec(record) ?? [];
const proof: DiceProof = {
  commitment,
  secret,
  salt,
  entropies: entropies.split(" ").map((entropy) => (entropy === "-" ? "" : entropy)),
};

describe("a record's dice", () => {
  it("have the commitment that was shown before the game", async () => {
    expect(await commitmentOf(proof)).toBe(commitment);
  });

  it("follow from the secret and from what the players added", async () => {
    const { checked, wrong } = await checkThrows(record, proof);
    expect(checked).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it("are found out if one of them was changed", async () => {
    const { wrong } = await checkThrows(record.replace("3 roll 6 2", "3 roll 6 6"), proof);
    expect(wrong).toEqual(["roll 6 6"]);
  });

  it("do not follow from another secret", async () => {
    const { checked, wrong } = await checkThrows(record, { ...proof, secret: salt + salt });
    expect(wrong.length).toBeGreaterThan(checked / 2);
  });
});
