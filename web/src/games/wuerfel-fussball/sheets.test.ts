import { describe, expect, it } from "vitest";
import type { Throw, Words } from "../../wire/games/wuerfel-fussball";
import { Sheets } from "./sheets.svelte";
import { table } from "./table.fixture";

const throwing = (die: Throw["die"], announced: Throw["announced"] = "nothing"): Throw => ({ kind: "throw", die, announced });
const both = [throwing("violet"), throwing("violet", "doubled")];

/** Sheets over a hand whose moves may change. */
function over(moves: readonly Words["move"][]): { sheets: Sheets; offers: (moves: readonly Words["move"][]) => void } {
  let hand = table({}, moves).play;
  return { sheets: new Sheets(() => hand), offers: (next) => (hand = table({}, next).play) };
}

describe("what lies over the dice", () => {
  it("is the announcement of a die, as long as it can be thrown", () => {
    const { sheets, offers } = over(both);
    sheets.choose("violet");
    expect([sheets.chosen, sheets.open]).toEqual(["violet", true]);
    offers([throwing("red")]);
    expect([sheets.chosen, sheets.open]).toEqual([null, false]);
  });
  it("is a look at one die instead of an announcement, and the other way round", () => {
    const { sheets } = over(both);
    sheets.look("red");
    sheets.choose("violet");
    expect([sheets.chosen, sheets.looking]).toEqual(["violet", null]);
  });
  it("is the answer, which cannot be closed", () => {
    const { sheets } = over([{ kind: "pass", asked: null }]);
    sheets.close();
    expect(sheets.open).toBe(true);
  });
  it("gives the focus back to its die, once", () => {
    const { sheets } = over(both);
    sheets.look("red");
    sheets.close();
    expect([sheets.open, sheets.left(), sheets.left()]).toEqual([false, "red", null]);
  });
});

describe("a shaken phone", () => {
  it("throws the only throw", () => {
    expect(over([throwing("red")]).sheets.shaken).toEqual(throwing("red"));
    expect(over([throwing("red"), throwing("blue")]).sheets.shaken).toBeUndefined();
  });
  it("throws the chosen die without an announcement", () => {
    const { sheets } = over([...both, throwing("red")]);
    expect(sheets.shaken).toBeUndefined();
    sheets.choose("violet");
    expect(sheets.shaken).toEqual(both[0]);
  });
});
