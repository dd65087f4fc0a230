/** Names that fit into a space: broken into lines, set smaller if they must, hyphenated at the last. */

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How wide a text is at a size of 1. */
export type Measure = (text: string) => number;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

const LINE = 1.08;
const VOWELS = "aeiouyäöüéèïëáó";

export function letter(name: string, room: Room, measure: Measure): Lettering {
  for (let size = room.largest; size >= room.smallest; size -= 0.5) {
    const lines = breakLines(name, room.width / size, measure);
    if (lines && lines.length * LINE * size <= room.height) return { lines, size };
  }
  return hyphenated(name, room, measure);
}

/** Lines no wider than `width`, broken at spaces and after hyphens; nothing if a word is too long. */
function breakLines(name: string, width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  let line = "";
  for (const piece of name.split(/(?<=[\s-])/)) {
    if (measure(piece.trimEnd()) > width) return undefined;
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else {
      line += piece;
    }
  }
  return [...lines, line.trimEnd()];
}

function hyphenated(name: string, room: Room, measure: Measure): Lettering {
  const size = room.smallest;
  const width = room.width / size;
  const pieces = name
    .split(/(?<=[\s-])/)
    .flatMap((word) => (measure(word.trimEnd()) > width ? parts(word, width, measure) : [word]));
  const most = Math.max(1, Math.floor(room.height / (size * LINE)));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && !last.endsWith("-") && measure(`${last} ${piece}`.trimEnd()) <= width) {
      lines[lines.length - 1] = `${last} ${piece.trimEnd()}`;
    } else {
      lines.push(piece.trimEnd());
    }
  }
  if (lines.length <= most) return { lines, size };
  const kept = lines.slice(0, most);
  kept[most - 1] = `${(kept[most - 1] ?? "").replace(/[-\s.]*$/, "").slice(0, -1)}…`;
  return { lines: kept, size };
}

/** A long word in parts: before a consonant that a vowel follows, as far right as it fits. */
function parts(word: string, width: number, measure: Measure): string[] {
  let cut = 0;
  for (let i = 3; i < word.trimEnd().length - 2; i++) {
    if (measure(`${word.slice(0, i)}-`) > width) break;
    if (isVowel(word[i + 1]) && !isVowel(word[i])) cut = i;
  }
  if (cut === 0) return [word];
  const rest = word.slice(cut);
  const first = `${word.slice(0, cut)}-`;
  return measure(rest.trimEnd()) > width ? [first, ...parts(rest, width, measure)] : [first, rest];
}

const isVowel = (character = ""): boolean => VOWELS.includes(character.toLowerCase());

const SAMPLE = 100;
let context: CanvasRenderingContext2D | null | undefined;

/** Measures with the font of the board; without a canvas by a rule of thumb. */
export function boardMeasure(text: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * 0.5;
  context.font = `600 ${SAMPLE}px "Instrument Sans Variable", sans-serif`;
  context.fontStretch = "condensed";
  return context.measureText(text).width / SAMPLE;
}
