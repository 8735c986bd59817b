import { describe, expect, test } from "vitest";
import type { Move, View } from "../../wire/games/ligretto";
import lesson from "./lesson.json";
import { faceAt, lowestPile, openCard, progress, rowFor, sourceOf, teamOf } from "./table";

const begun = lesson.steps[0]?.view as unknown as View;
const withSide = (team: 0 | 1, more: Partial<View["sides"][0]>): View => {
  const sides = begun.sides.map((side, n) => (n === team ? { ...side, ...more } : side)) as unknown as View["sides"];
  return { ...begun, sides };
};

describe("the table of Ligretto-Fußball", () => {
  test("seats take turns between black and white", () => {
    expect([0, 1, 2, 3, 4, 5].map(teamOf)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test("white sees the row from the other side", () => {
    expect(rowFor(begun, 0)).toEqual([16, 25, 13, 6, 10]);
    expect(rowFor(begun, 1)).toEqual([10, 6, 13, 25, 16]);
  });

  test("the running sum is what lies at the open card", () => {
    const view = withSide(1, { filled: 2, laid: [[10], [6], [8, 2], [], []] });
    expect(openCard(view, 1)).toEqual({ step: 2, number: 13, shirts: [8, 2], total: 10, missing: 3 });
    expect(progress(view, 1)).toEqual([1, 1, 10 / 13, 0, 0]);
  });

  test("before the goal no card is open", () => {
    expect(openCard(withSide(0, { filled: 5 }), 0)).toBeNull();
  });

  test("of several piles the lowest is chosen, the first of two equals", () => {
    const hand = { kind: "hand", stack: 3, turned: 4, piles: [2, 1, 1].map((cards) => ({ kind: "pile" as const, cards, top: 7 })) } as const;
    expect(lowestPile(hand, [0, 1, 2].map((pile) => ({ pile })))).toEqual({ pile: 1 });
    expect(faceAt(hand, null)).toBe(4);
    expect(faceAt(hand, 2)).toBe(7);
  });

  test.each<[Move, number | null | undefined]>([
    [{ kind: "discard", pile: 1 }, null],
    [{ kind: "lay", step: 0, source: 1 }, 1],
    [{ kind: "lay-one", source: null }, null],
    [{ kind: "claim" }, undefined],
  ])("%j takes the card from there", (move, source) => {
    expect(sourceOf(move)).toBe(source);
  });
});
