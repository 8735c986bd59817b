import { describe, expect, it } from "vitest";
import type { Way } from "../games/form";
import { FORMS } from "../games/forms";
import { leaders, nextStage, played, scoreOf, stageOf, storyOf, winners, type Deed } from "./score";
import { clockTime } from "./time";

const MINUTE = 60_000;
const wayOf = (game: string, n = 0): Way => FORMS[game]?.ways[n] as Way;
const goal = (side: number, at = 0, by = 1): Deed => ({ kind: "count", side, count: 0, by, at });
const next = (at = 0): Deed => ({ kind: "next", at });

describe("the clock of a half", () => {
  const dice = wayOf("wuerfel-fussball");

  it("runs by the time of day, not by ticks", () => {
    const score = scoreOf(dice, 2, [{ kind: "run", at: 1_000 }]);
    expect(played(score, 1_000 + 7 * MINUTE)).toBe(7 * MINUTE);
  });

  it("stands while it is stopped, and goes on where it stood", () => {
    const score = scoreOf(dice, 2, [{ kind: "run", at: 0 }, { kind: "stop", at: MINUTE }, { kind: "run", at: 10 * MINUTE }]);
    expect(played(score, 11 * MINUTE)).toBe(2 * MINUTE);
  });

  it("is not started twice, and a clock that was put back takes nothing away", () => {
    const score = scoreOf(dice, 2, [{ kind: "run", at: MINUTE }, { kind: "run", at: 2 * MINUTE }]);
    expect(score.since).toBe(MINUTE);
    expect(played(score, 0)).toBe(0);
  });

  it("begins anew with the second half, which stands until somebody starts it", () => {
    const score = scoreOf(dice, 2, [{ kind: "run", at: 0 }, next(8 * MINUTE)]);
    expect([played(score, 9 * MINUTE), score.since, stageOf(dice, score)?.section]).toEqual([0, null, "second-half"]);
  });

  it("is read as people read it", () => {
    expect([450_000, 449_001, 60_000, 999, 0].map(clockTime)).toEqual(["7:30", "7:30", "1:00", "0:01", "0:00"]);
  });
});

describe("the parts of a match", () => {
  it("in Karten-Fußball: extra time and penalties only while it is level, penalties again and again", () => {
    const cards = wayOf("karten-fussball");
    const names = (deeds: readonly Deed[]) => nextStage(cards, scoreOf(cards, 2, deeds))?.section;
    expect(names([goal(0)])).toBe("second-round");
    expect(names([goal(0), next()])).toBeUndefined();
    expect(names([goal(0), next(), goal(1)])).toBe("extra-time");
    expect(names([next(), next()])).toBe("penalties");
    expect(names([next(), next(), next()])).toBe("penalties");
    expect(names([next(), next(), next(), next()])).toBe("penalties");
    expect(names([next(), next(), next(), next(), goal(1)])).toBeUndefined();
  });

  it("in a tournament of Würfel-Fußball: a shoot-out that leaves the score as it is", () => {
    const cup = wayOf("wuerfel-fussball", 1);
    const level = [goal(0), next(), goal(1)];
    expect(nextStage(cup, scoreOf(cup, 2, level))?.section).toBe("shoot-out");
    const over = scoreOf(cup, 2, [...level, next(), { kind: "count", side: 1, count: 1, by: 1, at: 0 }]);
    expect([over.sides, winners(cup, over)]).toEqual([[[1, 0], [1, 1]], [1]]);
    expect(nextStage(cup, over)).toBeUndefined();
  });

  it("outside a tournament ends after two halves", () => {
    const dice = wayOf("wuerfel-fussball");
    expect(nextStage(dice, scoreOf(dice, 2, [next()]))).toBeUndefined();
  });
});

describe("who is ahead", () => {
  it("is decided in Elfmeter! by goals, then by kick-off cards left", () => {
    const elf = wayOf("elfmeter");
    const card: Deed = { kind: "count", side: 0, count: 1, by: -1, at: 0 };
    expect(scoreOf(elf, 2, []).sides).toEqual([[0, 6], [0, 6]]);
    expect(leaders(elf, scoreOf(elf, 2, []))).toEqual([0, 1]);
    expect(leaders(elf, scoreOf(elf, 2, [card]))).toEqual([1]);
    expect(leaders(elf, scoreOf(elf, 2, [card, goal(0)]))).toEqual([0]);
  });

  it("has fewer cards left, and several may share it", () => {
    const left = wayOf("foul", 1);
    const score = scoreOf(left, 3, [goal(2, 0, 5)]);
    expect(winners(left, score)).toEqual([0, 1]);
    expect(winners(left, scoreOf(left, 3, []))).toEqual([]);
  });

  it("never falls below nothing", () => {
    expect(scoreOf(wayOf("ligretto"), 2, [goal(0, 0, -1)]).sides).toEqual([[0], [0]]);
  });
});

describe("the story", () => {
  it("tells goals with their minute of play, and the parts", () => {
    const dice = wayOf("wuerfel-fussball");
    const deeds: Deed[] = [{ kind: "run", at: 0 }, goal(0, 90_000), { kind: "stop", at: 2 * MINUTE }, goal(1, 60 * MINUTE), next(60 * MINUTE), goal(1, 61 * MINUTE)];
    expect(storyOf(dice, 2, 0, deeds)).toEqual([
      { minute: 2, what: "goals", side: 0, by: 1 },
      { minute: 3, what: "goals", side: 1, by: 1 },
      { minute: 3, what: "second-half", side: null, by: 0 },
      { minute: 3, what: "goals", side: 1, by: 1 },
    ]);
  });

  it("forgets a slip that was put right", () => {
    expect(storyOf(wayOf("ligretto"), 2, 0, [goal(0), goal(1), goal(0, 0, -1)])).toEqual([{ minute: 1, what: "goals", side: 1, by: 1 }]);
  });

  it("tells cards by the handful and goals one by one", () => {
    const lines = (game: string, n: number) => storyOf(wayOf(game, n), 3, 0, [goal(0, 0, 5), goal(0), goal(0)]);
    expect(lines("foul", 1)).toEqual([{ minute: 1, what: "cards-left", side: 0, by: 7 }]);
    expect(lines("foul", 0)).toHaveLength(3);
  });

  it("stays short enough to be sent", () => {
    const long = Array.from({ length: 300 }, (_, n) => goal(n % 2, n * MINUTE));
    expect(storyOf(wayOf("ligretto"), 2, 0, long)).toHaveLength(100);
    expect(storyOf(wayOf("ligretto"), 2, 0, long).at(-1)?.minute).toBe(300);
  });
});

it("every game has a form", () => {
  expect(Object.keys(FORMS).sort()).toEqual(["elfer-raus", "elfer-raus-junior", "elfmeter", "foul", "karten-fussball", "ligretto", "wuerfel-fussball", "zweikampf"]);
});
