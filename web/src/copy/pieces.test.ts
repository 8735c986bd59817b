import { describe, expect, it } from "vitest";
import { kitOf, type Kit } from "../games/kit";
import { faultOf } from "../drawings/well-formed";
import { LANGUAGES } from "../browser/settings.svelte";
import type { Cell, Fault, Sort } from "../wire/answers";
import type { Language } from "../wire/messages";
import { learn } from "../words/spoken.svelte";
import { sentence, spelt, valueName } from "./name";
import { saying } from "./words";

const cell = (name: string, choices: readonly string[], most = 1, optional = false): Cell => ({ name, choices, most, optional });
const FIELDS = ["VL", "VM", "VR", "HL", "HM", "HR"];
const THIRDS = ["L", "M", "R"];
const sort = (name: string, ...cells: Cell[]): Sort => ({ name, pieces: ["1"], cells, fixed: false });
const SORTS: readonly (readonly [game: string, Sort])[] = [
  ["elfmeter", sort("card", cell("footballer", FIELDS), cell("ball", FIELDS), cell("shot", THIRDS), cell("defenders", FIELDS, 3), cell("dive", THIRDS))],
  ["ligretto", sort("shirt", cell("number", ["1", "10"]), cell("quarter", ["top-left"]), cell("ball", ["none", "post", "middle"]))],
  ["ligretto", sort("pitch", cell("number", ["2", "25"]))],
  ["ligretto", sort("scene", cell("quarter", ["top-left"]), cell("ball", ["post", "middle"]))],
  ["wuerfel-fussball", sort("orange", cell("arrow", ["forward", "back"]), cell("number", ["1", "10"]), cell("mark", ["?", "X"], 1, true))],
  ["wuerfel-fussball", sort("shot", cell("face", ["net", "post"]))],
  ["wuerfel-fussball", sort("die", cell("name", []), cell("symbol", []))],
];
const kits: Record<string, Kit> = {};
for (const game of new Set(SORTS.map(([game]) => game))) kits[game] = await kitOf(game);
const sayIn = (game: string, lang: Language) => saying(kits[game] as Kit, lang);

describe.each(SORTS.map(([game, one]) => [one.name, game, one] as const))("a piece of the sort %s", (name, game, one) => {
  const { drawn } = kits[game] as Kit;
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
    for (const [game, one] of SORTS)
      for (const part of one.cells) for (const word of part.choices) if (!/^[\d?X]/.test(word) && lang !== "en") expect(valueName(part, word, sayIn(game, lang))).not.toBe(word);
    const [[, card]] = SORTS as [(typeof SORTS)[number]];
    const say = sayIn("elfmeter", lang);
    expect(spelt(["card", "1", "VL", "VM", "L", "HL+HR", "R"], card, say)).toContain(" + ");
    expect(spelt(["card", "1", "", "", "", "", ""], card, say)).toBe(say.isBlank);
    expect(sayIn("wuerfel-fussball", lang).piece("orange", "3")).toContain("3");
  });
  it("a fault that the page does not know is told in English", async () => {
    await learn("de");
    const fault: Fault = { kind: "fault", where: "card 7", rule: "ELF-3", what: "is upside down", why: "upside-down", says: [], at: 6, of: "" };
    expect(sentence(fault, sayIn("elfmeter", "de"))).toBe("is upside down");
    expect(sentence({ ...fault, why: "no-third", says: ["dive"] }, sayIn("elfmeter", "de"))).toBe("Torwart: links, Mitte oder rechts?");
  });
});
