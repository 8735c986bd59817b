import { expect, it } from "vitest";
import { bot, TINS } from "./bots";

it("a toy of one kind is never drawn like another at the table", () => {
  const drawn = TINS.map((_, tin) => bot("snail", undefined, tin));
  expect(new Set(drawn).size).toBe(8);
});
