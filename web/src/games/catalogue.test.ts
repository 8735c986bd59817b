import { describe, expect, it } from "vitest";
import { easiest } from "./catalogue";

describe("whoever has never chosen", () => {
  it("is shown the first of the games for the youngest", () => {
    const games = [{ id: "a", age: 7 }, { id: "b", age: 6 }, { id: "c", age: 10 }, { id: "d", age: 6 }];
    expect(easiest(games)?.id).toBe("b");
    expect(easiest([])).toBeUndefined();
  });
});
