import { describe, expect, it } from "vitest";
import { faultOf } from "../drawings/well-formed";
import { LANGUAGES } from "../browser/settings.svelte";
import type { Cell, Fault, Sort } from "../wire/answers";
import { learn } from "../words/spoken.svelte";
import { drawn } from "./draw";
import { sentence, spelt, valueName } from "./name";
import { copyWords } from "./words";

const cell = (name: string, choices: readonly string[], most = 1, optional = false): Cell => ({ name, choices, most, optional });
const FIELDS = ["VL", "VM", "VR", "HL", "HM", "HR"];
const THIRDS = ["L", "M", "R"];
const sort = (name: string, ...cells: Cell[]): Sort => ({ name, pieces: ["1"], cells, fixed: false });
const SORTS: readonly Sort[] = [
  sort("card", cell("footballer", FIELDS), cell("ball", FIELDS), cell("shot", THIRDS), cell("defenders", FIELDS, 3), cell("dive", THIRDS)),
  sort("shirt", cell("number", ["1", "10"]), cell("quarter", ["top-left"]), cell("ball", ["none", "post", "middle"])),
  sort("pitch", cell("number", ["2", "25"])),
  sort("scene", cell("quarter", ["top-left"]), cell("ball", ["post", "middle"])),
  sort("orange", cell("arrow", ["forward", "back"]), cell("number", ["1", "10"]), cell("mark", ["?", "X"], 1, true)),
  sort("shot", cell("face", ["net", "post"])),
  sort("die", cell("name", []), cell("symbol", [])),
];

describe.each(SORTS.map((one) => [one.name, one] as const))("a piece of the sort %s", (name, one) => {
  const first = one.cells.map(({ choices, most }) => (most > 1 ? choices.slice(0, 2).join("+") : (choices[0] ?? "")));
  const last = one.cells.map(({ choices }) => choices.at(-1) ?? "");
  it("is drawn whole, half typed in, empty and spoilt", () => {
    const piece = name === "die" ? "orange" : "1";
    for (const cells of [first, last, [...first.slice(0, 1), ...first.slice(1).map(() => "")], first.map(() => ""), first.map(() => "nonsense")])
      for (const side of drawn([name, piece, ...cells], one)) expect(faultOf(side)).toBeNull();
  });
  it("shows that it changes", () => {
    if (name !== "die") expect(drawn([name, "1", ...first], one)).not.toEqual(drawn([name, "1", ...last], one));
  });
});

describe("in words", () => {
  it.each(LANGUAGES)("every cell is told in %s", async (lang) => {
    await learn(lang);
    const say = copyWords[lang];
    for (const one of SORTS)
      for (const part of one.cells) for (const word of part.choices) if (!/^[\d?X]/.test(word) && lang !== "en") expect(valueName(part, word, say)).not.toBe(word);
    const card = SORTS[0] as Sort;
    expect(spelt(["card", "1", "VL", "VM", "L", "HL+HR", "R"], card, say)).toContain(" + ");
    expect(spelt(["card", "1", "", "", "", "", ""], card, say)).toBe(say.isBlank);
    expect(say.piece("orange", "3")).toContain("3");
  });
  it("a fault that the page does not know is told in English", async () => {
    await learn("de");
    const fault: Fault = { kind: "fault", where: "card 7", rule: "ELF-3", what: "is upside down", why: "upside-down", says: [], at: 6, of: "" };
    expect(sentence(fault, copyWords.de)).toBe("is upside down");
    expect(sentence({ ...fault, why: "no-third", says: ["dive"] }, copyWords.de)).toBe("Torwart: links, Mitte oder rechts?");
  });
});
