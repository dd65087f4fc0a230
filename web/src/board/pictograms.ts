/**
 * Pictograms of our own: simple shapes on a field of 24 by 24, drawn with the current colour.
 *
 * A shape is the data of one SVG path.  `even-odd` filling lets a path have holes.
 */

export type Pictogram = string;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** A star with so many points, or a gear if the radii are near each other. */
function star(points: number, outer: number, inner: number, turn = -90): string {
  const corners: [number, number][] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 === 0 ? outer : inner;
    corners.push([round(12 + radius * Math.cos(angle)), round(12 + radius * Math.sin(angle))]);
  }
  return polygon(...corners);
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A sector of 60 degrees around an angle, between the radii 3.6 and 10.5. */
function blade(angle: number): string {
  const at = (radius: number, degrees: number) => {
    const radians = ((angle + degrees) * Math.PI) / 180;
    return `${round(12 + radius * Math.cos(radians))} ${round(12 + radius * Math.sin(radians))}`;
  };
  return `M${at(3.6, -30)}L${at(10.5, -30)}A10.5 10.5 0 0 1 ${at(10.5, 30)}L${at(3.6, 30)}A3.6 3.6 0 0 0 ${at(3.6, -30)}Z`;
}

/** One for each group of a board, in the order of its groups. */
export const GROUP_SHAPES: readonly Pictogram[] = [
  polygon([12, 4], [21, 20], [3, 20]),
  polygon([3, 9], [14, 9], [14, 4.5], [21.5, 12], [14, 19.5], [14, 15], [3, 15]),
  circle(12, 12, 8),
  polygon([12, 2.5], [20.5, 12], [12, 21.5], [3.5, 12]),
  polygon([13.5, 2], [4.5, 13.5], [10.8, 13.5], [9.5, 22], [19.5, 9.5], [13, 9.5]),
  polygon([4.5, 4.5], [19.5, 4.5], [19.5, 19.5], [4.5, 19.5]),
  star(5, 10, 4.2),
  polygon([12, 2.5], [20.3, 7.2], [20.3, 16.8], [12, 21.5], [3.7, 16.8], [3.7, 7.2]),
  "M12 2.5C16.5 8 19.2 11.6 19.2 15a7.2 7.2 0 0 1-14.4 0C4.800 11.6 7.500 8 12 2.500Z",
  "M16.500 3.200A9.500 9.500 0 1 0 21 16.600A8 8 0 0 1 16.500 3.200Z",
  polygon([9, 3], [15, 3], [15, 9], [21, 9], [21, 15], [15, 15], [15, 21], [9, 21], [9, 15], [3, 15], [3, 9], [9, 9]),
  `${circle(12, 12, 9)}${circle(12, 12, 4.5)}`,
  polygon([3, 6], [12, 11], [21, 6], [21, 12.5], [12, 18], [3, 12.5]),
  star(8, 10, 5.5),
  polygon([3, 4], [21, 4], [12, 21]),
  `${polygon([3, 3], [11, 3], [11, 11], [3, 11])}${polygon([13, 13], [21, 13], [21, 21], [13, 21])}`,
];

/** What stands on spaces that are no lots, by their kind. */
export const KIND_SHAPES: Readonly<Partial<Record<string, Pictogram>>> = {
  go: polygon([3, 9], [13, 9], [13, 4], [22, 12], [13, 20], [13, 15], [3, 15]),
  start: polygon([3, 9], [13, 9], [13, 4], [22, 12], [13, 20], [13, 15], [3, 15]),
  railroad: "M5 16 12 3l7 13-7-3.500ZM9 18h6l-3 4Z",
  utility: GROUP_SHAPES[4] ?? "",
  cards: "M4 7.500 14.500 4l4.800 13L8.800 20.500ZM15.800 4H20.500V16.500",
  event: "M4 7.500 14.500 4l4.800 13L8.800 20.500ZM15.800 4H20.500V16.500",
  tax: `${circle(7.5, 7.5, 3.6)}${circle(16.5, 16.5, 3.6)}M18.500 3.500 20.500 5.500 5.500 20.500 3.500 18.500Z`,
  customs: `${polygon([4, 5], [20, 5], [20, 9], [4, 9])}${polygon([6, 10], [9, 10], [9, 21], [6, 21])}${polygon([15, 10], [18, 10], [18, 21], [15, 21])}`,
  radar: "M12 3a9 9 0 1 0 9 9h-3a6 6 0 1 1-6-6ZM12 9a3 3 0 1 0 3 3L20.500 5.500 18.500 3.500 12.800 9.100Z",
  jail: "M3 3H21V21H3ZM6 6V18H8.200V6ZM10.900 6V18H13.100V6ZM15.800 6V18H18V6Z",
  "free-parking": `${circle(12, 12, 10)}M9 6.500V18H11.400V14H13.500a3.750 3.750 0 0 0 0-7.500ZM11.400 8.600H13.200a1.650 1.650 0 0 1 0 3.300H11.400Z`,
  risk: star(4, 11, 4.5),
  "go-to-jail": "M12 2a10 10 0 1 0 .010 0ZM6 10.500H18V13.500H6Z",
};

