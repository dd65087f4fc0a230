/** What this browser remembers: its language, its seats and its last tables. */

const PREFIX = "freehold:";

/** Storage may be switched off; then everything lasts as long as the page. */
const spare = new Map<string, string>();

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return spare.get(key);
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    spare.set(key, value);
  }
}

/** A table that somebody on this device sat at. */
export interface KnownTable {
  readonly table: string;
  readonly edition: string;
  /** When it was last looked at, in milliseconds. */
  readonly seen: number;
  readonly over: boolean;
  readonly host: string;
  /** Tokens by seat. */
  readonly seats: Readonly<Record<number, string>>;
}

const TABLES = "tables";
const KEPT = 30;

export function knownTables(): KnownTable[] {
  try {
    const tables = JSON.parse(recall(TABLES) ?? "[]") as KnownTable[];
    return tables.sort((a, b) => b.seen - a.seen);
  } catch {
    return [];
  }
}

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((known) => known.table === table);
}

/** Keep what is new about a table; the oldest tables are forgotten. */
export function keepTable(table: string, news: Partial<KnownTable>): KnownTable {
  const before = knownTable(table);
  const kept: KnownTable = {
    edition: "",
    over: false,
    host: "",
    seats: {},
    ...before,
    ...news,
    table,
    seen: Date.now(),
  };
  const others = knownTables().filter((known) => known.table !== table);
  remember(TABLES, JSON.stringify([kept, ...others].slice(0, KEPT)));
  return kept;
}

export function keepSeat(table: string, seat: number, token: string): KnownTable {
  const seats = { ...knownTable(table)?.seats, [seat]: token };
  return keepTable(table, { seats });
}

export function forgetTable(table: string): void {
  remember(TABLES, JSON.stringify(knownTables().filter((known) => known.table !== table)));
}
