/** Verifiable dice: what this browser can check by itself, with nothing but the record. */

import type { DiceProof } from "./protocol";

/** What was found: how many throws were checked, and those that do not follow from the secret. */
export interface ThrowsChecked {
  readonly checked: number;
  readonly wrong: readonly string[];
}

/** Browsers hash on safe pages only: over https, or on the machine that serves the page. */
export function canCheck(): boolean {
  // A page over plain http in a local network has no `subtle`, whatever the types say.
  return (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The commitment that belongs to a revealed secret and its salt. */
export async function commitmentOf(proof: DiceProof): Promise<string> {
  const both = bytesOf(proof.secret + proof.salt);
  return hexOf(await crypto.subtle.digest("SHA-256", both));
}

/** Whether every throw of a record is the one that secret and entropies bring at its place. */
export async function checkThrows(record: string, proof: DiceProof): Promise<ThrowsChecked> {
  const key = await crypto.subtle.importKey(
    "raw",
    bytesOf(proof.secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const wrong: string[] = [];
  let checked = 0;
  for (const [place, outcome] of outcomesOf(record).entries()) {
    const sides = sidesOf(outcome);
    if (sides === 0) continue;
    const message = ["freehold-dice-1", ...proof.entropies, String(place)].join("\n");
    const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message));
    if (written(outcome, numberFrom(digest, sides)) !== outcome) wrong.push(outcome);
    checked += 1;
  }
  return { checked, wrong };
}

/** Everything that chance decided, in order: throws, cards, dealt deeds. */
function outcomesOf(record: string): string[] {
  const [, moves = ""] = record.split(/^---$/m);
  return moves
    .split("\n")
    .flatMap((line) => line.replace(/^\d+ /, "").replace(/#.*$/, "").split(";"))
    .map((action) => action.trim())
    .filter((action) => /^(roll \d|deal |draw |die |force )/.test(action));
}

/** How many outcomes a throw has; 0 for what is no throw. */
function sidesOf(outcome: string): number {
  if (outcome.startsWith("roll ")) return 36;
  return outcome.startsWith("die ") ? 6 : 0;
}

function written(outcome: string, value: number): string {
  if (outcome.startsWith("die ")) return `die ${value + 1}`;
  return `roll ${Math.floor(value / 6) + 1} ${(value % 6) + 1}`;
}

/** A number below `count` from the first 62 bits of a digest, as the server draws it. */
function numberFrom(digest: ArrayBuffer, count: number): number {
  const seed = new DataView(digest).getBigUint64(0) >> 2n;
  const low = Number(seed & 0xffffffffn);
  const high = Number(seed >> 32n);
  const key = mix((mix(low) ^ high) >>> 0);
  return Number((BigInt(mix((key ^ 1) >>> 0)) * BigInt(count)) >> 32n);
}

function mix(value: number): number {
  let x = value >>> 0;
  x = Math.imul((x ^ (x >>> 16)) >>> 0, 0x21f0aaad) >>> 0;
  x = Math.imul((x ^ (x >>> 15)) >>> 0, 0x735a2d97) >>> 0;
  return (x ^ (x >>> 15)) >>> 0;
}
