import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import lessonOfDuel from "../games/zweikampf/lesson.json";
import type { Words } from "../wire/messages";
import { Pupil, type Lesson } from "./lesson.svelte";
import { tongue } from "../words/tongue.svelte";

const lesson = lessonOfDuel as unknown as Lesson<Words>;
const lessons = import.meta.glob<{ default: Lesson<Words> }>("../games/*/lesson.json", { eager: true });

describe("a pupil", () => {
  beforeEach(async () => {
    await tongue.speak("de");
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("goes on with the one move that is asked for, and is reminded after any other", () => {
    const [done, missed] = [vi.fn(), vi.fn()];
    const pupil = new Pupil(lesson, done, missed);
    pupil.act({ kind: "something-else" });
    expect([pupil.step, missed.mock.calls.length]).toEqual([0, 1]);
    pupil.act(pupil.moves[0]);
    expect([pupil.step, pupil.succeeded]).toEqual([1, 1]);
    pupil.stop();
  });

  it("watches a step that asks for nothing", () => {
    const pupil = new Pupil(lesson);
    pupil.act(pupil.moves[0]);
    expect(pupil.moves).toEqual([]);
    vi.advanceTimersByTime(1_400);
    expect(pupil.step).toBe(2);
    pupil.stop();
  });

  it.each(Object.entries(lessons))("succeeds at least three times, then is done: %s", (_, { default: told }) => {
    const done = vi.fn();
    const pupil = new Pupil(told, done);
    for (let n = 0; n < 200 && !pupil.finished; n++) {
      if (pupil.moves.length > 0) pupil.act(pupil.moves[0]);
      else vi.advanceTimersByTime(1_400);
    }
    expect(pupil.finished).toBe(true);
    expect(pupil.succeeded).toBeGreaterThanOrEqual(3);
    expect(done).toHaveBeenCalledOnce();
    expect(pupil.chairs.map(({ name }) => name)).toContain("Du");
  });
});
