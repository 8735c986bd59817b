import { describe, expect, it } from "vitest";
import { inPlayersWords, marked } from "./book";

describe("the rule book in players' words", () => {
  it("leaves out options, defaults, files and where a sentence comes from", () => {
    const text = "Who has no card may bluff. (text) Option bluff: forced (default) or free. (ruling) The deck is in deck.csv beside the code. Say the number.";
    expect(inPlayersWords(text)).toBe("Who has no card may bluff. Say the number.");
  });
  it("marks what was searched for, whatever its letters", () => {
    expect(marked("Die Elf, die elfte.", ["elf"])).toEqual([
      { text: "Die ", hit: false },
      { text: "Elf", hit: true },
      { text: ", die ", hit: false },
      { text: "elf", hit: true },
      { text: "te.", hit: false },
    ]);
    expect(marked("a+b", ["+"]).filter(({ hit }) => hit)).toHaveLength(1);
    expect(marked("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
  });
});
