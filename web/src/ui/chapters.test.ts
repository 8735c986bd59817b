import { describe, expect, it } from "vitest";
import { chapterOf, chapters } from "./chapters";

describe("the chapters of a rule book", () => {
  it("begin, are played and end", () => {
    expect(["FOUL-1", "FOUL-2", "FOUL-3", "FOUL-10", "FOUL-12"].map(chapterOf)).toEqual(["begin", "begin", "play", "end", "play"]);
    expect(["ELF-34", "WF-8", "WF-13", "DUEL-4"].map(chapterOf)).toEqual(["play", "end", "play", "end"]);
    expect([chapterOf("ALL-3"), chapterOf("NINTH-1")]).toEqual([null, null]);
  });
  it("hold every rule once, in order, and no empty heading", () => {
    const rules = ["KF-1", "KF-5", "KF-12", "KF-16"].map((id) => ({ id }));
    expect(chapters(rules).map(({ chapter, rules: held }) => [chapter, held.map(({ id }) => id)])).toEqual([["begin", ["KF-1"]], ["play", ["KF-5"]], ["end", ["KF-12", "KF-16"]]]);
    expect(chapters([{ id: "ALL-1" }]).map(({ chapter }) => chapter)).toEqual([null]);
  });
});
