import { describe, expect, it } from "vitest";
import type { Play } from "../../table/play";
import type { Words } from "../../wire/games/elfmeter";
import { Stack, thirdOf } from "./stack.svelte";
import { card, play } from "./table.fixture";

const cards = [card(3, 0), card(7, 2), card(9, 1)];
const numbers = (shown: readonly { readonly card: number }[]): number[] => shown.map((one) => one.card);

/** A stack at a table that goes on: `table` is what is seen now. */
function stackAt(table: Play<Words>, hides = false): { stack: Stack; now: { table: Play<Words>; hides: boolean } } {
  const now = { table, hides };
  return { now, stack: new Stack(() => now.table, () => now.hides) };
}

describe("your own stack", () => {
  it("is leafed through one card after the other, and back", () => {
    const { stack } = stackAt(play({ stack: cards }));
    stack.next();
    expect(stack.shown?.card).toBe(7);
    stack.back();
    stack.back();
    expect(stack.shown?.card).toBe(9);
  });

  it("cannot be leafed through while only its top card is seen", () => {
    const { stack } = stackAt(play({ stack: [card(3, 0)] }));
    stack.next();
    expect([stack.leafable, stack.open, stack.shown?.card, stack.leafing.leaves]).toEqual([false, true, 3, 0]);
  });

  it("lifts a card that is on its way, and shows the next one", () => {
    const { stack } = stackAt(play({ stack: cards }, { sent: [{ kind: "play", card: 3, landing: null }] }));
    expect(numbers(stack.lifted)).toEqual([3]);
    expect(numbers(stack.cards)).toEqual([7, 9]);
    expect(stack.shown?.card).toBe(7);
  });

  it("has a refused card on top again", () => {
    const { stack } = stackAt(play({ stack: cards }));
    stack.takesBack({ kind: "play", card: 9, landing: null });
    expect(stack.shown?.card).toBe(9);
    stack.takesBack({ kind: "ready" });
    expect(stack.shown?.card).toBe(9);
  });

  it("begins at the top with each attack", () => {
    const { stack } = stackAt(play({ stack: cards }));
    stack.next();
    stack.heard([{ kind: "said-ready", seat: 0 }]);
    expect(stack.shown?.card).toBe(7);
    stack.heard([{ kind: "attempt-begun", attacker: 1 }]);
    expect(stack.shown?.card).toBe(3);
  });

  it("shows nothing and leafs nothing while the other one could look on", () => {
    const { stack, now } = stackAt(play({ stack: cards, phase: "penalty" }), true);
    stack.next();
    expect([stack.open, stack.choosing, stack.shown]).toEqual([false, false, undefined]);
    now.hides = false;
    expect([stack.choosing, stack.shown?.card]).toEqual([true, 3]);
  });

  it("aims at the next card that goes into a third of the goal", () => {
    const { stack } = stackAt(play({ stack: [...cards, card(11, 2)], phase: "penalty" }));
    stack.aim(2);
    expect(stack.shown?.card).toBe(7);
    stack.aim(2);
    expect(stack.shown?.card).toBe(11);
    stack.aim(2);
    expect(stack.shown?.card).toBe(7);
  });

  it("stays where it is if no card goes there", () => {
    const { stack } = stackAt(play({ stack: [card(3, 0), card(7, 0)] }));
    stack.next();
    stack.aim(1);
    expect(stack.shown?.card).toBe(7);
  });
});

describe("the third of the goal", () => {
  it("is where an attack shoots, and where a defence dives", () => {
    expect(thirdOf({ kind: "attack", footballer: 0, ball: 1, shot: 2 })).toBe(2);
    expect(thirdOf({ kind: "defence", defenders: [1], dive: 1 })).toBe(1);
  });
});
