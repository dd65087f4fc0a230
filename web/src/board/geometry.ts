/** Where the spaces of a board lie: any ring of spaces, as a square or as an upright rectangle. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The side of the ring that a space is on; its band of colour lies on the inner edge. */
export type Edge = "bottom" | "left" | "top" | "right";

export interface Place extends Box {
  readonly index: number;
  readonly edge: Edge;
  readonly corner: boolean;
}

export interface Ring {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  /** The free rectangle inside the ring. */
  readonly middle: Box;
}

export interface Shape {
  /** Spaces along the bottom, corners included. */
  readonly columns: number;
  /** Spaces along the left side, corners included. */
  readonly rows: number;
  /** Width of a space on the bottom and on the top. */
  readonly along: number;
  /** Height of a space on the left and on the right. */
  readonly upright: number;
  /** How deep the left and right sides are. */
  readonly deepX: number;
  /** How deep the bottom and the top are. */
  readonly deepY: number;
}

/** Widths in the drawing's units: about the pixels of a desk and of a phone. */
const SQUARE = 860;
const UPRIGHT = 390;

/** The square of a classic board: corners half as long again as a space is wide. */
export function squareShape(spaces: number): Shape {
  const perSide = Math.ceil(spaces / 4);
  const side = SQUARE / (perSide - 1 + 3.1);
  return {
    columns: perSide + 1,
    rows: perSide + 1,
    along: side,
    upright: side,
    deepX: side * 1.55,
    deepY: side * 1.55,
  };
}

/** An upright rectangle for narrow screens: every space a little wider than it is high. */
export function uprightShape(spaces: number): Shape {
  const half = Math.ceil(spaces / 2) + 2;
  const columns = Math.max(4, Math.round(half * 0.36));
  const along = UPRIGHT / columns;
  const upright = along * 0.86;
  return { columns, rows: half - columns, along, upright, deepX: along, deepY: upright };
}

/** The ring of a shape, counted clockwise from the bottom right corner. */
export function ringOf(spaces: number, shape: Shape): Ring {
  const { columns, rows, along, upright, deepX, deepY } = shape;
  const width = 2 * deepX + (columns - 2) * along;
  const height = 2 * deepY + (rows - 2) * upright;
  const left = (column: number) => (column === 0 ? 0 : deepX + (column - 1) * along);
  const top = (row: number) => (row === 0 ? 0 : deepY + (row - 1) * upright);
  const cells = cellsAround(columns, rows).slice(0, spaces);
  const places = cells.map(({ column, row, edge }, index): Place => {
    const outerColumn = column === 0 || column === columns - 1;
    const outerRow = row === 0 || row === rows - 1;
    return {
      index,
      edge,
      corner: outerColumn && outerRow,
      x: left(column),
      y: top(row),
      width: outerColumn ? deepX : along,
      height: outerRow ? deepY : upright,
    };
  });
  const middle = { x: deepX, y: deepY, width: width - 2 * deepX, height: height - 2 * deepY };
  return { width, height, places, middle };
}

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly edge: Edge;
}

function cellsAround(columns: number, rows: number): Cell[] {
  const cells: Cell[] = [];
  for (let c = columns - 1; c > 0; c--) cells.push({ column: c, row: rows - 1, edge: "bottom" });
  for (let r = rows - 1; r > 0; r--) cells.push({ column: 0, row: r, edge: "left" });
  for (let c = 0; c < columns - 1; c++) cells.push({ column: c, row: 0, edge: "top" });
  for (let r = 0; r < rows - 1; r++) cells.push({ column: columns - 1, row: r, edge: "right" });
  return cells;
}

/** Where the band of colour lies in a space: along its inner edge. */
export function bandOf(place: Place, depth: number): Box {
  const { x, y, width, height } = place;
  switch (place.edge) {
    case "bottom":
      return { x, y, width, height: depth };
    case "top":
      return { x, y: y + height - depth, width, height: depth };
    case "left":
      return { x: x + width - depth, y, width: depth, height };
    case "right":
      return { x, y, width: depth, height };
  }
}

