// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ECHO } from "../../ui/pointers";
import { flingOf, held, press, type Fling, type Manner } from "./press";

const card = { getBoundingClientRect: () => ({ left: 100, width: 200 }) as DOMRect };
const way = (dx: number, dy: number, ms: number) => [0, 0.5, 1].map((part) => ({ x: 200 + dx * part, y: 500 + dy * part, when: ms * part }));

describe("a flick", () => {
  it("is quick and upwards", () => {
    const fling = flingOf(way(0, -120, 80), card);
    expect(fling?.vy).toBeCloseTo(-1_500);
    expect(fling?.vx).toBeCloseTo(0);
  });
  it("is not a slow push, a tremble, or a flick down", () => {
    expect(flingOf(way(0, -120, 2_000), card)).toBeNull();
    expect(flingOf(way(0, -12, 40), card)).toBeNull();
    expect(flingOf(way(0, 120, 80), card)).toBeNull();
  });
  it("of the one across the table goes the other way", () => {
    const fling = flingOf(way(30, 120, 80), card, -1);
    expect(fling?.vy).toBeCloseTo(-1_500);
    expect(fling?.vx).toBeCloseTo(-375);
  });
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const point = (node: HTMLElement, kind: string, { id = 1, x = 200, y = 500, when = 0 } = {}): void => {
  const event = new PointerEvent(kind, { pointerId: id, clientX: x, clientY: y, button: 0 });
  Object.defineProperty(event, "timeStamp", { value: when });
  node.dispatchEvent(event);
};

/** A card from 100 to 300 and 400 to 600, and what was done with it. */
function cardWith(manner?: Manner): { node: HTMLElement; done: (Fling | null)[] } {
  const node = document.createElement("button");
  node.getBoundingClientRect = () => ({ left: 100, right: 300, top: 400, bottom: 600, width: 200 }) as DOMRect;
  const done: (Fling | null)[] = [];
  press((fling) => done.push(fling), manner)(node);
  return { node, done };
}

describe("a finger on a card", () => {
  it("taps where it was put down, and the click that follows is the same press", () => {
    const { node, done } = cardWith();
    point(node, "pointerdown");
    point(node, "pointerup", { x: 205 });
    node.click();
    expect(done).toEqual([null]);
    vi.advanceTimersByTime(ECHO + 1);
    node.click();
    expect(done).toEqual([null, null]);
  });
  it("that slides off has thought better of it", () => {
    const { node, done } = cardWith();
    point(node, "pointerdown");
    point(node, "pointerup", { x: 320 });
    expect(done).toEqual([]);
  });
  it("flings it upwards, and the card hangs on it meanwhile", () => {
    const { node, done } = cardWith({ fling: true });
    point(node, "pointerdown");
    point(node, "pointermove", { y: 440, when: 40 });
    expect(node.style.translate).toBe("0px -60px");
    point(node, "pointerup", { y: 380, when: 80 });
    expect(done[0]?.vy).toBeCloseTo(-1_500);
    expect(node.style.translate).toBe("");
  });
  it("cannot fling what is only to be tapped", () => {
    const { node, done } = cardWith();
    point(node, "pointerdown");
    point(node, "pointerup", { y: 380, when: 80 });
    expect(done).toEqual([]);
  });
  it("is the only one: a second is not heard before it is lifted", () => {
    const { node, done } = cardWith();
    point(node, "pointerdown");
    point(node, "pointerdown", { id: 2 });
    point(node, "pointerup", { id: 2 });
    expect(done).toEqual([]);
    point(node, "pointercancel");
    point(node, "pointerdown", { id: 2 });
    point(node, "pointerup", { id: 2 });
    expect(done).toEqual([null]);
  });
});

describe("what goes on while it is held", () => {
  function pad(): { node: HTMLElement; done: string[]; stop: () => void } {
    const [node, done] = [document.createElement("button"), [] as string[]];
    const stop = held(() => done.push("begin"), () => done.push("end"), () => done.push("once"))(node) as () => void;
    return { node, done, stop };
  }
  it("ends with the finger, wherever that is, and its click does nothing more", () => {
    const { node, done } = pad();
    point(node, "pointerdown");
    point(node, "pointerup", { x: 900 });
    node.click();
    expect(done).toEqual(["begin", "end"]);
  });
  it("happens once for a key", () => {
    vi.advanceTimersByTime(ECHO + 1);
    const { node, done } = pad();
    node.click();
    expect(done).toEqual(["once"]);
  });
  it("ends when the pad goes", () => {
    const { node, done, stop } = pad();
    point(node, "pointerdown");
    stop();
    point(node, "pointerup");
    expect(done).toEqual(["begin", "end"]);
  });
});
