import { describe, expect, it, vi } from "vitest";
import { isCalled } from "./going";
import { tokenIn, passLink } from "../browser/passes.svelte";
import type { Office } from "../wire/clubs";
import type { Mine, Plan, Ranked, Shown, TableShown } from "../wire/cups";
import { Unreachable, type Game } from "../wire/server";
import { clockOf, Cup, Names, scoreOf } from "./cup.svelte";
import { nextStep, Sheet, wishOf } from "./desk.svelte";
import { Draft } from "./draft.svelte";
import { linesOf } from "./graph";
import { leavesOf } from "./hall";
import { easiestFor, FORMATS, READY, readyPlan, suits } from "./plans";
import { podium } from "./podium";

const TOKEN = `ap1${"a".repeat(26)}`;
const ranked = (place: number, person: string): Ranked => ({
  place,
  row: { person, played: 1, won: 0, tied: 0, lost: 0, scored: 0, conceded: 0, points: 0, byes: 0, places: [] },
  reason: null,
});
const shown = (more: Partial<Shown>): Shown => ({
  id: "c", version: 1, now: 1_000, plan: { name: "", format: "swiss" } as Plan, phase: "gathering", planned: 2, paused: null,
  next: null, may: true, people: [], round: null,
  earlier: [], standings: [], groups: [], bracket: [], third: null, cross: [], scorers: [], superlatives: [], whistle: "", mine: null, ...more,
});
const table = (match: number, more: Partial<TableShown> = {}): TableShown => ({
  match, table: match, game: "g", stage: "league", slot: -1, sides: [{ people: ["a"], bot: "" }, { people: ["b"], bot: "" }], phase: "drawn", started: null,
  live: null, outcome: null, undo: false, code: "", key: "", ...more,
});
const round = (tables: readonly TableShown[], until: number | null = null): NonNullable<Shown["round"]> => ({
  number: 1, stage: "league", game: "g", tables, byes: [], drawn: 0, until, whistled: null, over: false,
});
const game = (id: string, seats: readonly [number, number], age: number, teams = false): Game => ({ id, seats, age, teams, minutes: age }) as unknown as Game;
const GAMES = [game("pair", [2, 2], 7), game("large", [3, 6], 5), game("both", [2, 6], 8), game("team", [2, 6], 9, true)];

describe("a pass", () => {
  it("is read from a scanned link or a typed token, and from nothing else", () => {
    expect(tokenIn(`http://box/pass#${TOKEN}`)).toBe(TOKEN);
    expect(tokenIn(` ${TOKEN.toUpperCase()} `)).toBe(TOKEN);
    expect(tokenIn("ap1short")).toBeNull();
    expect(tokenIn(`http://box/pass#ab1${"a".repeat(26)}`)).toBe(`ab1${"a".repeat(26)}`);
  });
  it("stands behind the # of its link, which no browser sends", () => {
    expect(new URL(passLink(TOKEN, "http://box")).hash).toBe(`#${TOKEN}`);
    expect(new URL(passLink(TOKEN, "http://box")).search).toBe("");
  });
});

describe("a plan", () => {
  it("is ready from one picture, with a game that can be played so", () => {
    for (const ready of READY) {
      const plan = readyPlan(ready, "x", GAMES);
      expect(plan.games?.every((id) => GAMES.some((one) => one.id === id && suits(plan.format ?? "swiss", one)))).toBe(true);
    }
  });
  it("goes by places where more than two sit at a table", () => {
    expect(readyPlan("eight", "x", GAMES)).toMatchObject({ order: "places", points: "places" });
    expect(readyPlan("lesson", "x", GAMES).order).toBeUndefined();
  });
  it("keeps the wished game only as long as the format allows it", () => {
    const draft = new Draft(() => GAMES);
    draft.choose(GAMES[0] as Game);
    expect(draft.game?.id).toBe("pair");
    draft.format = "tables";
    expect(draft.game?.id).not.toBe("pair");
  });
  it("finds a game for every format", () => {
    for (const format of FORMATS) expect(easiestFor(format, GAMES)).toBeDefined();
  });
});

