import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { STEP, steps } from "./lesson.fixture";
import type { Team } from "./table";
import { STAYS, Verdict } from "./verdict.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The end of the first minute: the claim, as a field of this team sees it. */
function claimed(only: Team | null): Verdict {
  const verdict = new Verdict(() => only);
  for (const step of [STEP.claim, STEP.scored]) {
    const { events, view } = steps[step] as (typeof steps)[number];
    verdict.heard(events, view);
  }
  return verdict;
}

describe("the check after Tooro!", () => {
  test("shows what lay there when the whistle went", () => {
    expect(claimed(null).shown).toMatchObject({ seat: 0, team: 0, right: true, row: [16, 25, 13, 6, 10] });
  });

  test("goes by itself in time for the next round", () => {
    const verdict = claimed(null);
    vi.advanceTimersByTime(STAYS - 1);
    expect(verdict.shown).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(verdict.shown).toBeNull();
  });

  test("can be closed, and what comes later is seen for as long", () => {
    const verdict = claimed(null);
    verdict.close();
    expect(verdict.shown).toBeNull();
    vi.advanceTimersByTime(STAYS - 10);
    verdict.heard((steps[STEP.scored] as (typeof steps)[number]).events, (steps[STEP.scored] as (typeof steps)[number]).view);
    vi.advanceTimersByTime(20);
    expect(verdict.shown).not.toBeNull();
  });

  test("is seen on the claimant's own field in the stands", () => {
    expect(claimed(0).shown).not.toBeNull();
    expect(claimed(1).shown).toBeNull();
  });
});
