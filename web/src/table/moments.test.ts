import { describe, expect, it } from "vitest";
import { raised } from "./moments";

describe("a goal", () => {
  it("is a goal, whoever leads already", () => {
    expect(raised("goal", [[0, 0], [1, 0]])).toBe("goal");
    expect(raised("goal", [[1, 0], [2, 0]])).toBe("goal");
    expect(raised("goal", [[0, 2], [1, 2]])).toBe("goal");
  });
  it("is an equaliser if both have the same after it", () => {
    expect(raised("goal", [[0, 0], [0, 1], [1, 1]])).toBe("equaliser");
  });
  it("turns the match if whoever leads now was behind since they last led", () => {
    expect(raised("goal", [[0, 0], [0, 1], [1, 1], [2, 1]])).toBe("turned");
    expect(raised("goal", [[0, 0], [1, 0], [1, 1], [2, 1]])).toBe("goal");
    expect(raised("goal", [[0, 1], [1, 1], [2, 1], [2, 2], [3, 2]])).toBe("goal");
    expect(raised("goal", [[1, 0], [1, 1], [1, 2]])).toBe("turned");
  });
  it("is nothing else where nothing is known of before", () => {
    expect(raised("goal", [])).toBe("goal");
    expect(raised("goal", [[1, 1]])).toBe("goal");
  });
});

describe("cards won", () => {
  it("turn the match only after a long way back", () => {
    expect(raised("won", [[0, 6], [2, 6], [8, 6]])).toBe("turned");
    expect(raised("won", [[0, 4], [6, 4]])).toBe("won");
  });
  it("leave every other moment what it is", () => {
    expect(raised("tie", [[0, 6], [8, 6]])).toBe("tie");
  });
});
