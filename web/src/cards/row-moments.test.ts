import { describe, expect, it } from "vitest";
import { numberCardOf } from "./number-card";
import { rowMoment } from "./row-moments";

const reds = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => numberCardOf("red", from + n));
const laid = (number: number, row: readonly number[], left = 5, highest = 20): string | null =>
  rowMoment({ seat: 1, card: numberCardOf("red", number) }, { hands: [5, left], rows: [row, [], [], []] }, highest);

describe("a card that is laid", () => {
  it("opens a row, and fills it", () => {
    expect(laid(11, reds(11, 11))).toBe("row-opened");
    expect(laid(1, reds(1, 20))).toBe("row-full");
    expect(laid(6, reds(1, 11), 3, 11)).toBe("row-full");
  });
  it("was waited for if the row had long gone the other way", () => {
    expect(laid(10, reds(10, 15))).toBe("freed");
    expect(laid(12, reds(7, 12))).toBe("freed");
    expect(laid(10, reds(10, 14))).toBeNull();
    expect(laid(9, reds(9, 16))).toBeNull();
  });
  it("leaves one in the hand: everybody has to know; leaves none: that is the final whistle", () => {
    expect(laid(13, reds(11, 13), 1)).toBe("last-card");
    expect(laid(13, reds(11, 13), 0)).toBeNull();
  });
  it("opens nothing in Junior, where the elevens lie from the beginning", () => {
    expect(laid(2, [...reds(1, 2), ...reds(11, 11)], 4, 11)).toBeNull();
    expect(laid(10, [...reds(1, 1), ...reds(10, 11)], 4, 11)).toBeNull();
  });
});