/** A box without its band: where the name is written. */
export function faceOf(place: Place, depth: number): Box {
  const { x, y, width, height } = place;
  switch (place.edge) {
    case "bottom":
      return { x, y: y + depth, width, height: height - depth };
    case "top":
      return { x, y, width, height: height - depth };
    case "left":
      return { x, y, width: width - depth, height };
    case "right":
      return { x: x + depth, y, width: width - depth, height };
  }
}

/** Where figures stand in a small space: at its very foot. */
export function smallFootOf(place: Place, size: number): Box {
  return { ...place, y: place.y + place.height - size, height: size };
}

/** Where figures stand in a space: at the foot of its face, below the name. */
export function footOf(place: Place, band: number, strip: number, size: number): Box {
  const face = faceOf(place, band);
  const below = place.edge === "bottom" ? strip : 0;
  const left = place.edge === "left" ? strip : 0;
  const right = place.edge === "right" ? strip : 0;
  return {
    x: face.x + left,
    y: face.y + face.height - below - size - 2,
    width: face.width - left - right,
    height: size,
  };
}

/** Where a token lies on a space: on its inner edge, beside the buildings. */
export function tokenPlace(place: Place, order: number, size: number): Point {
  const { x, y, width, height } = place;
  const along = (length: number) => length - size * (0.7 + order * 1.05);
  switch (place.edge) {
    case "bottom":
      return { x: x + along(width), y };
    case "top":
      return { x: x + along(width), y: y + height };
    case "left":
      return { x: x + width, y: y + along(height) };
    case "right":
      return { x, y: y + along(height) };
  }
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the figure with the number `order` of `count` stands: side by side, in rows of four. */
export function standing(box: Box, order: number, count: number, size: number): Point {
  const perRow = Math.min(count, 4);
  const rows = Math.ceil(count / perRow);
  const row = Math.floor(order / perRow);
  const inRow = row === rows - 1 ? count - row * perRow : perRow;
  // Figures that find no room beside each other stand closer together.
  const gap = inRow > 1 ? Math.min(size * 0.95, (box.width - size) / (inRow - 1)) : 0;
  const centre = middleOf(box);
  return {
    x: centre.x + ((order % perRow) - (inRow - 1) / 2) * gap,
    y: centre.y - (rows - 1 - row) * size * 0.75,
  };
}

/** The spaces that a figure walks over, the first and the last included; at most one round. */
export function walk(from: number, to: number, spaces: number, backward = false): number[] {
  const steps: number[] = [from];
  const stride = backward ? spaces - 1 : 1;
  for (let at = from; at !== to && steps.length <= spaces; ) {
    at = (at + stride) % spaces;
    steps.push(at);
  }
  return steps;
}

/** The space that the focus goes to when an arrow key is pressed on a board. */
export function neighbour(ring: Ring, at: number, key: string): number {
  const count = ring.places.length;
  const place = ring.places[at];
  if (!place) return 0;
  const forward = (at + 1) % count;
  const back = (at + count - 1) % count;
  const clockwise: Record<Edge, Partial<Record<string, number>>> = {
    bottom: { ArrowLeft: forward, ArrowRight: back },
    left: { ArrowUp: forward, ArrowDown: back },
    top: { ArrowRight: forward, ArrowLeft: back },
    right: { ArrowDown: forward, ArrowUp: back },
  };
  const along = clockwise[place.edge][key];
  if (along !== undefined) return along;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return across(ring, place, key);
}

/** The space on the other side of the board, or the next one where a corner turns. */
function across(ring: Ring, place: Place, key: string): number {
  const from = middleOf(place);
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = place.index;
  let least = Number.POSITIVE_INFINITY;
  for (const other of ring.places) {
    const to = middleOf(other);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (other.index === place.index || ahead <= 1) continue;
    const far = ahead + aside * 50;
    if (far < least) [best, least] = [other.index, far];
  }
  return best;
}

const DIRECTIONS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
