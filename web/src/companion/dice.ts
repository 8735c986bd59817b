/** What can be thrown: a coin, a die, lots for who begins, and the dice of the box as the server describes them. */
import { coin } from "../drawings/coin";
import { plainDie } from "../drawings/cube";
import { DICE, die, dieFace, type DieFace } from "../games/wuerfel-fussball/drawings/die";
import type { Die, Dice } from "../wire/games/wuerfel-fussball";
import type { Throw } from "../ui/histogram";
import type { PitchWords } from "../games/wuerfel-fussball/pitch-words";
import type { Words } from "./words/de";

export interface Throwable {
  readonly id: string;
  readonly name: string;
  readonly faces: readonly string[];
  /** At rest, or as it fell. */
  draw(face: number | null): string;
}

export const coinToss = (say: Words): Throwable => ({
  id: "coin",
  name: say.coin,
  faces: [say.heads, say.tails],
  draw: (face) => coin(face !== 1),
});

export const plain = (say: Words): Throwable => ({
  id: "six",
  name: say.six,
  faces: ["1", "2", "3", "4", "5", "6"],
  draw: (face) => plainDie(face === null ? 6 : face + 1),
});

const isDice = (material: unknown): material is Dice => typeof material === "object" && material !== null && (material as Dice).kind === "dice";

const faceName = (face: DieFace, say: PitchWords): string =>
  typeof face === "string" ? say.results[face] : say.arrow(face.way, face.number, face.mark);

/** The eight dice, if that is what lies in the box. */
export function boxDice(material: unknown, say: PitchWords): readonly Throwable[] {
  if (!isDice(material)) return [];
  return DICE.map((which) => throwable(which, material[which].faces, say));
}

const throwable = (which: Die, faces: readonly DieFace[], say: PitchWords): Throwable => ({
  id: which,
  name: say.dice[which],
  faces: faces.map((face) => faceName(face, say)),
  draw: (face) => (face === null ? die(which) : dieFace(which, faces[face] as DieFace)),
});

/** How often what fell, by name, for the histogram; what this client does not know is called by its number. */
export function named(counts: Readonly<Record<string, readonly number[]>>, all: readonly Throwable[], say: Words): readonly Throw[] {
  return Object.entries(counts).flatMap(([id, faces]) => {
    const one = all.find((other) => other.id === id);
    const fell = faces.map((times, face) => ({ die: one?.name ?? id, face: one?.faces[face] ?? say.side(face + 1), times }));
    return fell.filter(({ times }) => times > 0);
  });
}
