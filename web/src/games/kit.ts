/**
 * Somebody's own copy of a game, as far as the game itself knows: how a piece is drawn, and what everything on it is called.
 * Each game that can be played with other cards or dice has a `kit.ts`; nobody who plays loads it.
 */
import type { Piece } from "../browser/own-copies";
import { settings } from "../browser/settings.svelte";
import type { Cell, Sort } from "../wire/answers";
import type { Language } from "../wire/messages";
import { learn } from "../words/spoken.svelte";

export interface KitWords<SortName extends string = string, CellName extends string = string, Wrong extends string = string> {
  readonly sorts: Readonly<Record<SortName, string>>;
  readonly cells: Readonly<Record<CellName, string>>;
  piece(sort: SortName, name: string): string;
  /** A piece among others of its sort; without it, its name in the file. */
  short?(sort: SortName, name: string): string;
  /** What the words of a cell mean, by word; one that is missing says what it means itself. */
  values(cell: Cell): Readonly<Record<string, string>>;
  /** Everything the rules can find wrong with this game's pieces. */
  readonly wrong: Readonly<Record<Wrong, (...says: string[]) => string>>;
}

export interface Kit {
  /** Both sides of a piece as it lies on the table, or the one that there is: what is not known yet is left out. */
  drawn(piece: Piece, sort: Sort): readonly string[];
  readonly words: Readonly<Record<Language, KitWords>>;
}

const kits = import.meta.glob<Kit>("./*/kit.ts", { import: "kit" });

export async function kitOf(game: string): Promise<Kit> {
  const load = kits[`./${game}/kit.ts`];
  if (load === undefined) throw new Error(`no kit for ${game}`);
  const kit = await load();
  await learn(settings.lang);
  return kit;
}

/** A cell's word, or nothing where it is none that may stand there. */
export type Read = (cell: string) => string;

export function reading(piece: Piece, sort: Sort): Read {
  return (name) => {
    const at = sort.cells.findIndex((cell) => cell.name === name);
    const word = piece[at + 2] ?? "";
    return sort.cells[at]?.choices.includes(word) ? word : "";
  };
}

/** Cells whose choices are told in their order. */
export const inOrder = (cell: Cell, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(cell.choices.map((word, place) => [word, names[place] ?? word]));
