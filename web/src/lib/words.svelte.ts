/** The page's own words: the same Fluent files as everywhere else in Freehold. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import de from "../../../src/freehold/words/de/web.ftl?raw";
import en from "../../../src/freehold/words/en/web.ftl?raw";
import nl from "../../../src/freehold/words/nl/web.ftl?raw";
import { recall, remember } from "./memory";
import type { EditionInfo, Language } from "./protocol";

export const LANGUAGES: readonly Language[] = ["en", "de", "nl"];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
};

export type Arguments = Record<string, FluentVariable>;

const SOURCES: Readonly<Record<Language, string>> = { de, en, nl };
const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = parse(language, SOURCES[language]);
    bundles.set(language, bundle);
  }
  return bundle;
}

function parse(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

function format(bundle: FluentBundle, id: string, values?: Arguments): string | undefined {
  const message = bundle.getMessage(id);
  if (!message?.value) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

const isLanguage = (text: string): text is Language => (LANGUAGES as string[]).includes(text);

/** The language chosen before, or the first of the browser's that we speak. */
function firstLanguage(): Language {
  const wished = [recall("language") ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find(isLanguage) ?? "en";
}

class Words {
  language = $state<Language>(firstLanguage());

  speak(language: Language): void {
    this.language = language;
    remember("language", language);
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** One message of the page in the language of the moment. */
export function t(id: string, values?: Arguments): string {
  const text = format(bundleOf(words.language), id, values);
  if (text === undefined) console.error(`the message “${id}” is missing in ${words.language}`);
  return text ?? id;
}

/** A message that not everything has: nothing where it is missing. */
export function tIfAny(id: string, values?: Arguments): string {
  return format(bundleOf(words.language), id, values) ?? "";
}

/** A plain number as the language writes it. */
export function count(value: number): string {
  return new Intl.NumberFormat(words.language).format(value);
}

const moneyBundles = new WeakMap<EditionInfo, FluentBundle>();

/** An amount in the edition's currency. */
export function money(edition: EditionInfo, amount: number): string {
  let bundle = moneyBundles.get(edition);
  if (!bundle) {
    bundle = parse(edition.language, edition.words);
    moneyBundles.set(edition, bundle);
  }
  return format(bundle, "money", { amount }) ?? String(amount);
}

/** A list such as "a, b and c". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(items);
}
