/** The result of recorded matches of all games: chains that add up, tales of three to five sentences, titles that nobody shares. */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../browser/settings.svelte";
import { pageOf } from "../games";
import { MATCHES, matchOf } from "../table/matches.fixture";
import type { Frame } from "../table/page";
import type { Words } from "../wire/messages";
import { everybody, YOU, type Who } from "../words/person";
import { learn } from "../words/spoken.svelte";
import { de } from "../words/de";
import { chainOf, scoreAt } from "./chain";
import { marksOf } from "./marks";
import { narrowest, superlativesOf } from "./superlatives";
import { resultOf, sideNamed, taleOf, type Match } from "./tale";
import { headline } from "./headline";
import { afterWords } from "./words";

const NAMES = ["Ada", "Ben", "Cem", "Dora"];
const named: Who = everybody(() => NAMES.map((name) => ({ name })), () => null);

async function recorded(game: string, lang: Match["lang"] = "de", who: Who = named): Promise<Match> {
  const page = await pageOf(game);
  await learn(lang);
  const frames = (await matchOf(game)).map((cue) => ({ ...cue, seat: null }) as unknown as Frame<Words>);
  return { page, frames, who, lang, seats: resultOf(frames)?.score.length ?? 2 };
}

describe.each(MATCHES)("the result of %s", (game) => {
  it("is a chain that adds up", async () => {
    const { page, frames } = await recorded(game);
    const [before, after] = [scoreAt(page, frames[0]), scoreAt(page, frames.at(-1))];
    const goals = chainOf(page, frames).filter(({ kind }) => kind === "goal");
    const counted = ([0, 1] as const).map((side) => (before?.[side] ?? 0) + goals.filter((goal) => goal.side === side).length);
    expect(counted).toEqual(after ?? [0, 0]);
  });

  it("marks every goal on the scrubber, at its own step, and something in every game", async () => {
    const { page, frames } = await recorded(game);
    const [marks, chain] = [marksOf(page, frames), chainOf(page, frames)];
    const steps = new Set(chain.filter(({ kind }) => kind === "goal").map(({ step }) => step));
    for (const step of steps) expect(marks).toContain(step);
    expect(marks.length > 0).toBe(game !== "zweikampf"); // in the recorded duel no two cards are level
  });

  it.each(LANGUAGES)("is told in three to five sentences: %s", async (lang) => {
    for (const who of [named, ((seat) => (seat === 0 ? YOU : named(seat))) satisfies Who]) {
      const tale = taleOf(await recorded(game, lang, who));
      expect(tale.length).toBeGreaterThanOrEqual(3);
      expect(tale.length).toBeLessThanOrEqual(5);
      for (const sentence of tale) expect(sentence).toMatch(/^[^%]*[\p{L}][^%]*[.!?…]$/u);
      expect(tale.join(" ")).not.toMatch(/undefined|NaN|null/);
    }
  });

  it.each(LANGUAGES)("has something for everybody, and nothing twice: %s", async (lang) => {
    const match = await recorded(game, lang);
    const won = superlativesOf(match);
    expect(won.map(({ seat }) => seat)).toEqual(Array.from({ length: match.seats }, (_, seat) => seat));
    expect(new Set(won.map(({ title }) => title)).size).toBe(match.seats);
    expect(JSON.stringify(won)).not.toMatch(/undefined|NaN/);
  });
});

it("a draw in which nothing stood out is told in three sentences, too", async () => {
  const match = await recorded("zweikampf");
  const frames = match.frames.slice(-1).map((frame) => ({ ...frame, events: [], turn: { kind: "finished" as const, result: { score: [20, 20], winners: [0, 1] } } }) as unknown as Frame<Words>);
  const tale = taleOf({ ...match, frames });
  expect(tale).toHaveLength(3);
  expect(tale.at(-1)).toContain("unentschieden");
});

