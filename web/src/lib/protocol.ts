// Made from src/freehold/server/protocol by `python3 dev.py generate`; do not edit.

export const PROTOCOL = 1;

export type Language = "de" | "en" | "nl";

export type SeatKind = "bot" | "open" | "person";

export type Side = "dark" | "light";

export type Away = "" | "clock" | "gone" | "left";

export type SettingValue = boolean | number | string;

/** One seat of a table that is to be created. */
export interface SeatPlan {
  kind?: "bot" | "open" | "person";
  /** How a bot plays there: see `Lobby.characters`. */
  character?: string;
  name?: string;
  figure?: string;
}

/** Seconds for every decision, and a reserve for the whole game. */
export interface ClockPlan {
  decision: number;
  reserve?: number;
}

/** POST /api/tables. */
export interface CreateTable {
  edition: string;
  form?: string;
  settings?: Record<string, boolean | number | string>;
  seats: SeatPlan[];
  clock?: ClockPlan | null;
  /** How long a bot waits before it plays. */
  pace?: number;
}

/** A new table: its id is the link, its token is the host's. */
export interface Created {
  table: string;
  host_token: string;
}

/** POST /api/tables/{table}/join: sit down. */
export interface JoinTable {
  seat: number;
  name: string;
  /** Empty: any that is free. */
  figure?: string;
  entropy: string;
}

/** A seat is held by its token: whoever has it is that person. */
export interface Joined {
  seat: number;
  token: string;
}

/** POST /api/tables/{table}/seats/{seat}: the host changes a seat before the game. */
export interface HostChange {
  kind: "bot" | "open" | "person";
  character?: string;
  name?: string;
  figure?: string;
}

/** One side of a trade: spaces, get-out-of-jail cards and money. */
export interface Tray {
  deeds?: number[];
  jail_cards?: number[];
  cash?: number;
}

/** POST /api/tables/{table}/act, with a seat's token as bearer. */
export interface ActOverHttp {
  number: number;
  action: string;
}

/** The first message: who one is, and what one saw last. */
export interface Hello {
  type: "hello";
  /** Of seats, several on one device, and of the host; none: a spectator. */
  tokens?: string[];
  language?: "de" | "en" | "nl";
  /** The first event that is wanted: `Snapshot.next_event` of the last one seen. */
  since?: number;
}

/** A seat acts. */
export interface Act {
  type: "act";
  seat: number;
  /** `Snapshot.number`: the move is refused if another came before it. */
  number: number;
  action: string;
}

/** A seat takes its last move back, if `Snapshot.may_undo` has it. */
export interface Undo {
  type: "undo";
  seat: number;
  number: number;
}

/** Would this be allowed, and if not, why not?  Nothing changes. */
export interface WhyNot {
  type: "why-not";
  seat: number;
  action: string;
  /** Comes back in the answer. */
  ask?: number;
}

/**
 * What would be wrong with a trade, and what it would say; nothing changes.
 *
 * `wants` is what `seat` wants of `to`.  With `counter` it is the answer to an offer of `to`.
 */
export interface CheckTrade {
  type: "check-trade";
  seat: number;
  to: number;
  gives: Tray;
  wants: Tray;
  counter?: boolean;
  ask?: number;
}

/** A whole trade in one message; the server makes the single decisions of it. */
export interface Propose {
  type: "propose";
  seat: number;
  number: number;
  to: number;
  gives: Tray;
  wants: Tray;
  counter?: boolean;
}

/** Bid the lowest amount again and again, up to a limit, until the auction is over; 0: stop. */
export interface BidUpTo {
  type: "bid-up-to";
  seat: number;
  limit: number;
}

/** Which business could one think of that is not allowed now, and why not? */
export interface Missing {
  type: "missing";
  seat: number;
  ask?: number;
}

/** A person leaves: a bot stands in. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** A person is back and plays again. */
export interface TakeBack {
  type: "take-back";
  seat: number;
}

/** The host begins the game; bots take the seats that are open. */
export interface Start {
  type: "start";
}

/** How long bots wait before they play; anybody at the table may say. */
export interface SetPace {
  type: "pace";
  pace: number;
}

/** Bots play without waiting until a person has to decide. */
export interface Skip {
  type: "skip";
}

