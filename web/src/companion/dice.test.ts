import { describe, expect, it } from "vitest";
import { de as pitch } from "../games/wuerfel-fussball/said/de";
import { histogram } from "../ui/histogram";
import type { Cube } from "../wire/games/wuerfel-fussball";
import { boxDice } from "../games/wuerfel-fussball/real";
import { coinToss, named, plain } from "./dice";
import { de } from "./words/de";

const cube = (...faces: Cube["faces"]): Cube => ({ kind: "cube", name: "", symbol: "", faces });
const keeper = cube("held", "held", "not-held", "not-held", "parry", "corner");
const orange = cube({ kind: "arrow", way: "forward", number: 1, mark: "" }, { kind: "arrow", way: "diagonal", number: 1, mark: "?" });
const box = { kind: "dice", orange, red: orange, violet: orange, shot: keeper, blue: keeper, keeper, black: keeper, white: keeper };

describe("what can be thrown", () => {
  it("has the faces the server has, by name and as drawings", () => {
    const dice = boxDice(box, pitch);
    expect(dice.map(({ id }) => id)).toEqual(["orange", "red", "violet", "shot", "blue", "keeper", "black", "white"]);
    expect(dice[0]?.faces).toEqual(["eins vor", "eins schräg vor, unsicher"]);
    for (const die of [...dice, coinToss(de), plain(de)]) expect([null, ...die.faces.keys()].map((face) => die.draw(face)).every((drawn) => drawn.startsWith("<svg"))).toBe(true);
  });

  it("is only coin and die where no dice lie in the box", () => {
    for (const other of [undefined, null, 3, { kind: "deck" }]) expect(boxDice(other, pitch)).toEqual([]);
  });

  it("counts equal faces together, and calls what it does not know by its number", () => {
    const throws = named({ keeper: [1, 2, 0, 0, 0, 4], new: [0, 7] }, boxDice(box, pitch), de);
    expect(histogram(throws)).toEqual([
      { die: "Torwart", total: 7, faces: [{ face: "Ecke", count: 4 }, { face: "gehalten", count: 3 }] },
      { die: "new", total: 7, faces: [{ face: "Seite 2", count: 7 }] },
    ]);
  });
});
