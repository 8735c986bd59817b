import { expect, it } from "vitest";
import { beside, type Box } from "./beside";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const word = { width: 80, height: 30 };
const line = box(12, 60, 366, 32);

it("stands beside a face where nothing is in the way", () => {
  expect(beside(box(200, 100, 60, 60), word, [], line, 390)).toEqual({ left: 114, top: 115 });
});
it("goes to the other side, and into the line where both are taken", () => {
  const face = box(200, 100, 60, 60);
  expect(beside(face, word, [box(120, 100, 60, 60)], line, 390)).toEqual({ left: 266, top: 115 });
  expect(beside(face, word, [box(120, 100, 60, 60), box(280, 100, 60, 60)], line, 390)).toEqual({ left: 190, top: 61 });
});
it("never leaves the screen", () => {
  expect(beside(box(340, 8, 46, 40), word, [box(200, 8, 130, 40)], line, 390)).toEqual({ left: 298, top: 61 });
});
