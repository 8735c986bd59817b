import { describe, expect, it } from "vitest";
import type { Chair } from "../wire/messages";
import { de as words } from "../words/de";
import { rowsOf, statusOf } from "./tv-seats";

const chair = (more: Partial<Chair>): Chair => ({ person: null, name: "", animal: "fox", bot: null, here: true, ...more }) as Chair;
const seats = (count: number): number[][] => rowsOf(Array.from({ length: count }, () => chair({}))).map((row) => row.map(({ seat }) => seat));

describe("the chairs on a TV", () => {
  it("stand above and below the pitch, the odd one above", () => {
    expect(seats(4)).toEqual([[0, 1], [2, 3]]);
    expect(seats(5)).toEqual([[0, 1, 2], [3, 4]]);
    expect(seats(1)).toEqual([[0], []]);
  });
  it("say who is awaited, who is there, and who is soon back", () => {
    expect(statusOf(chair({}), words)).toBe(words.justScan);
    expect(statusOf(chair({ person: 1, name: "Fuchs" }), words)).toBe(words.ready);
    expect(statusOf(chair({ person: 1, name: "Fuchs", here: false }), words)).toBe(words.soonBack);
  });
  it("say how strong a bot is, if it stands on the scale", () => {
    expect(statusOf(chair({ name: "Hase", bot: "rabbit" }), words)).toBe(`${words.bot} · ${words.strengthOf(3)}`);
    expect(statusOf(chair({ name: "Kaiser", bot: "kaiser" }), words)).toBe(words.bot);
  });
});
