import { describe, expect, it } from "vitest";

import { letter } from "../src/board/lettering";

/** Every character half as wide as it is high. */
const measure = (text: string) => text.length * 0.5;
const room = { width: 60, height: 40, largest: 12, smallest: 10 };

describe("a name on the board", () => {
  it("stays on one line if it fits", () => {
    expect(letter("Hoth", room, measure)).toEqual({ lines: ["Hoth"], size: 12 });
  });

  it("is broken at spaces", () => {
    expect(letter("Super Star Destroyer", room, measure).lines).toEqual(["Super Star", "Destroyer"]);
  });

  it("becomes smaller before a word is broken", () => {
    const { lines, size } = letter("Supernovaer", room, measure);
    expect(lines).toEqual(["Supernovaer"]);
    expect(size).toBeLessThan(12);
  });

  it("is hyphenated when nothing else helps", () => {
    const { lines, size } = letter("Supersternzerstörer", room, measure);
    expect(size).toBe(10);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(0, -1).every((line) => line.endsWith("-"))).toBe(true);
    expect(lines.map((line) => line.replace(/-$/, "")).join("")).toBe("Supersternzerstörer");
  });

  it("is cut off at the last", () => {
    const { lines } = letter("Eins zwei drei vier fünf sechs sieben", { ...room, height: 12 }, measure);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/…$/);
  });
});
