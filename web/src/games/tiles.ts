/** One tile per game, a scene on mown grass, made of the game's own things so that the tile teaches the game. */
import { ballAt } from "../drawings/ball";
import { onGrass } from "../drawings/scenery";

const scenes = import.meta.glob<() => string>("./*/tile.ts", { eager: true, import: "scene" });

/** The games that have one, by id. */
export const TILES: readonly string[] = Object.keys(scenes).map((path) => path.split("/")[1] as string);

/** 200 × 130; a game that has no scene yet shows a ball. */
export const tile = (game: string, label?: string): string => onGrass(scenes[`./${game}/tile.ts`]?.() ?? ballAt(100, 65, 34), label);
