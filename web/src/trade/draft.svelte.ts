/** A trade that is being put together. */

import type { Trade, Tray } from "../lib/protocol";

export class DraftTray {
  deeds = $state<number[]>([]);
  jailCards = $state<number[]>([]);
  cash = $state<number | null>(0);

  constructor(tray?: Tray) {
    this.deeds = [...(tray?.deeds ?? [])];
    this.jailCards = [...(tray?.jail_cards ?? [])];
    this.cash = tray?.cash ?? 0;
  }

  toggleDeed(space: number): void {
    this.deeds = toggled(this.deeds, space);
  }

  toggleCard(card: number): void {
    this.jailCards = toggled(this.jailCards, card);
  }

  get tray(): Tray {
    const cash = Math.max(0, Math.round(this.cash ?? 0));
    return { deeds: [...this.deeds], jail_cards: [...this.jailCards], cash };
  }

  get isEmpty(): boolean {
    return this.deeds.length === 0 && this.jailCards.length === 0 && !this.cash;
  }
}

function toggled(items: readonly number[], item: number): number[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

/** What I give and what I want; a counter-offer begins with the offer seen from my side. */
export class TradeDraft {
  readonly gives: DraftTray;
  readonly wants: DraftTray;

  constructor(offer?: Trade) {
    this.gives = new DraftTray(offer?.wants);
    this.wants = new DraftTray(offer?.gives);
  }

  get isEmpty(): boolean {
    return this.gives.isEmpty && this.wants.isEmpty;
  }
}
