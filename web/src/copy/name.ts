/** A piece in words: for the names of buttons, and for whoever cannot see the drawing. */
import type { Piece } from "../browser/own-copies";
import type { Cell, Fault, Sort } from "../wire/answers";
import type { Say } from "./words";

export const pieceName = (piece: Piece, say: Say): string => say.piece(piece[0] ?? "", piece[1] ?? "");
export const shortName = (piece: Piece, say: Say): string => say.short?.(piece[0] ?? "", piece[1] ?? "") ?? piece[1] ?? "";
export const cellName = (cell: Cell, say: Say): string => say.cells[cell.name] ?? cell.name;
export const sortName = (sort: string, say: Say): string => say.sorts[sort] ?? sort;

/** What a word of a cell means. */
export function valueName(cell: Cell, word: string, say: Say): string {
  if (word === "") return cell.optional ? say.nothing : say.isBlank;
  return say.values(cell)[word] ?? word;
}

/** Everything it shows, cell by cell. */
export function spelt(piece: Piece, sort: Sort, say: Say): string {
  const shown = sort.cells.map((cell, n) => [cell, piece[n + 2] ?? ""] as const).filter(([cell, word]) => word !== "" || !cell.optional);
  if (shown.every(([, word]) => word === "")) return say.isBlank;
  return shown.map(([cell, words]) => `${cellName(cell, say)} ${words.split("+").map((word) => valueName(cell, word, say)).join(" + ")}`).join(", ");
}

/** What is wrong, in the reader's language; a fault that this page has never heard of says it in English. */
export const sentence = (fault: Fault, say: Say): string => say.wrong[fault.why]?.(...fault.says) ?? fault.what;
