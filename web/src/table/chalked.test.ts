import { expect, it } from "vitest";
import { chalked } from "./chalked";

const box = (left: number, top: number, width: number, height: number) => ({ getBoundingClientRect: () => ({ left, top, width, height }) as DOMRect });

it("is written over the sentence of one's own half, a little higher than that", () => {
  expect(chalked(box(12, 560, 366, 60))).toBe("top:560px;left:12px;width:366px;height:60px;--wide:366px;--tall:75px");
});
it("has room for a word where the sentence is short", () => {
  expect(chalked(box(100, 300, 200, 20))).toBe("top:300px;left:50px;width:300px;height:20px;--wide:300px;--tall:56px");
});
it("has no such place where there is no sentence, or none is seen", () => {
  expect([chalked(null), chalked(box(0, 0, 0, 0))]).toEqual([null, null]);
});
