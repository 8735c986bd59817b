/** What can be thrown at any real table: a coin and a die; and how often what fell. */
import { coin } from "../drawings/coin";
import { plainDie } from "../drawings/cube";
import type { Throw } from "../ui/histogram";
import type { Throwable } from "../games/form";
import type { Words } from "./words/de";

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

/** How often what fell, by name, for the histogram; what this client does not know is called by its number. */
export function named(counts: Readonly<Record<string, readonly number[]>>, all: readonly Throwable[], say: Words): readonly Throw[] {
  return Object.entries(counts).flatMap(([id, faces]) => {
    const thrown = all.find((throwable) => throwable.id === id);
    const fell = faces.map((times, face) => ({ die: thrown?.name ?? id, face: thrown?.faces[face] ?? say.side(face + 1), times }));
    return fell.filter(({ times }) => times > 0);
  });
}
