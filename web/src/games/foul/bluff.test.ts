import { describe, expect, it } from "vitest";
import { numberCardOf } from "../../cards/number-card";
import type { Frame } from "../../table/page";
import type { Event, Words } from "../../wire/games/foul";
import { learn } from "../../words/spoken.svelte";
import { named } from "../../words/person";
import { longestBluff } from "./bluff";
import page from ".";

const red = (number: number): number => numberCardOf("red", number);
/** What one hand looks like from table to table, and what happened before each. */
const match = (...tables: readonly (readonly [readonly number[], ...Event[]])[]): readonly Frame<Words>[] =>
  tables.map(([hand, ...events], seq) => ({ seq, at: seq, seat: null, events, view: { hand: hand.map(red) }, turn: { kind: "finished", result: { winners: [], score: [] } } }) as unknown as Frame<Words>);
const said = (number: number, seat = 0): Event => ({ kind: "card-laid", seat, number });
const called = (against: number): Event => ({ kind: "foul-called", seat: 1, against, card: red(3), number: 5 }) as Event;

describe("the longest bluff", () => {
  it("is as many wrong cards in a row as nobody found", () => {
    expect(longestBluff(match([[1, 2, 3, 4]], [[2, 3, 4], said(1)], [[3, 4], said(5)], [[4], said(7)]), 0)).toBe(2);
  });
  it("ends with an honest card, and when it is found", () => {
    expect(longestBluff(match([[1, 2, 3, 4]], [[2, 3, 4], said(5)], [[3, 4], said(2)], [[4], said(7)]), 0)).toBe(1);
    expect(longestBluff(match([[1, 2, 3]], [[2, 3], said(5)], [[3], said(6)], [[3, 2, 1], called(0)]), 0)).toBe(1);
    expect(longestBluff(match([[1, 2, 3]], [[2, 3], said(5), called(0)], [[3], said(6)]), 0)).toBe(1);
  });
  it("is nobody else's", () => {
    expect(longestBluff(match([[1, 2]], [[1, 2], said(5, 1)], [[2], said(1)]), 0)).toBe(0);
  });
});

it("a title for cards that got through counts none that was found", async () => {
  await learn("de");
  const [first, ...rest] = match([[1]], [[1], said(5), said(6), said(7), called(0)], [[1], said(8)]);
  const frames = [{ ...first, view: { hands: [3, 3] } } as unknown as Frame<Words>, ...rest];
  expect(page.honours(frames, (seat) => named(String(seat)), "de").map(({ text }) => text)).toEqual(["Pokerface: 3 Karten durchgebracht", "Spürnase: ein Foul entlarvt"]);
});
