import { describe, expect, it } from "vitest";
import type { Chair, Result } from "../wire/messages";
import { rivalAfter } from "./rival";

const person = { bot: null } as Chair;
const toy = (bot: string): Chair => ({ bot }) as Chair;
const wonBy = (...winners: number[]): Result => ({ kind: "result", winners, score: [1, 0] }) as unknown as Result;

describe("whom to beat next", () => {
  it("is a little stronger than the strongest that was beaten", () => {
    expect(rivalAfter({ chairs: [person, toy("snail")] }, 0, wonBy(0))).toBe("tortoise");
    expect(rivalAfter({ chairs: [person, toy("rabbit"), toy("tortoise")] }, 0, wonBy(0))).toBe("fox");
  });
  it("is nobody after a defeat, against people, or when the rocket is beaten", () => {
    expect(rivalAfter({ chairs: [person, toy("snail")] }, 0, wonBy(1))).toBeNull();
    expect(rivalAfter({ chairs: [person, person, toy("snail")] }, 0, wonBy(0))).toBeNull();
    expect(rivalAfter({ chairs: [person, toy("rocket")] }, 0, wonBy(0))).toBeNull();
    expect(rivalAfter({ chairs: [person, toy("snail")] }, null, wonBy(0))).toBeNull();
  });
});
