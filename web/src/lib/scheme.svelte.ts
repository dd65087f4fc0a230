/** Light or dark: as the system has it, until somebody says otherwise. */

import { recall, remember } from "./memory";

export type Scheme = "system" | "light" | "dark";

const SCHEMES: readonly Scheme[] = ["system", "light", "dark"];

class SchemeChoice {
  value = $state<Scheme>(SCHEMES.find((scheme) => scheme === recall("scheme")) ?? "system");

  constructor() {
    this.#show();
  }

  /** The next one: as the system, light, dark. */
  next(): void {
    this.value = SCHEMES[(SCHEMES.indexOf(this.value) + 1) % SCHEMES.length] ?? "system";
    remember("scheme", this.value);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.scheme = this.value;
  }
}

export const scheme = new SchemeChoice();
