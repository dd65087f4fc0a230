import { describe, expect, it } from "vitest";

import { bandOf, neighbour, ringOf, squareShape, standing, uprightShape, walk } from "../src/board/geometry";

const counts = [24, 36, 40, 44, 56];

describe.each(counts)("a ring of %i spaces", (spaces) => {
  it.each([squareShape, uprightShape])("has a place for each of them, and none overlaps (%o)", (shape) => {
    const { places, middle, width, height } = ringOf(spaces, shape(spaces));
    expect(places).toHaveLength(spaces);
    for (const [i, a] of places.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(width + 0.001);
      expect(a.y + a.height).toBeLessThanOrEqual(height + 0.001);
      for (const b of [...places.slice(i + 1), middle]) {
        const apart =
          a.x + a.width <= b.x + 0.001 ||
          b.x + b.width <= a.x + 0.001 ||
          a.y + a.height <= b.y + 0.001 ||
          b.y + b.height <= a.y + 0.001;
        expect(apart).toBe(true);
      }
    }
  });

  it("touches the space before it everywhere", () => {
    const { places } = ringOf(spaces, squareShape(spaces));
    for (const [i, a] of places.entries()) {
      const b = places[(i + 1) % spaces];
      if (!b) throw new Error("a ring has no end");
      const gapX = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
      const gapY = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
      expect(Math.max(gapX, gapY)).toBeLessThan(0.001);
    }
  });
});

describe("the classic square", () => {
  const ring = ringOf(40, squareShape(40));

  it("begins in the bottom right corner and runs clockwise", () => {
    expect([0, 10, 20, 30].map((i) => ring.places[i]?.corner)).toEqual([true, true, true, true]);
    expect([5, 15, 25, 35].map((i) => ring.places[i]?.edge)).toEqual(["bottom", "left", "top", "right"]);
    expect(ring.places[0]?.x).toBeGreaterThan(ring.places[10]?.x ?? Infinity);
    expect(ring.places[10]?.y).toBeGreaterThan(ring.places[20]?.y ?? Infinity);
  });

  it("has its bands on the inner edge", () => {
    const [bottom, top] = [ring.places[1], ring.places[21]];
    if (!bottom || !top) throw new Error("no such space");
    expect(bandOf(bottom, 20).y).toBe(bottom.y);
    expect(bandOf(top, 20).y).toBeCloseTo(top.y + top.height - 20);
  });

  it("leads the focus along the edge and across the board", () => {
    expect(neighbour(ring, 5, "ArrowLeft")).toBe(6);
    expect(neighbour(ring, 5, "ArrowRight")).toBe(4);
    expect(neighbour(ring, 0, "ArrowRight")).toBe(39);
    expect(neighbour(ring, 15, "ArrowUp")).toBe(16);
    expect(neighbour(ring, 5, "ArrowUp")).toBe(25);
    expect(neighbour(ring, 7, "Home")).toBe(0);
  });
});

describe("a walk", () => {
  it("goes on over the start", () => expect(walk(38, 2, 40)).toEqual([38, 39, 0, 1, 2]));
  it("can go back", () => expect(walk(2, 39, 40, true)).toEqual([2, 1, 0, 39]));
  it("stays where it is", () => expect(walk(7, 7, 40)).toEqual([7]));
});

it("keeps figures in their space, however many there are", () => {
  const box = { x: 100, y: 50, width: 70, height: 26 };
  for (let order = 0; order < 8; order++) {
    const { x } = standing(box, order, 8, 26);
    expect(x - 13).toBeGreaterThanOrEqual(box.x - 0.001);
    expect(x + 13).toBeLessThanOrEqual(box.x + box.width + 0.001);
  }
});