/** Another language from now on; a snapshot with all events follows. */
export interface Speak {
  type: "language";
  language: "de" | "en" | "nl";
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

export type ClientMessage = Hello | Act | Propose | Undo | BidUpTo | WhyNot | CheckTrade | Missing | Leave | TakeBack | Start | SetPace | Skip | Speak | Ping;

export type Check = "illegal" | "malformed" | "seat" | "stale" | "turn" | "unknown";

export type Trouble = "illegal" | "malformed" | "seat" | "stale" | "turn" | "unknown" | "limit" | "state";

/** Nothing has changed, and why. */
export interface Refused {
  type: "refused";
  check: "illegal" | "malformed" | "seat" | "stale" | "turn" | "unknown" | "limit" | "state";
  /** A sentence in the client's language. */
  reason: string;
  rules: string[];
  /** Of the `act` or `undo` that is refused. */
  number: number | null;
}

/** A move is stored: it outlives the server from here on. */
export interface Accepted {
  type: "accepted";
  /** The number that the client sent. */
  number: number;
  /** It had been accepted before. */
  repeated: boolean;
}

/** The answer to `why-not`. */
export interface Answered {
  type: "answered";
  ask: number;
  allowed: boolean;
  reason: string;
  rules: string[];
}

/** Something that is not allowed now, and why not. */
export interface Wrong {
  action: string;
  label: string;
  reason: string;
  rules: string[];
  space: number | null;
}

/** The answer to `check-trade`. */
export interface TradeChecked {
  type: "trade-checked";
  ask: number;
  sentence: string;
  problems: string[];
}

/** The answer to `missing`. */
export interface MissingListed {
  type: "missing-listed";
  ask: number;
  seat: number;
  items: Wrong[];
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** A seat before the game. */
export interface LobbySeat {
  seat: number;
  kind: "bot" | "open" | "person";
  taken: boolean;
  name: string;
  character: string;
  figure: string;
  connected: boolean;
}

/** A table before its game: who sits where. */
export interface Lobby {
  type: "lobby";
  table: string;
  edition: string;
  form: string;
  settings: Record<string, boolean | number | string>;
  seats: LobbySeat[];
  clock: ClockPlan | null;
  pace: number;
  /** SHA-256 of the server's secret for the dice and its salt, in hexadecimal. */
  commitment: string;
  you: number[];
  host: boolean;
  may_start: boolean;
  why_not_start: string;
  spectators: number;
}

/** Why a request is refused; the status says which kind of trouble it is. */
export interface Problem {
  check: "illegal" | "malformed" | "seat" | "stale" | "turn" | "unknown" | "limit" | "state";
  reason: string;
  rules: string[];
}

/** GET /health. */
export interface Health {
  status: "ok";
  version: string;
  protocol: number;
  live_tables: number;
  sockets: number;
}

/** What lies before a seat. */
export interface Seat {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  character: string;
  figure: number;
  side: "dark" | "light" | null;
  cash: number;
  wealth: number;
  at: number;
  in_jail: boolean;
  jail_turns: number;
  bankrupt: boolean;
  jail_cards: number[];
  /** To the bank, where it gives credit. */
  debt: number;
  /** Turns to be missed. */
  misses: number;
  /** Of several on a space the one with 0 came first, where that matters. */
  arrival: number;
  connected: boolean;
  /** Not empty: a bot stands in for the person. */
  away: "" | "clock" | "gone" | "left";
  /** Milliseconds; None without clocks. */
  reserve: number | null;
}

/** A deed: whose it is, and what it brings now. */
export interface Deed {
  space: number;
  owner: number;
  /** 0 bare; a lot 1 to 4 houses, 5 a hotel; a plot 1 to 9 bases. */
  level: number;
  mortgaged: boolean;
  /** What landing there costs now; for a utility the factor on the dice; None if nothing. */
  rent: number | null;
  /** Which of the rents that the edition page lists it is. */
  rent_row: number | null;
  doubled: boolean;
  /** Who alone may buy it, where there are claims; -1: nobody. */
  claimant: number;
}

/** What is under the hammer. */
export interface Auction {
  lot: "deed" | "hotel" | "house";
  space: number;
  bid: number;
  bidder: number;
  lowest: number;
  /** Who is still in it. */
  seats: number[];
}

/** What one side of a trade gives. */
export interface TradeSide {
  deeds: number[];
  jail_cards: number[];
  cash: number;
}

/** A trade under way: put together by `by`, or waiting for the answer of `to`. */
export interface Trade {
  by: number;
  to: number;
  gives: TradeSide;
  wants: TradeSide;
  sentence: string;
  waits_for_answer: boolean;
  /** How many counter-offers were made. */
  counters: number;
}

/** Money that a seat owes and is short of. */
export interface Debt {
  debtor: number;
  creditor: number;
  amount: number;
  missing: number;
  /** The debtor's cash after everything is sold and mortgaged. */
  could_raise: number;
  kind: string;
}

/** A rent that its owner has not asked for yet. */
export interface Claim {
  debtor: number;
  owner: number;
  space: number;
  amount: number | null;
}

/** What is left in the box. */
export interface Bank {
  houses: number;
  hotels: number;
  pot: number;
}

/** Something that a seat may do now. */
export interface Choice {
  seat: number;
  /** What `act` sends.  With `lowest` and `highest` the last word is an amount: the lowest. */
  action: string;
  label: string;
  detail: string;
  /** What kind of action it is: `roll`, `buy`, `build`, `bid`, `offer-deed`, … */
  family: string;
  /** What it goes under: `main`, `build`, `sell`, `mortgage`, `lift`, `trade`, … */
  group: string;
  /** The group in words; empty for `main`. */
  heading: string;
  /** To be confirmed. */
  danger: boolean;
  /** Business between two actions of others. */
  between: boolean;
  space: number | null;
  other: number | null;
  lowest: number | null;
  highest: number | null;
}

/** An event, for the log and for animation. */
export interface Happened {
  index: number;
  event: string;
  seat: number;
  other: number;
  space: number;
  amount: number;
  /** Empty if the log is silent about it. */
  sentence: string;
  /** Ids of the rules behind it, the nearest first. */
  rules: string[];
}

/** How a seat ended. */
export interface Standing {
  seat: number;
  place: number;
  wealth: number;
  won: boolean;
}

/** The card that was drawn last. */
export interface DrawnCard {
  deck: number;
  card: number;
  seat: number;
  flavour: string;
  effect: string;
}

/** The clock of the pending decision, in milliseconds that are left. */
export interface ClockView {
  seat: number;
  decision: number;
  reserve: number;
  running: boolean;
}

/** The whole table as one viewer may see it. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  /** How many moves were made: what `act` sends along. */
  number: number;
  edition: string;
  form: string;
  settings: Record<string, boolean | number | string>;
  decision: string;
  /** Who has to decide; -1 when the game is over. */
  actor: number;
  question: string;
  turn_seat: number;
  turns: number;
  rounds: number;
  decision_space: number;
  seats: Seat[];
  deeds: Deed[];
  bank: Bank;
  /** The last roll; empty before the first. */
  dice: number[];
  doubles: number;
  card: DrawnCard | null;
  /** Where the light and the dark token stand; empty where there are none. */
  tokens: number[];
  auction: Auction | null;
  trade: Trade | null;
  debt: Debt | null;
  claims: Claim[];
  /** Of the viewer's seats, the likeliest first. */
  choices: Choice[];
  /** Since the event that was asked for. */
  events: Happened[];
  next_event: number;
  you: number[];
  host: boolean;
  /** Which of the viewer's seats may take its last move back. */
  may_undo: number[];
  /** Limits that the viewer's seats have set for this auction. */
  bidding_up_to: Record<number, number>;
  clock: ClockView | null;
  pace: number;
  skipping: boolean;
  /** A bot plays next. */
  thinking: boolean;
  spectators: number;
  commitment: string;
  over: boolean;
  winners: number[];
  standing: Standing[];
}

export type ServerMessage = Lobby | Snapshot | Accepted | Refused | Answered | TradeChecked | MissingListed | Pong;

/** A figure of an edition. */
export interface FigureInfo {
  id: string;
  name: string;
  side: "dark" | "light" | null;
}

/** An edition in the list of editions. */
export interface EditionCard {
  id: string;
  title: string;
  lowest: number;
  /** How many may play. */
  highest: number;
  forms: string[];
  figures: FigureInfo[];
  stage: string;
}

/** A space of the board; None and empty where it has no such thing. */
export interface SpaceInfo {
  id: string;
  name: string;
  /** `go`, `lot`, `railroad`, `utility`, `cards`, `tax`, `jail`, `free-parking`, … */
  kind: string;
  group: number | null;
  /** For a tax the tax. */
  price: number | null;
  mortgage: number | null;
  /** What lifting the mortgage costs. */
  lift: number | null;
  house_price: number | null;
  /** To whoever stands there when it is bought from afar. */
  commission: number | null;
  /** The same for building. */
  house_commission: number | null;
  /**
   * By level; for a railroad by number; for a utility the factors by number; for a risk
   * the factors on the dice, first without and then with a double.
   */
  rents: number[];
  rent_labels: string[];
  deck: number | null;
}

/** A group of deeds. */
export interface GroupInfo {
  id: string;
  name: string;
  colour: string;
  spaces: number[];
}

/** A card; its place in the deck is nobody's business. */
export interface CardInfo {
  id: string;
  flavour: string;
  effect: string;
}

/** A deck of cards. */
export interface DeckInfo {
  id: string;
  name: string;
  cards: CardInfo[];
}

/** A mission or a power. */
export interface SpecialInfo {
  id: string;
  name: string;
  about: string;
  trigger: string;
  side: "dark" | "light" | null;
  pips: number;
  needs: number;
}

/** A value of a setting. */
export interface Option {
  value: boolean | number | string;
  label: string;
}

/** A rule as the rulebook, a ruling or a house has it. */
export interface RuleInfo {
  id: string;
  kind: "book" | "house" | "ruling";
  words: string;
  value: string;
  source: string;
}

/** A rule that a table may set. */
export interface SettingInfo {
  id: string;
  label: string;
  about: string;
  kind: "book" | "house" | "ruling" | "table";
  type: "bool" | "choice" | "int";
  lowest: number;
  highest: number;
  /** For `choice` and `bool`. */
  options: Option[];
  /** Its value in every form of the game if nobody changes it. */
  by_form: Record<string, boolean | number | string>;
  rules: RuleInfo[];
  /** Why the edition cannot be played with it; empty if it can. */
  why_not: string;
}

/** A form of the game. */
export interface FormInfo {
  id: string;
  name: string;
  /** What it changes, in words. */
  about: string;
}

/** A way in which bots play. */
export interface Character {
  id: string;
  name: string;
  about: string;
}

/** GET /api/editions/{edition}: everything that does not change during a game. */
export interface EditionInfo {
  id: string;
  title: string;
  language: string;
  lowest: number;
  highest: number;
  stage: string;
  start_cash: number;
  salary: number;
  fine: number;
  houses: number;
  hotels: number;
  spaces: SpaceInfo[];
  /** The spaces of the jails. */
  jails: number[];
  landing_bonus: number;
  /** By how much the fine falls with every turn in jail. */
  fine_step: number;
  groups: GroupInfo[];
  decks: DeckInfo[];
  figures: FigureInfo[];
  /** Their names. */
  sides: Record<string, string>;
  /** The names of the light and the dark token; empty where there are none. */
  tokens: string[];
  specials: SpecialInfo[];
  forms: FormInfo[];
  settings: SettingInfo[];
  characters: Character[];
  /** `house`, `houses`, `hotel`, `hotels`. */
  building_words: Record<string, string>;
  /** The edition's own Fluent file in that language: `money` and all names. */
  words: string;
}

/** A chapter of an edition's rules. */
export interface ChapterInfo {
  id: string;
  title: string;
  rules: RuleInfo[];
}

/** GET /api/editions/{edition}/rules. */
export interface EditionRules {
  edition: string;
  title: string;
  chapters: ChapterInfo[];
}

/** Everyone's wealth when a turn began. */
export interface WealthPoint {
  turn: number;
  wealth: number[];
}

/** What a deed has brought its owners in rent. */
export interface DeedEarned {
  space: number;
  earned: number;
  times: number;
  owners: number[];
}

/** What the dice follow from; secret and salt are empty until the game is over. */
export interface DiceProof {
  commitment: string;
  secret: string;
  salt: string;
  /** One a seat, in their order; empty for bots. */
  entropies: string[];
}

/** GET /api/tables/{table}/summary: how the game went. */
export interface Summary {
  over: boolean;
  winners: number[];
  names: string[];
  standing: Standing[];
  wealth: WealthPoint[];
  deeds: DeedEarned[];
  dice: DiceProof;
}

/** POST /api/replay: some steps of a record. */
export interface ReplayRequest {
  record: string;
  language?: "de" | "en" | "nl";
  /** The first step that is wanted; step 0 is before the first action. */
  first?: number;
  count?: number;
}

/** The table after one action of a record. */
export interface ReplayStep {
  step: number;
  /** -2: the dice and the decks. */
  actor: number;
  action: string;
  snapshot: Snapshot;
}

/** Some steps of a record, and how many there are. */
export interface Replay {
  edition: string;
  form: string;
  names: string[];
  steps: number;
  /** At which step every turn begins. */
  turns: number[];
  frames: ReplayStep[];
  summary: Summary;
}

/** POST /api/verify. */
export interface VerifyRequest {
  record: string;
  language?: "de" | "en" | "nl";
}

/** Whether every roll, card and shuffle of a record follows from what was revealed. */
export interface Verdict {
  sound: boolean;
  reason: string;
  outcomes: number;
  commitment: string;
}
