/** A piece as it lies on the table, with the drawings of the boards: what is not known yet is left out. */
import { die, dieFace } from "../games/wuerfel-fussball/drawings/die";
import type { Result } from "../games/wuerfel-fussball/drawings/die-sign";
import { elfmeterCard } from "../games/elfmeter/drawings/card";
import { pitchCard } from "../games/ligretto/drawings/pitch-card";
import { blankQuarter, quarterCard } from "../games/ligretto/drawings/quarter";
import { sceneBack, sceneCard } from "../games/ligretto/drawings/scene";
import { blankShirt, shirtCard } from "../games/ligretto/drawings/shirt-card";
import type { Sort } from "../wire/answers";
import type { Ball, Corner } from "../wire/games/ligretto";
import type { Die, Mark, Way } from "../wire/games/wuerfel-fussball";
import type { Piece } from "../browser/own-copies";

/** A cell's word, or nothing where it is none that may stand there. */
type Read = (cell: string) => string;

/** Both sides of a card, or the one that there is. */
export function drawn(piece: Piece, sort: Sort): readonly string[] {
  const read: Read = (cell) => {
    const at = sort.cells.findIndex((one) => one.name === cell);
    const word = piece[at + 2] ?? "";
    return sort.cells[at]?.choices.includes(word) ? word : "";
  };
  const place = (cell: string): number | null => placeIn(sort, cell, read(cell));
  switch (sort.name) {
    case "card":
      return [
        elfmeterCard("yellow", { kind: "attack", footballer: place("footballer"), ball: place("ball"), shot: place("shot") }),
        elfmeterCard("yellow", { kind: "defence", defenders: defenders(piece, sort), dive: place("dive") }),
      ];
    case "shirt":
      return [shirt(read("number")), quarter(read)];
    case "pitch":
      return [pitchCard(read("number") === "" ? null : Number(read("number")))];
    case "scene":
      return [read("quarter") && read("ball") ? sceneCard({ corner: read("quarter") as Corner, ball: read("ball") as Ball }) : sceneBack()];
    case "die":
      return [die((piece[1] ?? "orange") as Die)];
    default:
      return [side(sort.name as Die, read)];
  }
}

function placeIn(sort: Sort, cell: string, word: string): number | null {
  const place = sort.cells.find((one) => one.name === cell)?.choices.indexOf(word) ?? -1;
  return place < 0 ? null : place;
}

function defenders(piece: Piece, sort: Sort): readonly number[] {
  const at = sort.cells.findIndex((one) => one.name === "defenders");
  const places = (piece[at + 2] ?? "").split("+").map((word) => placeIn(sort, "defenders", word));
  return places.filter((place) => place !== null);
}

const shirt = (number: string): string => (number === "" ? blankShirt("black") : shirtCard("black", Number(number)));

function quarter(read: Read): string {
  const corner = read("quarter");
  if (corner === "") return blankQuarter();
  return quarterCard({ corner: corner as Corner, ball: (read("ball") || "none") as Ball, upside_down: false });
}

function side(which: Die, read: Read): string {
  if (read("face")) return dieFace(which, read("face") as Result);
  if (read("arrow") && read("number")) return dieFace(which, { way: read("arrow") as Way, number: Number(read("number")), mark: read("mark") as Mark });
  return die(which);
}
