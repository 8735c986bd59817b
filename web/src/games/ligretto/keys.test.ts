// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import type { Move } from "../../wire/games/ligretto";
import { keyed } from "./keys";
import { cardsAt, STEP } from "./lesson.fixture";

afterEach(() => void (document.body.innerHTML = ""));

/** A hand with two cards on a page with something else. */
function page(step: number = STEP.nine) {
  document.body.innerHTML = `<button id="else"></button><section id="zone"><button id="more"></button><div class="cards"><button id="left"></button><button id="right"></button></div></section>`;
  const { cards, acts } = cardsAt(step);
  const key = (name: string, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key: name, cancelable: true, ...more });
    keyed(event, cards, document.getElementById("zone") as Element);
    return event.defaultPrevented;
  };
  const focus = (id: string): void => document.getElementById(id)?.focus();
  return { acts, key, focus };
}
const onto = (pile: number): Move => ({ kind: "discard", pile });

describe("a hand by keys", () => {
  test("the space bar leafs, a digit is a pile", () => {
    const { acts, key } = page();
    expect([key(" "), key("2"), key("3")]).toEqual([true, true, false]);
    expect(acts).toEqual([onto(0), onto(1)]);
  });

  test("arrows go round the cards", () => {
    const { key, focus } = page();
    focus("right");
    key("ArrowRight");
    expect(document.activeElement?.id).toBe("left");
    key("ArrowLeft");
    expect(document.activeElement?.id).toBe("right");
  });

  test("what has the focus elsewhere keeps its keys", () => {
    const { acts, key, focus } = page();
    focus("else");
    expect([key(" "), key("1")]).toEqual([false, false]);
    focus("more");
    expect([key(" "), key("ArrowLeft")]).toEqual([false, false]);
    expect(acts).toEqual([]);
  });

  test("the browser's own keys are left alone", () => {
    const { acts, key } = page();
    expect([key("1", { ctrlKey: true }), key(" ", { altKey: true })]).toEqual([false, false]);
    expect(acts).toEqual([]);
  });
});
