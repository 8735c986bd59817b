import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import lessonOfDuel from "../games/zweikampf/lesson.json";
import type { Words } from "../wire/messages";
import { Pupil, type Lesson } from "./lesson.svelte";
import { settings } from "../browser/settings.svelte";
import { tongue } from "../words/tongue.svelte";

const lesson = lessonOfDuel as unknown as Lesson<Words>;
const lessons = import.meta.glob<{ default: Lesson<Words> }>("../games/*/lesson.json", { eager: true });

/** Whatever the story asks for, until it ends. */
function play(pupil: Pupil<Words>, told: Lesson<Words>): void {
  const asked = told.steps.filter((step) => step.move !== undefined);
  for (let n = 0; n < 200 && !pupil.finished; n++) {
    const step = asked[pupil.hint ?? -1];
    if (step !== undefined && pupil.moves.length > 0) pupil.act(step.moves[step.move ?? 0]);
    else vi.advanceTimersByTime(1_400);
  }
}

describe("a pupil", () => {
  beforeEach(async () => {
    await tongue.speak("de");
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("goes on with the move that is asked for, and is reminded after one that nobody may make", () => {
    const [done, missed] = [vi.fn(), vi.fn()];
    const pupil = new Pupil(lesson, null, done, missed);
    pupil.act({ kind: "something-else" });
    expect([pupil.step, missed.mock.calls.length]).toEqual([0, 1]);
    pupil.act(pupil.moves[0]);
    expect([pupil.step, pupil.succeeded]).toEqual([1, 1]);
    pupil.stop();
  });

  it("watches a step that asks for nothing", () => {
    const pupil = new Pupil(lesson, null);
    pupil.act(pupil.moves[0]);
    expect(pupil.moves).toEqual([]);
    vi.advanceTimersByTime(1_400);
    expect(pupil.step).toBe(2);
    pupil.stop();
  });

  it.each(Object.entries(lessons))("succeeds at least three times, then is done: %s", (_, { default: told }) => {
    const done = vi.fn();
    const pupil = new Pupil(told, null, done);
    play(pupil, told);
    expect(pupil.finished).toBe(true);
    expect(pupil.succeeded).toBeGreaterThanOrEqual(3);
    expect(done).toHaveBeenCalledOnce();
    expect(pupil.chairs.map(({ name }) => name)).toContain("Du");
  });

  it.each(Object.entries(lessons))("takes every legal move, and comes back from what leads elsewhere: %s", (_, { default: told }) => {
    told.steps.forEach((step, at) =>
      step.moves.forEach((move) => {
        const reasons: unknown[] = [];
        const pupil = new Pupil({ ...told, steps: told.steps.slice(at) }, null, undefined, (why) => reasons.push(why));
        pupil.act(move);
        expect(pupil.step === 1 || pupil.astray || typeof reasons[0] === "string").toBe(true);
        vi.advanceTimersByTime(2_200);
        if (pupil.step === 0) expect([pupil.astray, pupil.moves]).toEqual([false, step.moves]);
        pupil.stop();
      }),
    );
  });

  it("has the same help as in the match that follows", () => {
    settings.helpBy("profi");
    expect(new Pupil(lesson, null).help).toBe("profi");
    settings.helpBy("normal");
  });
});
