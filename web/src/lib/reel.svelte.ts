/** A record that is stepped through; its frames come in portions as they are wanted. */

import { api } from "./api";
import type { Happened, Language, Replay, ReplayStep } from "./protocol";

const PORTION = 60;

export class Reel {
  at = $state(0);
  playing = $state(false);
  #frames = $state.raw<ReadonlyMap<number, ReplayStep>>(new Map());
  readonly #asked = new Set<number>();
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(
    readonly record: string,
    readonly language: Language,
    readonly replay: Replay,
  ) {
    this.#keep(replay.frames);
    this.#asked.add(0);
  }

  static async open(record: string, language: Language): Promise<Reel> {
    return new Reel(record, language, await api.replay({ record, language, first: 0, count: PORTION }));
  }

  get edition(): string {
    return this.replay.edition;
  }

  /** The number of the last step; step 0 is before the first action. */
  get last(): number {
    return this.replay.steps;
  }

  /** The frame of the moment, or the nearest one before it until it has come. */
  readonly frame = $derived.by(() => {
    for (let step = this.at; step >= 0; step--) {
      const frame = this.#frames.get(step);
      if (frame) return frame;
    }
    return undefined;
  });

  /** What happened up to here, as far as it was looked at. */
  readonly log = $derived.by(() => {
    const told: Happened[] = [];
    for (let step = Math.max(0, this.at - 200); step <= this.at; step++) {
      told.push(...(this.#frames.get(step)?.snapshot.events ?? []));
    }
    const seen = new Set<number>();
    return told.filter(({ index }) => !seen.has(index) && seen.add(index));
  });

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.last, step));
    void this.#load(this.at);
    void this.#load(this.at + PORTION / 2);
    if (this.at === this.last) this.pause();
  }

  /** To where the next or the last turn begins. */
  turn(direction: 1 | -1): void {
    const { turns } = this.replay;
    const found =
      direction > 0
        ? turns.find((step) => step > this.at)
        : turns.findLast((step) => step < this.at);
    this.go(found ?? (direction > 0 ? this.last : 0));
  }

  play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#timer = setInterval(() => this.go(this.at + 1), 700);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  async #load(step: number): Promise<void> {
    const first = Math.floor(step / PORTION) * PORTION;
    if (first > this.last || this.#asked.has(first)) return;
    this.#asked.add(first);
    const { record, language } = this;
    const { frames } = await api.replay({ record, language, first, count: PORTION });
    this.#keep(frames);
  }

  #keep(frames: readonly ReplayStep[]): void {
    this.#frames = new Map([...this.#frames, ...frames.map((frame) => [frame.step, frame] as const)]);
  }
}
