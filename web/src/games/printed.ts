/**
 * Every drawing the press may need, by name: what each game prints, the number cards that four of them share, the tiles, and the animals of player passes.
 *
 * `web/art.mjs` writes them down once for Python, with their colours still called by name: the printer's inks are the press's business.
 */
import { numberCard } from "../cards/number-card";
import { ANIMALS, animal } from "../drawings/animals";
import { ball } from "../drawings/ball";
import { cardBack } from "../drawings/card-back";
import { counted, type Named } from "../drawings/collection";
import { tile, TILES } from "./tiles";

const games = import.meta.glob<() => Named>("./*/printed.ts", { eager: true, import: "printed" });

/** All of them, in a fixed order. */
export function printed(): Readonly<Record<string, string>> {
  const tiles = TILES.map((game) => [`tile/${game}`, tile(game)] as const);
  const faces = ANIMALS.map((name) => [`animal/${name}`, animal(name)] as const);
  return Object.fromEntries([...shared(), ...faces, ...Object.values(games).flatMap((drawings) => drawings()), ...tiles]);
}

const shared = (): Named => [...counted(0, 79).map((card) => [`number/${card}`, numberCard(card)] as const), ["back", cardBack()], ["ball", ball()]];
