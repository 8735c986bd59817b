import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Leafing } from "./leafing.svelte";

describe("leafing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes on to the next card, and round at the end", () => {
    const leafing = new Leafing(() => 3);
    leafing.next();
    leafing.next();
    expect(leafing.at).toBe(2);
    leafing.next();
    expect(leafing.at).toBe(0);
    leafing.back();
    expect(leafing.at).toBe(2);
  });
  it("shows the card after one that was played, and the top one after the last", () => {
    let cards = 3;
    const leafing = new Leafing(() => cards);
    leafing.next();
    cards = 2;
    expect(leafing.at).toBe(1);
    cards = 1;
    expect(leafing.at).toBe(0);
  });
  it("turns one at once, and keeps turning while held, first every 160 and then every 110 milliseconds", () => {
    const leafing = new Leafing(() => 100);
    leafing.hold();
    expect(leafing.at).toBe(1);
    vi.advanceTimersByTime(300);
    expect(leafing.at).toBe(2);
    vi.advanceTimersByTime(160 * 5);
    expect(leafing.at).toBe(7);
    vi.advanceTimersByTime(110 * 5);
    expect(leafing.at).toBe(12);
    leafing.release();
    vi.advanceTimersByTime(5_000);
    expect(leafing.at).toBe(12);
  });
  it("begins at the top in a new attempt, even under a finger", () => {
    const leafing = new Leafing(() => 9);
    leafing.hold();
    leafing.top();
    vi.advanceTimersByTime(2_000);
    expect(leafing.at).toBe(0);
  });
  it("has nothing to turn in a stack of one", () => {
    const leafing = new Leafing(() => 1);
    leafing.next();
    expect([leafing.at, leafing.leaves]).toEqual([0, 0]);
  });
});
