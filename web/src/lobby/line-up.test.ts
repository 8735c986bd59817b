import { describe, expect, it } from "vitest";
import { lineUp } from "./line-up";

const chairs = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

describe("the line-up", () => {
  it("lets free chairs go when enough people are there", () => {
    expect(lineUp(chairs("Fuchs", "", "Eule", "", ""), 2)).toEqual({ seats: 2, bots: [] });
  });
  it("puts a bot on the first free chair where one is missing", () => {
    expect(lineUp(chairs("", "Fuchs", "", ""), 2)).toEqual({ seats: 2, bots: [0] });
    expect(lineUp(chairs("Fuchs", "", "", ""), 3)).toEqual({ seats: 3, bots: [1, 2] });
  });
  it("leaves a full table as it is", () => {
    expect(lineUp(chairs("Fuchs", "rabbit", "Eule"), 2)).toEqual({ seats: 3, bots: [] });
  });
  it("lets bots play by themselves where nobody sits", () => {
    expect(lineUp(chairs("", ""), 2)).toEqual({ seats: 2, bots: [0, 1] });
  });
});
