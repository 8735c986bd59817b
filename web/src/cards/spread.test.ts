import { describe, expect, it } from "vitest";
import { KIDS, LEAST, spread } from "./spread";

const PHONES = [[310, 125], [365, 122], [366, 146], [366, 186], [320, 200], [796, 260], [1368, 198]] as const;

describe("a hand", () => {
  it.each(PHONES)("of 6 to 24 cards has room for a finger on each, %i wide", (width, budget) => {
    for (let count = 6; count <= 24; count += 1) {
      const { card, columns, rows, step } = spread(count, width, budget);
      expect(card).toBeGreaterThanOrEqual(LEAST);
      expect(step).toBeGreaterThanOrEqual(LEAST);
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(columns * card).toBeLessThanOrEqual(width);
    }
  });

  it.each(PHONES)("of up to five has room for a child's finger, %i wide", (width, budget) => {
    for (let count = 1; count <= 5; count += 1) {
      const { card, step, rows } = spread(count, width, budget);
      expect(card).toBeGreaterThanOrEqual(KIDS - 1);
      if (rows > 1) expect(step).toBeGreaterThan(KIDS);
    }
  });

  it("keeps to its height where it can", () => {
    expect(spread(12, 366, 186).height).toBeLessThanOrEqual(186);
  });

  it("of nobody is nothing", () => {
    expect(spread(0, 366, 186).rows).toBe(1);
  });
});
