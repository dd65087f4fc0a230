/** Verifiable dice: what this browser can check by itself. */

import type { DiceProof } from "./protocol";

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The commitment that belongs to a revealed secret and its salt. */
export async function commitmentOf(proof: DiceProof): Promise<string> {
  const secret = bytesOf(proof.secret);
  const salt = bytesOf(proof.salt);
  const both = new Uint8Array(secret.length + salt.length);
  both.set(secret);
  both.set(salt, secret.length);
  return sha256(both);
}
