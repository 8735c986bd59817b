import { expect, it } from "vitest";
import { it as italian } from "./said/it";

it("every number has its own article in Italian", () => {
  const [one = "", two = "", eight = "", eleven = ""] = [1, 2, 8, 11].map((number) => italian.numbers[number - 1]);
  expect([one, two, eight, eleven].map((number) => italian.layHint(number).split(" deve")[0])).toEqual(["Chi ha l’uno", "Chi ha il due", "Chi ha l’otto", "Chi ha l’undici"]);
  expect([one, two, eight].map(italian.bluffHint)).toEqual(["Non hai l’uno: bluffa!", "Non hai il due: bluffa!", "Non hai l’otto: bluffa!"]);
  expect([eight, two].map(italian.believe)).toEqual(["Credi all’otto?", "Credi al due?"]);
});
