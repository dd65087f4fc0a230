/** One line to a table: it connects, reconnects and sends; it knows no words of the game. */

import type { ClientMessage, Hello, ServerMessage } from "./protocol";

export type Line = "connecting" | "open" | "waiting" | "closed";

export interface Listener {
  /** Said first on every new connection. */
  hello(): Hello;
  heard(message: ServerMessage): void;
  line(state: Line, retryAt: number): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** A line on which a ping is not answered for so long is given up. */
const SILENCE = 10_000;

export class TableSocket {
  #socket: WebSocket | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.#woken);
    this.#connect();
  }

  /** Say something; what is said while the line is down is dropped, the snapshot tells what is true. */
  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.#woken);
    this.#stopTimers();
    this.#socket?.close();
    this.listener.line("closed", 0);
  }

  /** Begin anew, with a new hello. */
  restart(): void {
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  /** Do not wait any longer for the next try. */
  readonly retry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#connect();
  };

  readonly #woken = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #connect(): void {
    this.#stopTimers();
    this.listener.line("connecting", 0);
    const url = new URL(`api/tables/${this.table}/socket`, document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
      this.#ping = setInterval(() => this.#sendPing(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#tries = 0;
      this.listener.line("open", 0);
      this.listener.heard(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#wait();
    };
  }

  #sendPing(): void {
    this.say({ type: "ping" });
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE);
  }

  /** Twice as long after every failed try, with some chance so that not everybody comes at once. */
  #wait(): void {
    this.#stopTimers();
    if (this.#closed) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.listener.line("waiting", Date.now() + wait);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
  }
}
