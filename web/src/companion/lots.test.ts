import { expect, it } from "vitest";
import { lot } from "./lots";

it("draws again what would favour the first faces", () => {
  const drawn = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5];
  expect(lot(6, () => drawn.shift() as number)).toBe((2 ** 32 - 5) % 6);
  expect(drawn).toEqual([]);
});

it("takes all that is fair", () => {
  expect(lot(2, () => 2 ** 32 - 1)).toBe(1);
  expect(lot(6, () => 2 ** 32 - 5)).toBe(5);
});

it("finds every face, and no other", () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let n = 0; n < 6_000; n++) {
    const face = lot(6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  expect(counts).toHaveLength(6);
  expect(Math.min(...counts)).toBeGreaterThan(500);
});
