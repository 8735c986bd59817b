import { expect, test } from "vitest";
import { Shots } from "./shots.svelte";

test("a shot beside the keeper is a goal, one at them is not", () => {
  const shots = new Shots(() => 0.99);
  shots.shoot(0);
  expect([shots.goal, shots.scored, shots.taken]).toEqual([true, 1, 1]);
  shots.shoot(2);
  expect([shots.goal, shots.scored, shots.taken]).toEqual([false, 1, 2]);
});

test("the keeper dives more often where one has shot before", () => {
  const shots = new Shots(() => 0.5);
  for (let n = 0; n < 5; n += 1) shots.shoot(0);
  expect(shots.last?.dive).toBe(0);
});
