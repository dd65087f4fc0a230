/** A table that is being planned: what the form on the page fills in. */

import type {
  ClockPlan,
  CreateTable,
  EditionInfo,
  SeatPlan,
  SettingInfo,
  SettingValue,
} from "../lib/protocol";

/** Who sits there: somebody at this screen, a friend with the link, or a bot. */
export type Sitter = "here" | "open" | "bot";

export interface PlannedSeat {
  readonly key: number;
  sitter: Sitter;
  name: string;
  character: string;
  /** The id of a figure; empty for any. */
  figure: string;
}

export type ClockChoice = "none" | "brisk" | "relaxed" | "slow";

const CLOCKS: Readonly<Record<ClockChoice, ClockPlan | null>> = {
  none: null,
  brisk: { decision: 20, reserve: 180 },
  relaxed: { decision: 60, reserve: 600 },
  slow: { decision: 86_400, reserve: 0 },
};
export const CLOCK_CHOICES = Object.keys(CLOCKS) as ClockChoice[];

export class Plan {
  form = $state("standard");
  seats = $state<PlannedSeat[]>([]);
  clock = $state<ClockChoice>("none");
  /** Only what differs from the form. */
  changed = $state<Record<string, SettingValue>>({});
  #keys = 0;

  constructor(
    readonly edition: EditionInfo,
    yourName: string,
  ) {
    this.form = edition.forms[0]?.id ?? "standard";
    this.add("here", yourName);
    const bots = Math.max(edition.lowest, Math.min(3, edition.highest)) - 1;
    for (let i = 0; i < bots; i++) this.add("bot");
  }

  get canAdd(): boolean {
    return this.seats.length < this.edition.highest;
  }

  get canRemove(): boolean {
    return this.seats.length > this.edition.lowest;
  }

  add(sitter: Sitter, name = ""): void {
    // Bots differ from each other unless somebody wants it otherwise; none plays at random.
    const characters = this.edition.characters.filter(({ id }) => id !== "random");
    const bots = this.seats.filter((seat) => seat.sitter === "bot").length;
    const character = characters[bots % Math.max(1, characters.length)]?.id ?? "";
    this.seats.push({ key: this.#keys++, sitter, name, character, figure: "" });
  }

  remove(key: number): void {
    this.seats = this.seats.filter((seat) => seat.key !== key);
  }

  /** Figures that no other seat has chosen. */
  freeFigures(seat: PlannedSeat): EditionInfo["figures"] {
    const taken = new Set(this.seats.filter((s) => s !== seat).map((s) => s.figure));
    return this.edition.figures.filter((figure) => !taken.has(figure.id));
  }

  valueOf(setting: SettingInfo): SettingValue {
    return this.changed[setting.id] ?? setting.by_form[this.form] ?? false;
  }

  isChanged(setting: SettingInfo): boolean {
    return setting.id in this.changed;
  }

  set(setting: SettingInfo, value: SettingValue): void {
    const rest = Object.fromEntries(
      Object.entries(this.changed).filter(([id]) => id !== setting.id),
    );
    this.changed = value === setting.by_form[this.form] ? rest : { ...rest, [setting.id]: value };
  }

  choose(form: string): void {
    this.form = form;
    this.changed = {};
  }

  /** The request that sets this table up. */
  request(): CreateTable {
    return {
      edition: this.edition.id,
      form: this.form,
      settings: { ...this.changed },
      seats: this.seats.map((seat): SeatPlan => {
        const kind = seat.sitter === "here" ? "person" : seat.sitter;
        return { kind, character: seat.character, name: "", figure: seat.figure };
      }),
      clock: CLOCKS[this.clock],
    };
  }
}