describe("who has won", () => {
  const eyes = (you: number | null): Who => everybody(() => NAMES.map((name) => ({ name })), () => you);
  const ended = (match: Match, winners: readonly number[], score: readonly number[]): Match => {
    const frames = match.frames.slice(-1).map((frame) => ({ ...frame, events: [], turn: { kind: "finished" as const, result: { score, winners } } }) as unknown as Frame<Words>);
    return { ...match, frames };
  };

  it("is one's own team for whoever plays in it, and its people by name for the others", async () => {
    const match = { ...(await recorded("ligretto")), seats: 4 };
    expect(sideNamed({ ...match, who: eyes(2) }, 0).name).toBe("dein Team");
    expect(sideNamed({ ...match, who: eyes(2) }, 1).name).toBe("Team Ben + Dora");
    for (const lang of LANGUAGES) {
      for (const sentence of taleOf({ ...match, lang, who: eyes(2) })) expect(sentence).not.toMatch(/Team {2}\+|\+ {2}|^\p{Ll}/u);
    }
  });

  it("are several where a whistle ends it with equal hands: each is named, and nobody is called a team", async () => {
    const shared = ended(await recorded("foul"), [0, 2], [3, 5, 3]);
    expect(taleOf({ ...shared, who: eyes(0) }).at(-1)).toMatch(/^Geteilter Sieg nach [\d:]+ Minuten: Cem und du\.$/);
    const read = (you: number, winners: readonly number[], score: readonly number[]): string => headline({ kind: "result", winners, score }, null, eyes(you), "de", de);
    expect(read(0, [0, 2], [3, 5, 3])).toBe("Geteilter Sieg: Cem und du");
    expect(read(1, [0, 2], [3, 5, 3])).toBe("Geteilter Sieg: Ada und Cem");
    expect(read(1, [1], [3, 0, 3])).toBe("Du hast gewonnen!");
    expect(read(0, [1], [3, 0, 3])).toBe("Ben gewinnt!");
    expect(read(0, [0, 1], [20, 20])).toBe("Unentschieden");
  });

  it("and who was first is told to both of them", () => {
    expect(afterWords.de.firstBy({ name: "Ben", you: false }, "0,06", YOU)).toBe("Ben war 0,06 s früher als du.");
    expect(afterWords.it.firstBy(YOU, "0,06", { name: "Ben", you: false })).toBe("Hai toccato 0,06 s prima di Ben.");
  });
});

describe("titles", () => {
  it("are enough for the fullest table, where nothing else is known of anybody", async () => {
    const match = await recorded("foul");
    const won = superlativesOf({ ...match, frames: [], page: { ...match.page, honours: () => [] }, seats: 6 });
    expect(new Set(won.map(({ title }) => title)).size).toBe(6);
    expect(won.every(({ title }) => title !== "")).toBe(true);
  });

  it("honour the longest bluff once, and nobody where two bluffed as long", async () => {
    const match = await recorded("foul");
    const titled = (bluffs: readonly number[]): readonly (readonly [number, string])[] =>
      superlativesOf({ ...match, bluffs }).flatMap(({ seat, title, why }) => (title === "Längster Bluff" ? [[seat, why] as const] : []));
    expect(titled([1, 3, 2])).toEqual([[1, "3 falsche Karten hintereinander durchgebracht"]]);
    expect(titled([0, 1, 0])).toEqual([[1, "eine falsche Karte durchgebracht"]]);
    expect(titled([2, 2, 0])).toEqual([]);
    expect(titled([])).toEqual([]);
  });

  it("measure the narrowest race between two hands that did the same", async () => {
    const { page, who, lang } = await recorded("elfmeter");
    const frame = (at: number, seat: number, kind: string): Frame<Words> =>
      ({ seq: at, at, seat, events: [{ kind, seat }], view: {}, turn: { kind: "waiting", seats: [0, 1], race: true, until: null } }) as unknown as Frame<Words>;
    const frames = [frame(1_000, 0, "stack-turned"), frame(1_020, 1, "card-laid"), frame(2_000, 1, "card-laid"), frame(2_060, 0, "card-laid"), frame(2_400, 1, "card-laid")];
    expect(narrowest(frames)).toEqual({ seat: 1, other: 0, by: 60 });
    const bare = { ...page, honours: () => [], cheers: () => null, passes: () => null, throws: () => null, flaps: () => null };
    expect(superlativesOf({ page: bare, frames, who, lang, seats: 2 })[1]).toEqual({ seat: 1, title: "Um Haaresbreite", why: "um 0,06 s vor Ada" });
  });

  it("name the fastest pass by its time", async () => {
    const match = await recorded("elfmeter");
    const bare = { ...match.page, honours: () => [], cheers: () => null, passes: ({ seat }: { seat: number }) => seat };
    const frames = [0, 900, 2_100, 2_500].map((at, n) => ({ ...match.frames[0], at, seat: n < 3 ? 0 : 1, events: [{ kind: `pass-${n}`, seat: n < 3 ? 0 : 1 }] }) as unknown as Frame<Words>);
    const won = superlativesOf({ ...match, page: bare as never, frames });
    expect(won[0]).toEqual({ seat: 0, title: "Schnellster Pass", why: "0,9 s bis zum nächsten Pass" });
  });
});
