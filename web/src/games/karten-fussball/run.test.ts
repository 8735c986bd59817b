/** A card on its way: it is seen where it fails, a break stands between two rounds, and no figure runs ahead. */
import { describe, expect, it } from "vitest";
import type { Event, View } from "../../wire/games/karten-fussball";
import { Ground } from "./ground";
import { fits, odds } from "./odds";
import { Run } from "./run.svelte";
import { timing } from "./scenes";

const VIEW: View = {
  kind: "view", seat: 0, phase: "regular-time", number: 1, first: 0, turn: 0, pitch: Array<null>(12).fill(null), in_play: null, row: null,
  stacks: [10, 10], goal_piles: [[], []], out: [], left_out: 0, rounds: [[0, 0]], score: [0, 0],
};
const PLAYED: Event = { kind: "card-played", seat: 0, card: 9 };
const TURNED: Event = { kind: "pitch-card-turned", place: 1, card: 30 };
const OUT: Event = { kind: "card-out", seat: 0, card: 9, row: 1 };
const ENDED: Event = { kind: "round-ended", goals: [1, 0], score: [1, 0] };
const BEGAN: Event = { kind: "round-began", phase: "regular-time", number: 2, first: 1 };

function seen(...events: readonly Event[]): Run {
  const run = new Run(() => VIEW);
  run.hears(events);
  for (const event of events) run.seen(event);
  return run;
}

describe("a run", () => {
  it("stays where it failed until the next card comes", () => {
    const run = seen(PLAYED);
    run.hears([TURNED, OUT]);
    run.seen(TURNED);
    run.seen(OUT);
    expect([run.card, run.row, run.end, run.turned]).toEqual([9, 1, "out", 1]);
    run.hears([PLAYED]);
    run.seen({ ...PLAYED, card: 3 });
    expect([run.card, run.end, run.turned]).toEqual([3, null, null]);
  });

  it("goes a row further for every one that lets it through, either way", () => {
    expect(seen(PLAYED, { kind: "row-passed", row: 1, place: 2 }).row).toBe(2);
    const other = seen({ ...PLAYED, seat: 1 });
    expect(other.row).toBe(4);
    other.seen({ kind: "row-passed", row: 4, place: 9 });
    expect([other.row, other.way, other.passed(4), other.passed(3)]).toEqual([3, [9], true, false]);
  });

  it("is followed by a break, but not after the last whistle", () => {
    expect(seen(OUT, ENDED).interval).toBeNull();
    const run = new Run(() => VIEW);
    run.hears([OUT, ENDED, BEGAN]);
    run.seen(ENDED);
    expect(run.interval).toEqual([1, 0]);
    run.seen(BEGAN);
    expect([run.interval, run.card]).toEqual([null, null]);
  });

  it("is seen by whoever comes in its middle", () => {
    const run = new Run(() => ({ ...VIEW, in_play: 5, row: 3, turn: 1 }));
    run.joins();
    expect([run.card, run.row, run.seat]).toEqual([5, 3, 1]);
  });

  it("takes its time before a card is turned over and between two rounds", () => {
    expect(timing([TURNED, OUT])).toEqual([900, 1_500]);
    expect(timing([ENDED, BEGAN]).at(-1)).toBeGreaterThan(3_000);
  });
});

describe("what could fit", () => {
  it("is the same suit or the same rank, and never the card itself", () => {
    expect([fits(9, 14), fits(9, 1), fits(9, 9), fits(9, 30)]).toEqual([true, true, false, false]);
  });
  it("is counted among the cards that nobody has seen", () => {
    expect(odds(9, VIEW)).toEqual({ fit: 10, unseen: 31 });
    expect(odds(9, { ...VIEW, pitch: [14, 30, ...VIEW.pitch.slice(2)], out: [1] })).toEqual({ fit: 8, unseen: 28 });
  });
});

it("both lies show the same ground: attacks go up, or to the right", () => {
  const [upright, lying] = [new Ground(12, 0, false), new Ground(12, 0, true)];
  expect([upright.goal(0).y, upright.goal(1).y, lying.goal(0).x, lying.goal(1).x]).toEqual([0, 100, 96, 4]);
  expect(upright.beside(1).y).toBeGreaterThan(upright.beside(4).y);
  expect(lying.beside(1).x).toBeLessThan(lying.beside(4).x);
  expect(new Ground(12, 1, false).place(0).x).toBeGreaterThan(50);
});
