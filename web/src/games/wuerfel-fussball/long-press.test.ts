import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LONG, LongPress } from "./long-press";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function finger() {
  const done: string[] = [];
  const press = new LongPress();
  const hold = (ms: number): void => {
    press.down(() => done.push("look"));
    vi.advanceTimersByTime(ms);
    press.up();
    press.click({ detail: 1 }, () => done.push("throw"));
  };
  return { done, press, hold };
}

describe("a finger on a die", () => {
  it("throws when it is short", () => {
    const { done, hold } = finger();
    hold(LONG - 1);
    vi.advanceTimersByTime(LONG);
    expect(done).toEqual(["throw"]);
  });
  it("looks when it is long, and the next short one throws again", () => {
    const { done, hold } = finger();
    hold(LONG);
    expect(done).toEqual(["look"]);
    hold(10);
    expect(done).toEqual(["look", "throw"]);
  });
  it("does not hinder a key", () => {
    const { done, press } = finger();
    press.down(() => done.push("look"));
    vi.advanceTimersByTime(LONG);
    press.click({ detail: 0 }, () => done.push("throw"));
    expect(done).toEqual(["look", "throw"]);
  });
});
