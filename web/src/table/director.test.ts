/** Recorded matches of all eight games on the stage: nothing runs ahead of the picture, nothing is lost, nobody waits long. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageOf } from "../games";
import type { Words } from "../wire/messages";
import { Director, MOST_SCENES, MOST_WAITS, type Cue } from "./director.svelte";
import { MATCHES, matchOf } from "./matches.fixture";
import type { GamePage } from "./page";
import { landing } from "./scene";

const moves = (still: boolean): void => void vi.stubGlobal("matchMedia", () => ({ matches: still }));
const urgent = ({ turn, moves: offered }: Cue<Words>): boolean => offered.length > 0 && turn.kind === "waiting" && (turn.race || turn.until !== null);

/** Plays the match as fast as it came, and hears whatever a board would. */
async function staged(game: string, heard: (director: Director<Words>, cue: Cue<Words>, page: GamePage<Words>) => void): Promise<Director<Words>> {
  const [page, [first, ...rest]] = [await pageOf(game), await matchOf(game)];
  const director: Director<Words> = new Director(page, () => heard(director, director.cue as Cue<Words>, page));
  director.cut(first as Cue<Words>);
  let now = first?.at ?? 0;
  for (const cue of rest) {
    vi.advanceTimersByTime(Math.max(0, cue.at - now));
    now = cue.at;
    director.play(cue);
    expect(director.waiting).toBeLessThanOrEqual(MOST_SCENES);
    if (director.waiting > 0) expect(director.late).toBeLessThanOrEqual(MOST_WAITS);
    if (urgent(cue)) expect([director.cue?.seq, director.moves]).toEqual([cue.seq, cue.moves]);
  }
  vi.advanceTimersByTime(20_000);
  return director;
}

describe.each(MATCHES)("a match of %s on the stage", (game) => {
  beforeEach(() => {
    vi.useFakeTimers();
    moves(false);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is played once, in order, to its end", async () => {
    const seen: number[] = [];
    const match = await matchOf(game);
    const director = await staged(game, (_, { seq }) => void seen.push(seq));
    expect(seen).toEqual(match.slice(1).map(({ seq }) => seq));
    expect([director.busy, director.landed, director.settled]).toEqual([false, true, match.at(-1)?.view]);
  });

  it("never shows a score before the picture has landed", async () => {
    const match = await matchOf(game);
    let goals = 0;
    await staged(game, (director, cue, page) => {
      const before = match[match.findIndex(({ seq }) => seq === cue.seq) - 1] as Cue<Words>;
      if (director.landed) return;
      expect(director.settled, `score ${cue.seq}`).toEqual(before.view);
      if (page.flaps && page.pictured && !urgent(cue) && landing(page, cue.events) > 0) {
        expect(page.flaps(director.picture as Words["view"]), `board ${cue.seq}`).toEqual(page.flaps(before.view));
      }
      goals += Number(cue.events.some((event) => page.cheers(event) === "goal"));
    });
    const page = await pageOf(game);
    expect(goals > 0).toBe(page.flaps !== undefined);
  });

  it("waits for nothing where nothing may move", async () => {
    moves(true);
    const [page, match] = [await pageOf(game), await matchOf(game)];
    const director = new Director(page);
    for (const cue of match) {
      director.play(cue);
      expect([director.cue, director.picture, director.settled]).toEqual([cue, cue.view, cue.view]);
      expect(director.moves).toEqual(cue.moves);
    }
  });
});

describe("the director", () => {
  const page = { cheers: (event: string) => (event === "goal" ? "goal" : null), timing: (events: readonly string[]) => events.map(() => 400) } as unknown as GamePage<Words>;
  const cue = (seq: number, events: readonly string[] = [], race = false): Cue<Words> =>
    ({ seq, at: 0, events, view: { seq }, turn: { kind: "waiting", seats: [0], until: null, race }, moves: [{ seq }] }) as unknown as Cue<Words>;
  let director: Director<Words>;
  beforeEach(() => {
    vi.useFakeTimers();
    moves(false);
    director = new Director(page);
    director.cut(cue(0));
  });
  afterEach(() => {
    director.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks for nothing while everybody cheers, and then for the newest", () => {
    director.play(cue(1, ["goal"]));
    expect([director.moves, director.turn.kind, director.settled]).toEqual([[], "rolling", { seq: 0 }]);
    vi.advanceTimersByTime(400);
    expect([director.moves, director.settled]).toEqual([[], { seq: 1 }]);
    vi.advanceTimersByTime(1_500);
    expect([director.moves, director.busy]).toEqual([[{ seq: 1 }], false]);
  });
  it("lets the next wait for the cheering", () => {
    director.play(cue(1, ["goal"]));
    director.play(cue(2));
    expect(director.cue?.seq).toBe(1);
    vi.advanceTimersByTime(1_899);
    expect(director.cue?.seq).toBe(1);
    vi.advanceTimersByTime(1);
    expect([director.cue?.seq, director.moves]).toEqual([2, [{ seq: 2 }]]);
  });
  it("holds nobody back in a race", () => {
    director.play(cue(1, ["goal"]));
    director.play(cue(2, [], true));
    expect([director.cue?.seq, director.moves]).toEqual([2, [{ seq: 2 }]]);
  });
  it("hurries when more waits than anybody would", () => {
    for (const seq of [1, 2, 3, 4]) director.play(cue(seq, ["goal"]));
    expect(director.late).toBeLessThanOrEqual(MOST_WAITS);
    vi.advanceTimersByTime(MOST_WAITS);
    expect(director.cue?.seq).toBe(4);
  });
  it("keeps nothing for a tab that nobody sees", () => {
    const tab = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal("document", tab);
    const unseen = new Director(page);
    for (const seq of [0, 1, 2]) unseen.play(cue(seq, ["goal"]));
    expect([unseen.cue?.seq, unseen.busy, unseen.settled]).toEqual([2, false, { seq: 2 }]);
    tab.hidden = false;
    unseen.play(cue(3, ["goal"]));
    unseen.play(cue(4));
    tab.hidden = true;
    tab.dispatchEvent(new Event("visibilitychange"));
    expect([unseen.cue?.seq, unseen.busy]).toEqual([4, false]);
    unseen.close();
  });
});
