/** Who holds what, by group. */

import type { EditionInfo, Snapshot } from "./protocol";

export interface Holding {
  readonly group: number;
  readonly name: string;
  readonly all: readonly number[];
  readonly held: readonly number[];
  readonly size: number;
}

export function holdings(edition: EditionInfo, snapshot: Pick<Snapshot, "deeds">, seat: number): Holding[] {
  const owned = new Set(snapshot.deeds.filter((d) => d.owner === seat).map((d) => d.space));
  return edition.groups
    .map((group, index) => ({
      group: index,
      name: group.name,
      all: group.spaces,
      held: group.spaces.filter((space) => owned.has(space)),
      size: group.spaces.length,
    }))
    .filter((holding) => holding.held.length > 0);
}
