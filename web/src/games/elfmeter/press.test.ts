import { describe, expect, it } from "vitest";
import { flingOf } from "./press";

const card = { getBoundingClientRect: () => ({ left: 100, width: 200 }) as DOMRect };
const way = (dx: number, dy: number, ms: number) => [0, 0.5, 1].map((part) => ({ x: 200 + dx * part, y: 500 + dy * part, when: ms * part }));

describe("a flick", () => {
  it("is quick and upwards", () => {
    const fling = flingOf(way(0, -120, 80), card);
    expect(fling?.vy).toBeCloseTo(-1_500);
    expect(fling?.vx).toBeCloseTo(0);
  });
  it("is not a slow push, a tremble, or a flick down", () => {
    expect(flingOf(way(0, -120, 2_000), card)).toBeNull();
    expect(flingOf(way(0, -12, 40), card)).toBeNull();
    expect(flingOf(way(0, 120, 80), card)).toBeNull();
  });
  it("of the one across the table goes the other way", () => {
    const fling = flingOf(way(30, 120, 80), card, -1);
    expect(fling?.vy).toBeCloseTo(-1_500);
    expect(fling?.vx).toBeCloseTo(-375);
  });
});
