/** Sizes of the parts of a space, in the drawing's units. */

import type { SpaceInfo } from "../lib/protocol";

export function bandDepth(info: SpaceInfo | undefined, compact: boolean): number {
  if (!info || info.group === null) return 0;
  return compact ? 10 : 22;
}

export function stripDepth(compact: boolean): number {
  return compact ? 7 : 13;
}
