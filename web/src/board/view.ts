/** What a board shows, worked out once from a snapshot and its edition: no rules, only looks. */

import type { Choice, Deed, EditionInfo, Seat, Snapshot, SpaceInfo } from "../lib/protocol";
import { count, list, money, t } from "../lib/words.svelte";

export interface SpaceView {
  readonly index: number;
  readonly info: SpaceInfo;
  readonly colour: string | undefined;
  readonly deed: Deed | undefined;
  readonly owner: Seat | undefined;
  /** Whoever may buy it, where a rulebook has claims. */
  readonly claimant: Seat | undefined;
  readonly visitors: readonly Seat[];
  /** Which Force tokens stand here: 0 light, 1 dark. */
  readonly tokens: readonly number[];
  /** A rent that is still to be asked for. */
  readonly claimed: boolean;
  /** The viewer may do something about this space. */
  readonly choosable: boolean;
  /** The decision of the moment is about this space. */
  readonly inQuestion: boolean;
}

export type BoardState = Pick<
  Snapshot,
  "seats" | "deeds" | "tokens" | "claims" | "decision_space"
>;

export function spaceViews(
  edition: EditionInfo,
  state: BoardState | undefined,
  choices: readonly Choice[] = [],
): SpaceView[] {
  const deeds = new Map(state?.deeds.map((deed) => [deed.space, deed]));
  const choosable = new Set(choices.filter(isPlacing).map((choice) => choice.space));
  return edition.spaces.map((info, index) => {
    const deed = deeds.get(index);
    return {
      index,
      info,
      colour: info.group === null ? undefined : edition.groups[info.group]?.colour,
      deed,
      owner: deed && deed.owner >= 0 ? state?.seats[deed.owner] : undefined,
      claimant: deed && deed.owner < 0 && deed.claimant >= 0 ? state?.seats[deed.claimant] : undefined,
      visitors: state?.seats.filter((seat) => !seat.bankrupt && seat.at === index) ?? [],
      tokens: state?.tokens.flatMap((at, token) => (at === index ? [token] : [])) ?? [],
      claimed: state?.claims.some((claim) => claim.space === index) ?? false,
      choosable: choosable.has(index),
      inQuestion: state?.decision_space === index,
    };
  });
}

const PLACING = new Set(["go-to", "take", "place", "deal"]);

/** A choice that is made by pointing at the board. */
function isPlacing(choice: Choice): boolean {
  return choice.space !== null && PLACING.has(choice.family);
}

/** How far a space can be built: an edition with more than six rents counts levels. */
export function countsLevels(info: SpaceInfo): boolean {
  return info.kind === "lot" || info.kind === "plot" ? info.rents.length > 6 : false;
}

/** Buildings in words: "3 houses", "a hotel", "level 7". */
export function levelWords(edition: EditionInfo, view: SpaceView): string {
  const level = view.deed?.level ?? 0;
  if (level === 0) return "";
  if (countsLevels(view.info)) return t("level", { level });
  const { house = "", houses = "", hotel = "" } = edition.building_words;
  if (level === 5) return `1 ${hotel}`;
  return `${level} ${level === 1 ? house : houses}`;
}

/** Everything that the picture of a space shows, as a sentence. */
export function spokenSpace(edition: EditionInfo, view: SpaceView): string {
  const { info, deed, owner } = view;
  const parts: string[] = [info.name];
  if (info.group !== null) parts.push(edition.groups[info.group]?.name ?? "");
  if (owner) parts.push(t("space-owned", { seat: owner.name }));
  else if (deed && info.price !== null) {
    parts.push(t("space-for-sale", { money: money(edition, info.price) }));
  } else if (info.kind === "tax" && info.price !== null) parts.push(money(edition, info.price));
  if (view.claimant) parts.push(t("space-claimed", { seat: view.claimant.name }));
  const level = levelWords(edition, view);
  if (level) parts.push(level);
  if (deed?.mortgaged) parts.push(t("mortgaged"));
  else if (owner && deed?.rent != null) parts.push(rentWords(edition, view));
  if (view.claimed) parts.push(t("claim-open"));
  for (const token of view.tokens) parts.push(edition.tokens[token] ?? "");
  if (view.visitors.length > 0) {
    parts.push(t("space-visitors", { seats: list(view.visitors.map(visitorWords)) }));
  }
  if (view.choosable) parts.push(t("space-choosable"));
  return parts.filter(Boolean).join(", ");
}

function visitorWords(seat: Seat): string {
  return seat.in_jail ? t("visitor-in-jail", { seat: seat.name }) : seat.name;
}

/** The rent that is due now; a utility's is a factor. */
export function rentWords(edition: EditionInfo, view: SpaceView): string {
  const rent = view.deed?.rent ?? 0;
  if (view.info.kind === "utility") return t("rent-times-dice", { factor: count(rent) });
  return t("rent-now", { money: money(edition, rent) });
}
