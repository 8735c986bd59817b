/** What a card could meet, for whoever holds their breath: pictures and a figure, nothing is decided by them. */
import type { View } from "../../wire/games/karten-fussball";
import { rankOf, suitOf } from "./drawings/suit-card";

const DECK = 32;

export const fits = (card: number, other: number): boolean => card !== other && (suitOf(card) === suitOf(other) || rankOf(card) === rankOf(other));

/** How many of the cards that nobody has seen would let this one through, and of how many. */
export function odds(card: number, { pitch, out, goal_piles }: View): { readonly fit: number; readonly unseen: number } {
  const seen = new Set([card, ...pitch.filter((open) => open !== null), ...out, ...goal_piles.flat()]);
  const unseen = Array.from({ length: DECK }, (_, n) => n).filter((other) => !seen.has(other));
  return { fit: unseen.filter((other) => fits(card, other)).length, unseen: unseen.length };
}

/** Next to it in rank: so near. */
export const nearly = (card: number, other: number): boolean => Math.abs(rankOf(card) - rankOf(other)) === 1;
