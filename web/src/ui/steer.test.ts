import { describe, expect, it } from "vitest";
import { nearest } from "./steer";

const FROM = { x: 100, y: 100 };

describe("an arrow of a remote control", () => {
  it("goes to the nearest thing that lies that way", () => {
    const others = [{ x: 300, y: 100 }, { x: 200, y: 100 }, { x: 100, y: 20 }];
    expect(nearest(FROM, others, [1, 0])).toBe(1);
    expect(nearest(FROM, others, [0, -1])).toBe(2);
  });
  it("rather goes straight on than aside", () => {
    expect(nearest(FROM, [{ x: 130, y: 200 }, { x: 260, y: 104 }], [1, 0])).toBe(1);
  });
  it("stays where nothing lies that way", () => {
    expect(nearest(FROM, [FROM, { x: 20, y: 100 }], [1, 0])).toBe(-1);
  });
});
