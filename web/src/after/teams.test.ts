import { describe, expect, it } from "vitest";
import type { Result } from "../wire/messages";
import { teamResult } from "./teams";

const page = { side: (seat: number) => (seat % 2 === 0 ? 0 : 1) as 0 | 1, cloth: ["black", "white"] as const, flaps: () => [4, 5] as const };

const result = (winners: readonly number[], score: readonly number[]): Result => ({ kind: "result", winners, score });

describe("a result by team", () => {
  it("names the team that has won, its goals first", () => {
    expect(teamResult(page, result([1, 3], [4, 5, 4, 5]), {})).toEqual({ cloth: "white", score: "5:4" });
    expect(teamResult(page, result([0, 2], [4, 5, 4, 5]), {})).toEqual({ cloth: "black", score: "4:5" });
  });
  it("is none where nobody has won, or everybody plays alone", () => {
    expect(teamResult(page, result([], [4, 4]), {})).toBe(null);
    expect(teamResult(page, result([0, 1], [4, 4]), {})).toBe(null);
    expect(teamResult({ cloth: page.cloth, flaps: page.flaps }, result([0], [5, 4]), {})).toBe(null);
  });
});
