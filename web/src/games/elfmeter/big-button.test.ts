import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play } from "../../table/play";
import type { Move, Words } from "../../wire/games/elfmeter";
import { learn } from "../../words/spoken.svelte";
import { BigButton, CALM, type Holder } from "./big-button";
import { elfWords } from "./say";
import { Stack } from "./stack.svelte";
import { card, hearing, me, play } from "./table.fixture";

beforeAll(() => learn("de"));
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const landing = { kind: "landing", x: 500, y: 500, angle: 0 } as const;
const up = { vx: 0, vy: -1_500, grip: 0 };
const plays: Move = { kind: "play", card: 3, landing: null };

function buttonAt(table: Play<Words>, more: Partial<Holder> = {}): BigButton {
  const holder = (): Holder => ({ play: table, hand: me, say: elfWords.de, hides: false, uncover: () => undefined, boxSide: () => 260, ...more });
  return new BigButton(holder, new Stack(() => table, () => holder().hides));
}

describe("the big button", () => {
  it("does the move that is asked for", () => {
    const { acts, act } = hearing();
    buttonAt(play({ phase: "kick-off" }, { moves: [{ kind: "lay-kick-off" }], act })).press();
    expect(acts).toEqual([{ kind: "lay-kick-off" }]);
  });

  it("plays the card that is seen, and chooses it in a penalty", () => {
    const { acts, act } = hearing();
    buttonAt(play({}, { moves: [plays], act })).press();
    buttonAt(play({ phase: "penalty" }, { moves: [{ kind: "choose", card: 3 }], act })).press();
    expect(acts).toEqual([plays, { kind: "choose", card: 3 }]);
  });

  it("does nothing while the match stands still, and nothing without a card", () => {
    const { acts, act } = hearing();
    for (const table of [play({}, { act, still: true }), play({ stack: [] }, { act }), play({ phase: "shuffling" }, { act })]) {
      const button = buttonAt(table);
      button.press();
      expect(button.acts).toBe(false);
    }
    expect(acts).toEqual([]);
  });

  it("glows for a child only over a card that fits, and sends it leafing to one", () => {
    const stack = [card(3), card(5)];
    const moves: Move[] = [plays, { ...plays, card: 5 }];
    const told = (fitting: readonly number[], help: Play<Words>["help"] = "kids"): readonly boolean[] => {
      const button = buttonAt(play({ stack, fitting, ball: 3 }, { moves, help }));
      return [button.glows, button.lit, button.leafOn];
    };
    expect(told([3])).toEqual([true, true, false]);
    expect(told([5])).toEqual([false, false, true]);
    expect(told([])).toEqual([false, false, false]);
    expect(told([], "normal")).toEqual([true, true, false]);
  });

  it("tells a child that nothing fits any more", () => {
    const moves: Move[] = [plays, { kind: "declare-out-of-breath" }];
    const { acts, act } = hearing();
    buttonAt(play({ fitting: [], ball: 3 }, { moves, act, help: "kids" })).press();
    expect(acts).toEqual([{ kind: "declare-out-of-breath" }]);
    expect(buttonAt(play({ fitting: [], ball: 3, sides: ["defence", "defence"] }, { moves, help: "kids" })).ask.label).toBe(elfWords.de.play);
    expect(buttonAt(play({ fitting: [], ball: 3 }, { moves })).ask.label).toBe(elfWords.de.play);
  });

  it("lets fingers come to rest when the turn changes", () => {
    const { acts, act } = hearing();
    const button = buttonAt(play({}, { act }));
    button.heard([{ kind: "ball-won", seat: 1 }]);
    vi.advanceTimersByTime(CALM - 1);
    button.press();
    expect(acts).toEqual([]);
    vi.advanceTimersByTime(1);
    button.press();
    expect(acts).toEqual([plays]);
  });

  it("first asks the other one to look away", () => {
    const { acts, act } = hearing();
    let uncovered = 0;
    const button = buttonAt(play({ phase: "penalty" }, { act }), { hides: true, uncover: () => (uncovered += 1) });
    expect([button.acts, button.label, button.icon]).toEqual([true, elfWords.de.look, "eye"]);
    button.press();
    expect([acts, uncovered]).toEqual([[], 1]);
  });
});

describe("a thrown card", () => {
  const moves: Move[] = [{ kind: "play", card: 3, landing }];
  const landed = (fling: typeof up | null, seat = 0): { x: number; y: number } => {
    const { acts, act } = hearing();
    const table = play({ attacker: seat, stack: [card(3)] }, { moves, act });
    buttonAt(table, { hand: { ...me, seat } }).press(fling);
    const move = acts[0];
    return move?.kind === "play" && move.landing !== null ? move.landing : { x: NaN, y: NaN };
  };

  it("lands in front of the hand that flung it, whichever side that is", () => {
    const [near, far] = [landed(up), landed(up, 1)];
    expect(near.x).toBeCloseTo(1_000 - far.x, 0);
    expect(near.y).toBeCloseTo(1_000 - far.y, 0);
  });

  it("goes further in a smaller box", () => {
    const { acts, act } = hearing();
    const table = play({}, { moves, act });
    for (const side of [600, 300]) buttonAt(table, { boxSide: () => side }).press({ ...up, vy: -900 });
    const [wide, narrow] = acts.map((move) => (move.kind === "play" ? (move.landing?.y ?? NaN) : NaN));
    expect(narrow).toBeLessThan(wide as number);
  });

  it("is tossed somewhere by a mere tap", () => {
    const { x, y } = landed(null);
    expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true]);
  });
});

describe("what glows", () => {
  it("is the card that is offered", () => {
    expect(buttonAt(play({}, { moves: [plays] })).glows).toBe(true);
    expect(buttonAt(play({}, { moves: [{ ...plays, card: 5 }] })).glows).toBe(false);
  });
  it("is nothing for somebody who wants no help", () => {
    expect(buttonAt(play({}, { moves: [plays], help: "profi" })).glows).toBe(false);
  });
});
