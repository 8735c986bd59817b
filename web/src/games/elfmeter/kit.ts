/** One's own 24 cards: how they are drawn, and what is said about them. */
import type { Piece } from "../../browser/own-copies";
import type { Sort } from "../../wire/answers";
import { spoken } from "../../words/spoken.svelte";
import { reading, type Kit, type KitWords } from "../kit";
import { elfmeterCard } from "./drawings/card";

type Wrong =
  | "no-such-card" | "card-twice" | "card-missing" | "no-field" | "one-field" | "defenders"
  | "defenders-together" | "no-third";
type CellName = "footballer" | "ball" | "shot" | "defenders" | "dive";

export type OwnWords = KitWords<"card", CellName, Wrong>;

export const kit: Kit = {
  words: spoken<OwnWords>({
    de: () => import("./kit/de").then((words) => words.de),
    en: () => import("./kit/en").then((words) => words.en),
    fr: () => import("./kit/fr").then((words) => words.fr),
    it: () => import("./kit/it").then((words) => words.it),
  }),
  drawn(piece, sort) {
    const read = reading(piece, sort);
    const place = (cell: CellName): number | null => placeIn(sort, cell, read(cell));
    return [
      elfmeterCard("yellow", { kind: "attack", footballer: place("footballer"), ball: place("ball"), shot: place("shot") }),
      elfmeterCard("yellow", { kind: "defence", defenders: defenders(piece, sort), dive: place("dive") }),
    ];
  },
};

function placeIn(sort: Sort, name: CellName, word: string): number | null {
  const place = sort.cells.find((cell) => cell.name === name)?.choices.indexOf(word) ?? -1;
  return place < 0 ? null : place;
}

function defenders(piece: Piece, sort: Sort): readonly number[] {
  const at = sort.cells.findIndex((cell) => cell.name === "defenders");
  const places = (piece[at + 2] ?? "").split("+").map((word) => placeIn(sort, "defenders", word));
  return places.filter((place) => place !== null);
}
