import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Commentary, READ } from "./commentary.svelte";
import type { Line } from "./page";

const line = (text: string, weight: Line["weight"] = 1): Line => ({ text, weight, seat: null });

describe("the commentary", () => {
  let commentary: Commentary;
  beforeEach(() => {
    vi.useFakeTimers();
    commentary = new Commentary();
  });
  afterEach(() => {
    commentary.stop();
    vi.useRealTimers();
  });

  it("lets every line stand long enough to be read", () => {
    commentary.say(line("one"));
    commentary.say(line("two"));
    vi.advanceTimersByTime(READ - 1);
    expect(commentary.shown?.text).toBe("one");
    vi.advanceTimersByTime(1);
    expect(commentary.shown?.text).toBe("two");
    vi.advanceTimersByTime(READ);
    commentary.say(line("three"));
    expect(commentary.shown?.text).toBe("three");
  });
  it("is never later than one line: of too many, the weightiest and then the newest comes next", () => {
    for (const [text, weight] of [["one", 1], ["two", 2], ["three", 1], ["four", 2], ["five", 1]] as const) commentary.say(line(text, weight));
    vi.advanceTimersByTime(READ);
    expect(commentary.shown?.text).toBe("four");
    expect(commentary.lines.map(({ text }) => text)).toEqual(["one", "two", "three", "four", "five"]);
  });
  it("is interrupted by a goal alone", () => {
    commentary.say(line("one", 2));
    commentary.say(line("goal", 3));
    expect(commentary.shown?.text).toBe("goal");
    commentary.say(line("after", 2));
    expect(commentary.shown?.text).toBe("goal");
  });
});
