import { describe, expect, test } from "vitest";
import type { View } from "../../wire/games/ligretto";
import type { Turn } from "../../wire/messages";
import { STEP, steps, tableAt } from "./lesson.fixture";
import { en } from "./said/en";
import type { Team } from "./table";
import { endOf, isChecking, Verdict } from "./verdict.svelte";

const RACE: Turn = { kind: "waiting", seats: [0, 1], until: null, race: true };
const scored = tableAt(STEP.scored).view;

/** The end of the first minute: the claim, as a field of this team sees it. */
function claimed(only: Team | null): Verdict {
  const verdict = new Verdict(() => only);
  for (const step of [STEP.claim, STEP.scored]) {
    const { events, view } = steps[step] as (typeof steps)[number];
    verdict.heard(events, view);
  }
  return verdict;
}

const between = (stage: "check" | "countdown"): View => ({ ...scored, interval: { kind: "interval", stage, until: 0, ready: [false, false] } });

describe("the check after Tooro!", () => {
  test("shows what lay there when the whistle went", () => {
    expect(claimed(null).shown).toMatchObject({ seat: 0, team: 0, right: true, row: [16, 25, 13, 6, 10] });
  });

  test("is seen until everybody is ready, and after the last goal to the end", () => {
    expect(isChecking(between("check"), RACE)).toBe(true);
    expect(isChecking(between("countdown"), RACE)).toBe(false);
    expect(isChecking({ ...scored, interval: null }, RACE)).toBe(false);
    expect(isChecking({ ...scored, interval: null }, { kind: "finished", result: { kind: "result", winners: [0], score: [5, 0] } })).toBe(true);
  });

  test("of the last round is forgotten with the next whistle", () => {
    const verdict = claimed(null);
    verdict.heard([{ kind: "kicked-off", round: 2, row: [] }], scored);
    expect(verdict.shown).toBeNull();
  });

  test("of the last round is not shown for one that was broken off", () => {
    const verdict = claimed(null);
    verdict.heard([{ kind: "round-ended-goalless", agreed: true }], scored);
    expect(verdict.shown).toBeNull();
  });

  test("is seen on the claimant's own field in the stands", () => {
    expect(claimed(0).shown).not.toBeNull();
    expect(claimed(1).shown).toBeNull();
  });

  test.each<[View["last"], Team | null, string | null]>([
    [{ kind: "verdict", outcome: "goal", team: 1 }, null, "Goal for White!"],
    [{ kind: "verdict", outcome: "own-goal", team: 0 }, 0, "Own goal by Black!"],
    [{ kind: "verdict", outcome: "own-goal", team: 0 }, 1, null],
    [{ kind: "verdict", outcome: "goalless", team: null }, 1, "A round without a goal"],
  ])("whoever came too late for it is told how the round ended: %j", (last, only, told) => {
    expect(endOf({ ...scored, last }, only, en)).toBe(told);
  });
});
