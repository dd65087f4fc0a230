/** Single keys that act; they can be switched off, for those whose tools press keys for them. */

import { recall, remember } from "./memory";

class Shortcuts {
  on = $state(recall("shortcuts") !== "off");

  set(on: boolean): void {
    this.on = on;
    remember("shortcuts", on ? "on" : "off");
  }

  /** The key of an event that is a shortcut: not while somebody types or a dialog is open. */
  keyOf(event: KeyboardEvent): string {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return "";
    const target = event.target as Element | null;
    if (target?.closest("input:not([type=checkbox],[type=radio]), textarea, select, dialog")) return "";
    return event.key.length === 1 ? event.key.toLowerCase() : "";
  }
}

export const shortcuts = new Shortcuts();
