/** What can be ordered from the press, and what was ordered last on this device. */
import { keep, kept } from "../browser/keeping";
import { factsOf } from "../games/facts";
import type { Language } from "../wire/messages";
import type { Duplex, Paper, Part, Size } from "./words";

export interface PrintOrder {
  readonly what: Part;
  readonly paper: Paper;
  readonly lang: Language;
  readonly duplex: Duplex;
  readonly size: Size;
  readonly sheets: "1" | "2";
  readonly ink: "full" | "saving";
}

export const PAPERS: readonly Paper[] = ["A4", "letter", "A3", "A5", "legal"];
export const EDGES: readonly Duplex[] = ["long", "short", "none"];
export const SIZES: readonly Size[] = ["poker", "mini"];

/** What there is to print of a game. */
export const partsOf = (game: string): readonly Part[] => ["all", ...(factsOf(game)?.prints ?? ["cards"]), "rules", "test"];
export const hasDice = (game: string): boolean => factsOf(game)?.prints.includes("dice") ?? false;

/** Paper and printer stay the same from game to game. */
export function usualOrder(lang: Language): PrintOrder {
  const plain: PrintOrder = { what: "all", paper: "A4", lang, duplex: "long", size: "poker", sheets: "2", ink: "full" };
  try {
    return { ...plain, ...(JSON.parse(kept("print") ?? "{}") as Partial<PrintOrder>), what: "all", lang };
  } catch {
    return plain;
  }
}

export function keepOrder({ paper, duplex, size, sheets, ink }: PrintOrder): void {
  keep("print", JSON.stringify({ paper, duplex, size, sheets, ink }));
}
