import { describe, expect, it } from "vitest";
import { across, thrown, tossed } from "./throw";

const straight = { x: 500, vx: 0, grip: 0 };
const inBox = ({ x, y }: { x: number; y: number }): boolean => x > 0 && x < 1_000 && y > 0 && y < 1_000;

describe("a thrown card", () => {
  it("falls short of the box when it is thrown too softly", () => {
    expect(thrown({ ...straight, vy: -1_200 }).y).toBeGreaterThan(1_000);
  });
  it("comes to rest in the box when it is thrown just right", () => {
    const landing = thrown({ ...straight, vy: -3_900 });
    expect(inBox(landing)).toBe(true);
    expect(landing.angle).toBe(0);
  });
  it("bounces off the far wall, and stays", () => {
    expect(inBox(thrown({ ...straight, vy: -4_800 }))).toBe(true);
  });
  it("jumps the wall when it is thrown too hard", () => {
    expect(thrown({ ...straight, vy: -9_000 }).y).toBeLessThan(0);
  });
  it("goes aside when the finger does", () => {
    expect(thrown({ ...straight, vx: 2_500, vy: -2_500 }).x).toBeGreaterThan(800);
    expect(thrown({ ...straight, vx: -2_500, vy: -2_500 }).x).toBeLessThan(200);
  });
  it("turns when it is held by its edge", () => {
    const [left, right] = [-1, 1].map((grip) => thrown({ ...straight, vy: -3_900, grip }).angle);
    expect(left).toBeGreaterThan(180);
    expect(right).toBeGreaterThan(0);
    expect(right).toBeLessThan(180);
  });
  it("falls where it falls: the same flick, the same landing", () => {
    const flick = { x: 480, vx: 311, vy: -4_321, grip: 0.3 };
    expect(thrown(flick)).toEqual(thrown(flick));
  });
  it("is always a landing of whole numbers, however wild the finger was", () => {
    const landing = thrown({ x: 500, vx: 1e9, vy: -1e9, grip: 1 });
    expect(Object.values(landing).filter((part) => typeof part === "number").every(Number.isInteger)).toBe(true);
  });
});

describe("a tap", () => {
  it("lies in the box with the best and the worst luck", () => {
    for (const luck of [0, 0.5, 0.999]) expect(inBox(tossed(() => luck))).toBe(true);
  });
});

describe("across the table", () => {
  it("left is right, near is far, and twice is where it was", () => {
    const landing = { kind: "landing", x: 100, y: 300, angle: 20 } as const;
    expect(across(landing)).toEqual({ kind: "landing", x: 900, y: 700, angle: 200 });
    expect(across(across(landing))).toEqual(landing);
  });
});