describe("a competition", () => {
  const named = (cup: Partial<Office>): Cup => new Cup("c", cup as Office, () => "de", () => Promise.resolve());

  it("shows the newest answer, even if an older one comes later", async () => {
    const answers = [shown({ version: 5 }), shown({ version: 4 })];
    const cup = named({ cup: () => Promise.resolve(answers.shift() ?? shown({})), wish: () => Promise.resolve({ seq: 1, version: 1 }) });
    await cup.wish({ kind: "draw-round" });
    await cup.wish({ kind: "kick-off" });
    expect(cup.shown?.version).toBe(5);
  });
  it("says a wish again under the same id when the answer was lost", async () => {
    const ids: string[] = [];
    const wish = vi.fn((_: string, id: string) => (ids.push(id) === 1 ? Promise.reject(new Unreachable("x")) : Promise.resolve({ seq: 1, version: 1 })));
    expect(await named({ wish, cup: () => Promise.resolve(shown({})) }).wish({ kind: "draw-round" })).toBe(true);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]?.length).toBeLessThanOrEqual(40);
  });
  it("tells why a wish was refused", async () => {
    const cup = named({ wish: () => Promise.reject(new Error("nobody-here")) });
    expect(await cup.wish({ kind: "draw-round" })).toBe(false);
    expect(cup.trouble).toBe("nobody-here");
  });
  it("stops asking with a dead pass", async () => {
    const cup = named({ cup: () => Promise.reject(new Error("no-such-pass")) });
    await cup.follow();
    expect(cup.refused).toBe("no-such-pass");
  });
  it("calls a phone to its table only after the kick-off", () => {
    const mine: Mine = { match: 1, table: 4, game: "g", partners: [], opponents: ["b"], started: false, code: "K7RM", token: "t", seat: 0, bye: false };
    expect([isCalled(mine), isCalled({ ...mine, started: true }), isCalled({ ...mine, started: true, bye: true }), isCalled(null)]).toEqual([false, true, false, false]);
  });
});

describe("the desk", () => {
  it("has one next step", () => {
    const phases = ["gathering", "drawn", "playing", "between", "finished", "closed"] as const;
    expect(phases.map((phase) => nextStep({ phase, paused: null }))).toEqual(["draw-round", "kick-off", null, "draw-round", "close", null]);
    expect(nextStep({ phase: "playing", paused: 1 })).toBe("resume");
  });
  it("starts a round with one key pressed twice, pauses and gives time", () => {
    expect(wishOf("n", shown({}))).toEqual({ kind: "draw-round" });
    expect(wishOf("N", shown({ phase: "drawn" }))).toEqual({ kind: "kick-off" });
    expect(wishOf("p", shown({ phase: "playing" }))).toEqual({ kind: "pause" });
    expect(wishOf("p", shown({ phase: "playing", paused: 3 }))).toEqual({ kind: "resume" });
    expect(wishOf("t", shown({ phase: "playing", round: round([], 9) }))).toEqual({ kind: "give-time", milliseconds: 120_000 });
    expect(wishOf("x", shown({}))).toBeNull();
  });
  it("enters a result, corrects one, and asks who goes on where the cup is level", () => {
    const sheet = new Sheet(table(1, { stage: "cup" }));
    expect(sheet.undecided).toBe(true);
    sheet.first = 1;
    expect(sheet.wish).toEqual({ kind: "enter-result", match: 1, score: [0, 0], places: [2, 1], real: false });
    sheet.set(0, 2);
    sheet.set(1, Number.NaN);
    expect(sheet.wish).toMatchObject({ score: [2, 0], places: [] });
    const old = new Sheet(table(1, { outcome: { score: [1, 0], places: [1, 2], source: "played" } }));
    expect(old.wish).toMatchObject({ kind: "correct-result", score: [1, 0] });
  });
});

describe("the hall", () => {
  it("leafs through as many tables and ranks as can be read from five metres", () => {
    const all = Array.from({ length: 14 }, (_, at) => table(at + 1));
    const rows = all.map((_, at) => ranked(at + 1, String(at)));
    const leaves = leavesOf(shown({ phase: "playing", round: round(all), standings: rows }));
    expect(leaves.map(({ kind }) => kind)).toEqual(["tables", "tables", "standings", "standings", "standings"]);
    expect(leaves.flatMap((leaf) => (leaf.kind === "tables" ? leaf.tables : []))).toEqual(all);
    expect(leaves.flatMap((leaf) => (leaf.kind === "standings" ? leaf.rows : []))).toEqual(rows);
  });
  it("ends with the podium, on which equals share a step", () => {
    expect(leavesOf(shown({ phase: "closed", round: round([]) }))[0]?.kind).toBe("podium");
    expect(podium([ranked(1, "a"), ranked(1, "b"), ranked(3, "c")])).toEqual([{ place: 1, people: ["a", "b"] }, { place: 3, people: ["c"] }]);
  });
});

it("people who were deleted are somebody, and a side without people is a bot", () => {
  const names = new Names([{ id: "a", name: "", animal: "", presence: "deleted", since: 0, form: [] }], { somebody: "jemand", bot: "Bot", and: (all) => all.join("+") });
  expect([names.of("a"), names.side({ people: [], bot: "weak" })]).toEqual(["jemand", "Bot"]);
});

it("scores and clocks are read at a glance", () => {
  expect([scoreOf(table(1)), scoreOf(table(1, { live: { score: [2, 1], here: [], bots: [] } }))]).toEqual(["–", "2:1"]);
  expect([clockOf(125_000), clockOf(-3)]).toEqual(["2:05", "0:00"]);
});

it("a curve begins where somebody came", () => {
  expect(linesOf([{ person: "a", places: [0, 2, 1] }])).toEqual([{ person: "a", path: "M100 51L200 17", end: [200, 17], name: 17 }]);
  const shared = linesOf(["a", "b", "c"].map((person) => ({ person, places: [person === "c" ? 3 : 1] })));
  expect(shared.map(({ name }) => name)).toEqual([17, 51, 85]);
});
