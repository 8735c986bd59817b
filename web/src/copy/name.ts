/** A piece in words: for the names of buttons, and for whoever cannot see the drawing. */
import type { Cell, Fault, Sort } from "../wire/answers";
import type { Piece } from "../browser/own-copies";
import type { CellName, CopyWords, SortName, Wrong } from "./words";

export const pieceName = (piece: Piece, say: CopyWords): string => say.piece(piece[0] as SortName, piece[1] ?? "");
export const cellName = (cell: Cell, say: CopyWords): string => say.cells[cell.name as CellName] ?? cell.name;
export const sortName = (sort: string, say: CopyWords): string => say.sorts[sort as SortName] ?? sort;

/** What a word of a cell means. */
export function valueName(cell: Cell, word: string, say: CopyWords): string {
  if (word === "") return cell.optional ? say.nothing : say.isBlank;
  const names: Readonly<Record<string, string>> = namesOf(cell, say);
  return names[word] ?? word;
}

function namesOf(cell: Cell, say: CopyWords): Readonly<Record<string, string>> {
  const inOrder = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(cell.choices.map((word, place) => [word, names[place] ?? word]));
  switch (cell.name as CellName) {
    case "quarter":
      return say.corners;
    case "arrow":
      return say.ways;
    case "face":
      return say.results;
    case "ball":
      return cell.choices.length === 6 ? inOrder(say.fields) : say.balls;
    case "footballer":
    case "defenders":
      return inOrder(say.fields);
    case "shot":
    case "dive":
      return inOrder(say.thirds);
    default:
      return {};
  }
}

/** Everything it shows, cell by cell. */
export function spelt(piece: Piece, sort: Sort, say: CopyWords): string {
  const shown = sort.cells.map((cell, n) => [cell, piece[n + 2] ?? ""] as const).filter(([cell, word]) => word !== "" || !cell.optional);
  if (shown.every(([, word]) => word === "")) return say.isBlank;
  return shown.map(([cell, word]) => `${cellName(cell, say)} ${word.split("+").map((one) => valueName(cell, one, say)).join(" + ")}`).join(", ");
}

/** What is wrong, in the reader's language; a fault that this page has never heard of says it in English. */
export const sentence = (fault: Fault, say: CopyWords): string => say.wrong[fault.why as Wrong]?.(...fault.says) ?? fault.what;
