import { beforeEach, describe, expect, it } from "vitest";
import { keep, kept } from "../browser/keeping";
import type { Game } from "../wire/server";
import { easiest } from "../games/catalogue";
import { Choice } from "./choice.svelte";

const game = (id: string, more: Partial<Game> = {}): Game => ({ id, title: id, seats: [2, 4], minutes: 10, ...more }) as Game;
const games = [game("foul"), game("ligretto")];

beforeEach(() => {
  keep("game", null);
  keep("way", null);
});

describe("the first page", () => {
  it("marks the easiest game and playing alone at first", () => {
    const choice = new Choice();
    expect(choice.among(games)).toBe(easiest(games));
    expect([choice.way, choice.hasDoor]).toEqual(["alone", false]);
  });
  it("marks what was played the last time", () => {
    new Choice().order(games[1] as Game, "phones");
    const choice = new Choice();
    expect([choice.among(games)?.id, choice.way]).toEqual(["ligretto", "phones"]);
  });
  it("keeps nothing of what was only looked at", () => {
    const choice = new Choice();
    choice.wish(games[1] as Game);
    expect([choice.among(games)?.id, kept("game")]).toEqual(["ligretto", null]);
  });
  it("falls back on the easiest where the game is no longer there, and on playing alone for an unknown way", () => {
    keep("game", "gone");
    keep("way", "by-post");
    const choice = new Choice();
    expect([choice.among(games), choice.way]).toEqual([easiest(games), "alone"]);
  });
  it("has a door where others come in from elsewhere", () => {
    const choice = new Choice();
    const doors = (["alone", "device", "phones", "tv"] as const).map((way) => ((choice.way = way), choice.hasDoor));
    expect(doors).toEqual([false, false, true, true]);
  });
  it("orders the game with its way and its door", () => {
    const choice = new Choice();
    choice.door = "ask" as never;
    expect(choice.order(games[0] as Game, "tv")).toEqual({ game: games[0], way: "tv", door: "ask" });
  });
});
