import { beforeEach, describe, expect, it } from "vitest";
import { keep } from "../browser/keeping";
import { remember, type Played } from "../browser/matches";
import { asText, begin, dayOf, ofTheDay, resultOf } from "./daily";

const FOUR = ["a", "b", "c", "d"];
const TODAY = "2026-11-18";
const sides = [{ name: "Fuchs", score: 3, won: true }, { name: "snail", score: 1, won: false }];
const match = (more: Partial<Played>): Played => ({ link: "l", game: "a", ended: 0, sides, real: false, ...more });

beforeEach(() => (keep("daily", null), keep("matches", null)));

describe("the match of the day", () => {
  it("is the same for everybody on a day, and each game is the first in its turn", () => {
    const days = [TODAY, "2026-11-19", "2026-11-20", "2026-11-21"];
    expect(new Set(days.map((day) => ofTheDay(day, FOUR)[0])).size).toBe(4);
    expect(ofTheDay(TODAY, FOUR)).toEqual(ofTheDay("2026-11-22", FOUR));
    expect([...ofTheDay(TODAY, FOUR)].sort()).toEqual(FOUR);
  });
  it("begins at midnight where one is", () => {
    expect(dayOf(new Date(2026, 10, 8, 0, 1))).toBe("2026-11-08");
    expect(dayOf(new Date(2026, 10, 8, 23, 59))).toBe("2026-11-08");
  });
  it("has a result only from its own table, and the first one counts", () => {
    begin(TODAY, "LEFT");
    begin(TODAY, "DEAL");
    remember(match({ link: "other", code: "ELSE" }));
    expect(resultOf(TODAY, "a")).toBeNull();
    remember(match({ link: "first", code: "DEAL" }));
    remember(match({ link: "again", code: "DEAL" }));
    expect(resultOf(TODAY, "a")?.link).toBe("first");
    expect(resultOf(TODAY, "b")).toBeNull();
    expect(resultOf("2026-11-19", "a")).toBeNull();
  });
  it("forgets yesterday's tables", () => {
    begin(TODAY, "DEAL");
    begin("2026-11-19", "NEXT");
    remember(match({ code: "DEAL" }));
    expect(resultOf("2026-11-19", "a")).toBeNull();
  });
  it("can be told in two lines", () => {
    expect(asText("Spiel des Tages", "Foul", match({}))).toBe("Spiel des Tages\nFoul: ⚽ Fuchs 3 · snail 1");
  });
});
