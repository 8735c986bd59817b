// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "../../words/spoken.svelte";
import { BigButton } from "./big-button";
import { keyed } from "./keys";
import { elfWords } from "./say";
import { Stack } from "./stack.svelte";
import { card, hearing, me, play } from "./table.fixture";

beforeAll(() => learn("de"));

function hand() {
  const { acts, act } = hearing();
  const table = play({ stack: [card(3), card(7), card(9)] }, { act });
  const stack = new Stack(() => table, () => false);
  const button = new BigButton(() => ({ play: table, hand: me, say: elfWords.de, hides: false, uncover: () => undefined, boxSide: () => 260 }), stack);
  const key = (name: string, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key: name, cancelable: true, ...more });
    keyed(event, stack, button);
    return event.defaultPrevented;
  };
  return { acts, stack, key };
}

describe("a hand by keys", () => {
  it("leafs with the space bar and the arrows, and plays with Enter", () => {
    const { acts, stack, key } = hand();
    key(" ");
    key("ArrowRight");
    expect(stack.shown?.card).toBe(9);
    key("ArrowLeft");
    expect(key("Enter")).toBe(true);
    expect(acts).toEqual([{ kind: "play", card: 7, landing: null }]);
  });

  it("plays once for a key that is held", () => {
    const { acts, key } = hand();
    key("Enter", { repeat: true });
    expect(acts).toEqual([]);
  });

  it("leaves the browser's own keys alone", () => {
    const { stack, key } = hand();
    expect([key("a"), key("ArrowRight", { altKey: true }), key(" ", { ctrlKey: true })]).toEqual([false, false, false]);
    expect(stack.shown?.card).toBe(3);
  });
});
