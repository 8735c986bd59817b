import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepName, markTonight, nameTonight } from "./evening";
import { keep } from "./keeping";

describe("an evening", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    keep("evening", null);
    vi.useRealTimers();
  });

  it("has one mark and everybody's name, and the next day all is new", () => {
    const mark = markTonight();
    keepName(0, "Kluge Eule");
    keepName(2, "Flinker Fuchs");
    vi.advanceTimersByTime(6 * 3_600_000);
    expect(markTonight()).toBe(mark);
    expect([0, 1, 2, 3].map(nameTonight)).toEqual(["Kluge Eule", "", "Flinker Fuchs", ""]);
    vi.advanceTimersByTime(7 * 3_600_000);
    expect(markTonight()).not.toBe(mark);
    expect(nameTonight(0)).toBe("");
  });
  it("begins anew where what was kept cannot be read", () => {
    for (const nonsense of ["{", "3", "null", '{"began":1}']) {
      keep("evening", nonsense);
      expect(markTonight()).toHaveLength(43);
    }
  });
});
