// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { capture, isOn, listening } from "./pointers";

describe("listening", () => {
  it("hears everything until it is stopped", () => {
    const [node, heard] = [document.createElement("button"), [] as string[]];
    const stop = listening(node, { click: () => heard.push("click"), keydown: () => heard.push("key") });
    node.dispatchEvent(new Event("click"));
    node.dispatchEvent(new Event("keydown"));
    stop();
    node.dispatchEvent(new Event("click"));
    expect(heard).toEqual(["click", "key"]);
  });
});

describe("a finger", () => {
  const node = { getBoundingClientRect: () => ({ left: 0, right: 50, top: 100, bottom: 150 }) } as Element;

  it("is on what lies under it", () => {
    expect([isOn(node, 0, 100), isOn(node, 50, 150), isOn(node, 51, 120), isOn(node, 20, 99)]).toEqual([true, true, false, false]);
  });
  it("is still on what has risen a little", () => {
    expect([isOn(node, 20, 90, 16), isOn(node, 20, 80, 16), isOn(node, 60, 120, 16)]).toEqual([true, false, false]);
  });
  it("that is gone already is not captured, and nobody is told", () => {
    const lost = { setPointerCapture: () => { throw new DOMException("no such pointer", "NotFoundError"); } };
    expect(() => capture(lost as never, 1)).not.toThrow();
  });
});
