import { describe, expect, test } from "vitest";
import type { Clear, Move, View } from "../../wire/games/ligretto";
import { cardsAt, holding, STEP, steps } from "./lesson.fixture";

const viewAt = (step: number): View => (steps[step] as (typeof steps)[number]).view;

describe("a tap on a card", () => {
  test("turns the next one over where none is turned", () => {
    const { cards, acts } = cardsAt(STEP.kickOff);
    cards.press(null);
    expect(acts).toEqual([{ kind: "turn-over" }]);
  });

  test("on an empty pile discards onto it", () => {
    const { cards, acts } = cardsAt(STEP.nine);
    cards.press(1);
    expect(acts).toEqual([{ kind: "discard", pile: 1 }]);
  });

  test("lays the 1, and then at the open card", () => {
    const one = cardsAt(STEP.one);
    one.cards.press(null);
    expect(one.acts).toEqual([{ kind: "lay-one", source: null }]);
    const nine = cardsAt(STEP.pileFits);
    nine.cards.press(0);
    expect(nine.acts).toEqual([{ kind: "lay", step: 0, source: 0 }]);
  });

  test("does nothing while the match stands still", () => {
    const { cards, acts } = cardsAt(STEP.kickOff, { still: true });
    cards.press(null);
    cards.leaf();
    expect(acts).toEqual([]);
  });
});

describe("a quarter", () => {
  test("is taken first, and turned by the second tap", () => {
    const { cards, acts, fingers } = cardsAt(STEP.upsideDown);
    cards.press(0);
    expect([fingers.held, acts]).toEqual([0, []]);
    cards.press(0);
    expect(acts).toEqual([{ kind: "turn-round", source: 0 }]);
    expect([cards.isHeld(0), cards.isHeld(1)]).toEqual([true, false]);
  });

  test("goes where it belongs for a child", () => {
    const { cards, acts } = cardsAt(STEP.rightWayUp, { help: "kids" });
    cards.press(null);
    expect(acts).toEqual([{ kind: "build", corner: "top-left", source: null }]);
  });

  test("that does not belong into the goal stays a child's; upside down it is turned first", () => {
    const { cards, acts } = cardsAt(STEP.rightWayUp, { help: "kids" });
    cards.press(0);
    expect(acts).toEqual([]);
    const first = cardsAt(STEP.upsideDown, { help: "kids" });
    first.cards.press(null);
    expect(first.acts).toEqual([{ kind: "turn-round", source: null }]);
  });

  test("is held no more once its pile is empty", () => {
    const empty = holding(viewAt(STEP.upsideDown), { piles: [{ kind: "pile", cards: 0, top: null }] });
    const { cards, fingers } = cardsAt(STEP.upsideDown, { view: empty });
    fingers.held = 0;
    expect(cards.held).toBeNull();
  });
});

describe("what lights up", () => {
  test("is what was offered", () => {
    expect([0, 1, null].map((source) => cardsAt(STEP.pileFits).cards.canPlay(source))).toEqual([true, false, false]);
    expect(cardsAt(STEP.kickOff).cards.canTurn).toBe(true);
    expect(cardsAt(STEP.nine).cards.canDiscard(0)).toBe(true);
  });

  test("is only what helps, for a child", () => {
    const advised = (sources: readonly (number | null)[]): View => ({ ...viewAt(STEP.seven), advice: { kind: "advice", sources, full: false, stuck: false, wrong: [], right: false } });
    expect(cardsAt(STEP.seven, { help: "kids", view: advised([null]) }).cards.canPlay(null)).toBe(true);
    expect(cardsAt(STEP.seven, { help: "kids", view: advised([]) }).cards.canPlay(null)).toBe(false);
    expect(cardsAt(STEP.seven, { view: advised([]) }).cards.canPlay(null)).toBe(true);
  });

  test("is nothing for a professional", () => {
    expect(cardsAt(STEP.pileFits, { help: "profi" }).cards.canPlay(0)).toBe(false);
    expect(cardsAt(STEP.kickOff, { help: "profi" }).cards.canTurn).toBe(false);
  });

  test("is lifted while it is on its way", () => {
    const sent: Move[] = [{ kind: "lay", step: 0, source: 0 }];
    const { cards } = cardsAt(STEP.pileFits, { sent });
    expect([0, 1, null].map((source) => cards.isLifted(source))).toEqual([true, false, false]);
  });
});

describe("taking something back", () => {
  const clears: Clear[] = [0, 1].map((pile) => ({ kind: "clear", step: 0, pile }));

  test("asks for a pile, which the next tap answers", () => {
    const { cards, acts, fingers } = cardsAt(STEP.pileFits, { moves: clears });
    fingers.ask(cards.play, clears);
    expect(cards.asking).toBe(true);
    cards.press(1);
    expect([acts, cards.asking]).toEqual([[clears[1]], false]);
  });

  test("can be thought better of", () => {
    const { cards, acts, fingers } = cardsAt(STEP.pileFits, { moves: clears });
    fingers.ask(cards.play, clears);
    cards.never();
    cards.putOnto(0);
    expect(acts).toEqual([{ kind: "discard", pile: 0 }]);
  });

  test("is asked no more once the table has changed", () => {
    const { cards, fingers } = cardsAt(STEP.pileFits);
    fingers.asking = clears;
    expect(cards.asking).toBe(false);
  });
});

describe("leafing", () => {
  test("goes onto the lowest pile, and else to the next card", () => {
    const moves: Move[] = [0, 1].map((pile) => ({ kind: "discard", pile }));
    const full = cardsAt(STEP.pileFits, { moves });
    full.cards.leaf();
    expect(full.acts).toEqual([{ kind: "discard", pile: 1 }]);
    const fresh = cardsAt(STEP.kickOff);
    fresh.cards.leaf();
    expect(fresh.acts).toEqual([{ kind: "turn-over" }]);
  });
});