/** Marks of the two sides, of decks, of a curtain. */
export const MARKS = {
  light: star(12, 11, 6.5),
  dark: "M15.500 2.500A10 10 0 1 0 21.500 15.500A8.200 8.200 0 0 1 15.500 2.500Z",
  house: polygon([3, 11.5], [12, 3.5], [21, 11.5], [21, 21], [3, 21]),
  hotel: `${polygon([4, 3], [20, 3], [20, 21], [4, 21])}${polygon([8, 7], [10.5, 7], [10.5, 10], [8, 10])}${polygon([13.5, 7], [16, 7], [16, 10], [13.5, 10])}${polygon([8, 13], [10.5, 13], [10.5, 16], [8, 16])}${polygon([13.5, 13], [16, 13], [16, 16], [13.5, 16])}`,
  bot: `M10.800 2H13.200V5H18.500A2.500 2.500 0 0 1 21 7.500V18.500A2.500 2.500 0 0 1 18.500 21H5.500A2.500 2.500 0 0 1 3 18.500V7.500A2.500 2.500 0 0 1 5.500 5H10.800Z${circle(8.3, 11.5, 1.9)}${circle(15.7, 11.5, 1.9)}M8 16H16V18H8Z`,
  person: `${circle(12, 7.500, 4.5)}M3.500 21.500C4 16 7.300 13.500 12 13.500S20 16 20.500 21.500Z`,
  key: `M15 3a6 6 0 0 1 0 12 6 6 0 0 1-3-.800L9 17.200V20H6V22.500H2V18.500L9.800 10.900A6 6 0 0 1 15 3Z${circle(16.3, 7.7, 1.9)}`,
  trade: polygon([2, 7], [15, 7], [15, 3], [22, 8.5], [15, 14], [15, 10], [2, 10]) + polygon([22, 17], [9, 17], [9, 21], [2, 15.5], [8, 11], [8, 14], [22, 14]),
  lock: `M7 10V7.500a5 5 0 0 1 10 0V10H19V21H5V10ZM9.500 10H14.500V7.500a2.500 2.500 0 0 0-5 0Z`,
} as const;

/** Shapes for figures: those that are named, then the others in order. */
const FIGURE_SHAPES: Readonly<Partial<Record<string, Pictogram>>> = {
  "vault-boy": MARKS.person,
  "mini-nuke": `M12 2.500a7 7 0 0 1 3.800 12.900L17 18H7l1.200-2.600A7 7 0 0 1 12 2.500ZM7 19.500H17V22H7Z`,
  "cola-bottle": "M9.500 2H14.500V7.500C17 9.500 17.500 11 17.500 13V20A2 2 0 0 1 15.500 22H8.500A2 2 0 0 1 6.500 20V13C6.500 11 7 9.500 9.500 7.500Z",
  pistol: "M2.500 6H21.500V11.500H13L12 14.500H9.500L8.500 20.500H3.500L5 11.500H2.500Z",
  "power-armour-helmet": `M4 21V11.500a8 8 0 0 1 16 0V21H15.500V16.500H8.500V21Z${circle(8.8, 11.700, 1.800)}${circle(15.2, 11.700, 1.800)}`,
  "vault-door": `${star(10, 11, 8.6)}${circle(12, 12, 4)}`,
};

const MORE_FIGURES: readonly Pictogram[] = [
  star(4, 11, 4),
  "M12 2 21 7.500 12 22 3 7.500ZM12 7 8 9.500 12 16 16 9.500Z",
  star(3, 11, 5.5),
  `${circle(12, 12, 10)}${polygon([12, 5], [17.5, 16], [6.5, 16])}`,
  "M12 2C17 2 20 5.500 20 10L17 22H7L4 10C4 5.500 7 2 12 2ZM7.500 10 11 12.500V15.500ZM16.500 10 13 12.500V15.500Z",
  `${star(6, 11, 6)}${circle(12, 12, 2.8)}`,
  "M4 3H20V13C20 18 16 21 12 22.500 8 21 4 18 4 13ZM11 6V18H13V6Z",
  `${circle(12, 12, 10)}${circle(12, 12, 6.5)}${circle(12, 12, 3)}`,
  polygon([12, 1.500], [15, 9], [22.5, 12], [15, 15], [12, 22.5], [9, 15], [1.5, 12], [9, 9]),
  "M3 3H9L12 8 15 3H21L14.800 12 21 21H15L12 16 9 21H3L9.200 12Z",
  `${polygon([12, 2], [22, 12], [12, 22], [2, 12])}${polygon([12, 8], [16, 12], [12, 16], [8, 12])}`,
  "M12 2A10 10 0 0 1 22 12H15A3 3 0 0 0 9 12H2A10 10 0 0 1 12 2ZM5 15H19L12 22Z",
];

export function figureShape(id: string, index: number): Pictogram {
  return FIGURE_SHAPES[id] ?? MORE_FIGURES[index % MORE_FIGURES.length] ?? "";
}

export function groupShape(group: number): Pictogram {
  return GROUP_SHAPES[group % GROUP_SHAPES.length] ?? "";
}

/** The emblem of an edition; an edition that we do not know gets a plain one. */
const EMBLEMS: Readonly<Partial<Record<string, Pictogram>>> = {
  "clone-wars": `${circle(12, 12, 6)}M1.500 17.500C7 20.500 20 15 22.500 6.500 22 17 8 24 1.500 17.500Z`,
  saga: `${circle(8.500, 9.500, 5)}${circle(17, 7.500, 3)}M1.500 17H22.500V18.600H1.500ZM4.500 20.200H19.500V21.800H4.500Z`,
  "episode-2": `M2 21V10a10 8 0 0 1 20 0V21H18.500V11a2.200 2.200 0 0 0-4.300 0V21H9.800V11a2.200 2.200 0 0 0-4.300 0V21Z`,
  fallout: `${circle(12, 12, 2.2)}${[-90, 30, 150].map(blade).join("")}`,
  planetopoly: `${circle(12, 12, 6)}${circle(20.5, 5, 1.900)}${circle(3.5, 19, 1.900)}M1.500 13.500C4 9 12 4.500 19.500 7 12 6.500 6 10 3.500 14.500Z`,
};

export function emblemOf(edition: string): Pictogram {
  return EMBLEMS[edition] ?? star(8, 11, 6);
}
