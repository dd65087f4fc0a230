/** The client's copy of one table.  It computes no rule: the server says what is legal. */

import { api, ApiError, editionInfo } from "./api";
import { keepTable, knownTable } from "./memory";
import type {
  Choice,
  ClientMessage,
  EditionInfo,
  Happened,
  Hello,
  Lobby,
  MissingListed,
  Refused,
  ServerMessage,
  Snapshot,
  TradeChecked,
  Tray,
} from "./protocol";
import { TableSocket, type Line } from "./socket";
import { words } from "./words.svelte";

const LOG_KEPT = 2000;

type Asked = (message: MissingListed | TradeChecked) => void;

export class Table {
  edition = $state.raw<EditionInfo>();
  lobby = $state.raw<Lobby>();
  snapshot = $state.raw<Snapshot>();
  /** Everything that the log tells, the oldest first. */
  log = $state.raw<readonly Happened[]>([]);
  /** What happened with the last snapshot, for animation; empty after a reload. */
  news = $state.raw<readonly Happened[]>([]);
  line = $state<Line>("connecting");
  retryAt = $state(0);
  refused = $state.raw<Refused>();
  /** Why there is no such table, in words. */
  unknown = $state("");
  /** A move was sent and is not answered yet. */
  sending = $state(false);
  /** Whose hand the device is in, if several people share it. */
  hand = $state(-1);

  readonly #socket: TableSocket;
  readonly #asked = new Map<number, Asked>();
  #asks = 0;
  #nextEvent = 0;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      line: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
        if (state !== "open") this.sending = false;
        if (state === "waiting" && !this.lobby && !this.snapshot) void this.#ask();
      },
    });
  }

  /** The seat that the person before the screen plays now; -1 for a spectator. */
  readonly seat = $derived.by(() => {
    const you = this.snapshot?.you ?? [];
    if (you.length <= 1) return you[0] ?? -1;
    return you.includes(this.hand) ? this.hand : (you[0] ?? -1);
  });

  /** What that person may do now, the likeliest first. */
  readonly choices = $derived<readonly Choice[]>(
    (this.snapshot?.choices ?? []).filter((choice) => choice.seat === this.seat),
  );

  /** Several people share this device, and the one who has it is not the one to decide. */
  readonly curtainFor = $derived.by(() => {
    const snapshot = this.snapshot;
    if (!snapshot || snapshot.over || snapshot.you.length < 2) return -1;
    const { actor, you } = snapshot;
    return you.includes(actor) && actor !== this.hand ? actor : -1;
  });

  act(choice: Choice, action = choice.action): void {
    this.#move({ type: "act", seat: choice.seat, number: this.#number, action });
  }

  undo(seat: number): void {
    this.#move({ type: "undo", seat, number: this.#number });
  }

  propose(to: number, gives: Tray, wants: Tray, counter: boolean): void {
    const { seat } = this;
    this.#move({ type: "propose", seat, number: this.#number, to, gives, wants, counter });
  }

  bidUpTo(limit: number): void {
    this.say({ type: "bid-up-to", seat: this.seat, limit });
  }

  checkTrade(to: number, gives: Tray, wants: Tray, counter: boolean, done: Asked): void {
    const ask = this.#expect(done);
    this.say({ type: "check-trade", seat: this.seat, to, gives, wants, counter, ask });
  }

  missing(done: (message: MissingListed) => void): void {
    const ask = this.#expect(done as Asked);
    this.say({ type: "missing", seat: this.seat, ask });
  }

  say(message: ClientMessage): boolean {
    return this.#socket.say(message);
  }

  /** There are new seats on this device. */
  rejoin(): void {
    this.#nextEvent = 0;
    this.#socket.restart();
  }

  speak(): void {
    void this.#loadEdition();
    this.#nextEvent = 0;
    this.say({ type: "language", language: words.language });
  }

  retry(): void {
    this.#socket.retry();
  }

  close(): void {
    this.#socket.close();
  }

  get #number(): number {
    return this.snapshot?.number ?? 0;
  }

  #move(message: ClientMessage): void {
    this.refused = undefined;
    if (this.sending) return;
    this.sending = this.say(message);
  }

  #expect(done: Asked): number {
    this.#asks += 1;
    this.#asked.set(this.#asks, done);
    return this.#asks;
  }

  #hello(): Hello {
    const known = knownTable(this.id);
    const tokens = Object.values(known?.seats ?? {});
    if (known?.host) tokens.push(known.host);
    return { type: "hello", tokens, language: words.language, since: this.#nextEvent };
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "lobby":
        this.lobby = message;
        this.snapshot = undefined;
        void this.#loadEdition();
        break;
      case "snapshot":
        this.#arrived(message);
        break;
      case "accepted":
        this.sending = false;
        break;
      case "refused":
        this.sending = false;
        this.refused = message;
        break;
      case "trade-checked":
      case "missing-listed":
        this.#asked.get(message.ask)?.(message);
        this.#asked.delete(message.ask);
        break;
      case "answered":
      case "pong":
        break;
    }
  }

  #arrived(snapshot: Snapshot): void {
    const first = this.snapshot === undefined;
    const last = this.log.at(-1)?.index ?? -1;
    const restarted = this.#nextEvent === 0 || snapshot.next_event < this.#nextEvent;
    if (restarted) {
      this.log = snapshot.events;
      this.news = [];
    } else {
      const news = snapshot.events.filter((event) => event.index > last);
      this.log = [...this.log, ...news].slice(-LOG_KEPT);
      this.news = first ? [] : news;
    }
    this.#nextEvent = snapshot.next_event;
    this.sending = false;
    this.snapshot = snapshot;
    if (first || snapshot.over) {
      keepTable(this.id, { edition: snapshot.edition, over: snapshot.over });
      void this.#loadEdition();
    }
  }

  /** The line never opened: does the server know this table at all? */
  async #ask(): Promise<void> {
    try {
      await api.look(this.id, words.language);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      this.#socket.close();
      this.unknown = error.message;
    }
  }

  async #loadEdition(): Promise<void> {
    const id = this.snapshot?.edition ?? this.lobby?.edition;
    if (!id) return;
    const { language } = words;
    const edition = await editionInfo(id, language);
    if (language === words.language) this.edition = edition;
  }
}
