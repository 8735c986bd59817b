// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { taps } from "./taps";

function pad(): { node: HTMLElement; count: () => number } {
  const node = document.createElement("button");
  node.getBoundingClientRect = () => ({ left: 0, top: 0, right: 50, bottom: 50 }) as DOMRect;
  document.body.append(node);
  let pressed = 0;
  taps(() => (pressed += 1))(node);
  return { node, count: () => pressed };
}
const pointer = (node: HTMLElement, kind: string, pointerId: number, clientX = 20): boolean =>
  node.dispatchEvent(new PointerEvent(kind, { pointerId, clientX, clientY: 20, button: 0, bubbles: true }));

describe("fingers", () => {
  test("two fingers press two things at once", () => {
    const [one, other] = [pad(), pad()];
    pointer(one.node, "pointerdown", 1);
    pointer(other.node, "pointerdown", 2);
    pointer(one.node, "pointerup", 1);
    pointer(other.node, "pointerup", 2);
    expect([one.count(), other.count()]).toEqual([1, 1]);
  });

  test("sliding off cancels", () => {
    const one = pad();
    pointer(one.node, "pointerdown", 1);
    pointer(one.node, "pointerup", 1, 90);
    expect(one.count()).toBe(0);
  });

  test("the click after a finger is the same press, a key is one of its own", () => {
    const one = pad();
    pointer(one.node, "pointerdown", 1);
    pointer(one.node, "pointerup", 1);
    one.node.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(one.count()).toBe(1);
    one.node.dispatchEvent(new MouseEvent("click", { detail: 0 }));
    expect(one.count()).toBe(2);
  });
});
