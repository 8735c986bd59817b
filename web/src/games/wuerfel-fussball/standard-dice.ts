/** The standard set of dice is in no view; the programme has it. Without it nothing is missing but a look at the sides. */
import { games } from "../../wire/server";
import type { Dice } from "../../wire/games/wuerfel-fussball";

let box: Promise<Dice | null> | undefined;

export function standardDice(): Promise<Dice | null> {
  return (box ??= games().then(
    (all) => (all.find((game) => game.id === "wuerfel-fussball")?.material as Dice | undefined) ?? null,
    () => ((box = undefined), null),
  ));
}
