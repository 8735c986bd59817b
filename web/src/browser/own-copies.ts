/** Somebody's own decks and dice, as this browser keeps them: one per game. */
import { keep, kept } from "./keeping";

/** Its sort, its name, and then its cells. */
export type Piece = readonly string[];
export type Pieces = readonly Piece[];

/** What the server takes of a file. */
export const LONGEST = 6000;

const key = (game: string): string => `copy.${game}`;

/** Null forgets it. */
export const keepCopy = (game: string, pieces: Pieces | null): void => keep(key(game), pieces === null ? null : JSON.stringify(pieces));

/** What this browser kept; whatever else lies there is no copy. */
export function remembered(game: string): Pieces | null {
  try {
    const pieces: unknown = JSON.parse(kept(key(game)) ?? "null");
    return Array.isArray(pieces) && pieces.length > 0 && pieces.every(isPiece) ? (pieces as Pieces) : null;
  } catch {
    return null;
  }
}

const isPiece = (piece: unknown): boolean => Array.isArray(piece) && piece.length > 1 && piece.every((word) => typeof word === "string");
