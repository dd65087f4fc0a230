/** Patterns over the groups' colours, so that nobody needs to tell colours apart. */

export interface Pattern {
  /** The side of the square that is repeated. */
  readonly size: number;
  /** The path in that square, stroked. */
  readonly path: string;
  readonly stroke: number;
}

export const PATTERNS: readonly Pattern[] = [
  { size: 8, path: "M-2 2 2-2M0 8 8 0M6 10 10 6", stroke: 1.6 },
  { size: 8, path: "M0 4H8", stroke: 2 },
  { size: 7, path: "M3.500 3.500h.010", stroke: 2.8 },
  { size: 8, path: "M-2 6 2 10M0 0 8 8M6-2 10 2", stroke: 1.6 },
  { size: 8, path: "M0 0 8 8M0 8 8 0", stroke: 1.2 },
  { size: 8, path: "M4 0V8", stroke: 2 },
  { size: 10, path: "M0 7 5 3 10 7", stroke: 1.7 },
  { size: 8, path: "M0 4H8M4 0V8", stroke: 1.2 },
  { size: 12, path: "M0 6Q3 2 6 6T12 6", stroke: 1.7 },
  { size: 9, path: "M4.500 2V7M2 4.500H7", stroke: 1.4 },
  { size: 10, path: "M5 2 8 5 5 8 2 5Z", stroke: 1.3 },
  { size: 6, path: "M0 3H6", stroke: 1.2 },
  { size: 6, path: "M3 0V6", stroke: 1.2 },
  { size: 12, path: "M2 2h4v4M8 8h4", stroke: 1.6 },
  { size: 8, path: "M2 4h4", stroke: 2 },
  { size: 8, path: "M4 2v4", stroke: 2 },
];

export function patternOf(group: number): Pattern {
  return PATTERNS[group % PATTERNS.length] as Pattern;
}

/** Whether black or white is easier to read on a colour such as `#8b5a3c`. */
export function inkOn(colour: string): "#000000" | "#ffffff" {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const light = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return light > 0.179 ? "#000000" : "#ffffff";
}
