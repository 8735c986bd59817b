/** The break between the halves is seen, says how it stands, and ends with the kick-off. */
import { expect, it } from "vitest";
import { Interval } from "./interval.svelte";
import { scene } from "./scenes";

const ENDED = { kind: "half-ended", half: 1 } as const;
const KICK_OFF = { kind: "restart-given", seat: 1, restart: "kick-off" } as const;

it("stands from the whistle to the kick-off, with a late goal in it", () => {
  const interval = new Interval(() => [1, 0]);
  interval.seen(ENDED);
  expect(interval.score).toEqual([1, 0]);
  interval.seen(KICK_OFF);
  expect(interval.score).toBeNull();
  interval.seen({ kind: "goal-scored", seat: 1, own: false, score: [1, 1] });
  interval.seen(ENDED);
  expect(interval.score).toEqual([1, 1]);
});

it("lasts long enough to be read; full time has none", () => {
  expect(scene([ENDED, KICK_OFF], 0, [3, 6]).told.at(-1)?.at).toBeGreaterThan(2_000);
  expect(scene([{ ...ENDED, half: 2 }], 0, [3, 6]).length).toBe(0);
});
