import { describe, expect, it } from "vitest";
import { LETTERS } from "./code";
import { pathOf, placeOf, type Place } from "./place.svelte";

describe("a place", () => {
  it("is a table by its code, in capitals, with or without the TV", () => {
    expect(placeOf("/k7rm")).toEqual({ at: "table", code: "K7RM", watch: false });
    expect(placeOf("/K7RM/tv")).toEqual({ at: "table", code: "K7RM", watch: true });
    expect(placeOf("/K7RM", "#MFRGGZDF")).toEqual({ at: "table", code: "K7RM", watch: false, key: "MFRGGZDF" });
  });
  it("is the lobby where nothing else fits", () => {
    for (const path of ["/", "/index.html", "/a-b-c", "/abc", "/%E0%A4"]) expect(placeOf(path)).toEqual({ at: "lobby" });
  });
  it("beside a real table and of a club has a name that no code can have", () => {
    for (const word of ["real", "penalty", "report", "matches", "pass", "club", "cup"]) expect([...word.toUpperCase()].every((letter) => LETTERS.includes(letter))).toBe(false);
  });
  it("takes what is secret from behind the #, and never writes it into an address", () => {
    expect(placeOf("/pass", "#ap1abc")).toEqual({ at: "pass", token: "ap1abc" });
    expect(placeOf("/cup/c1/hall", "#key")).toEqual({ at: "cup", id: "c1", leaf: "hall", key: "key" });
    expect(pathOf({ at: "pass", token: "ap1abc" })).toBe("/pass");
    expect(pathOf({ at: "cup", id: "c1", leaf: "hall", key: "key" })).toBe("/cup/c1/hall");
  });
  it("comes back from its own address", () => {
    const places: Place[] = [
      { at: "lobby" },
      { at: "table", code: "K7RM", watch: true },
      { at: "table", code: "K7RM", watch: false, key: "MFRGGZDF" },
      { at: "match", link: "R0mvJrh1a7kQw2sX9tYb3Q" },
      { at: "rules", game: "foul", rule: "FOUL-4" },
      { at: "lesson", game: "elfer-raus" },
      { at: "copy", game: "elfmeter" },
      { at: "real", game: null, tool: "score" },
      { at: "real", game: "foul", tool: "score" },
      { at: "real", game: "foul", tool: "throws" },
      { at: "penalty", code: null },
      { at: "penalty", code: "K7RM" },
      { at: "report", link: "R0mvJrh1a7kQw2sX9tYb3Q" },
      { at: "matches" },
      { at: "pass", token: null },
      { at: "club", leaf: "home" },
      { at: "club", leaf: "new" },
      { at: "club", leaf: "join", code: "K7RM" },
      { at: "cup", id: "c1", leaf: "phone" },
      { at: "cup", id: "c1", leaf: "hall" },
    ];
    for (const place of places) {
      const [path = "", hash] = pathOf(place).split("#");
      expect(placeOf(path, hash === undefined ? "" : `#${hash}`)).toEqual(place);
    }
  });
});
