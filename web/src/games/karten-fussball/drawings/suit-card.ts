/** Karten-Fußball: the 32 cards by the wire's numbers; rank above left, one suit below right, both large. */

import { BLACK, at, sheet, svg, text } from "../../../drawings/svg";

export const SUITS = ["diamonds", "hearts", "spades", "clubs"] as const;
export type Suit = (typeof SUITS)[number];
/** As on German cards; whoever prints others hands their letters in. */
export const RANKS = ["7", "8", "9", "10", "B", "D", "K", "A"] as const;

export const suitOf = (card: number): Suit => at(SUITS, Math.floor(card / RANKS.length));
/** The rank's place in RANKS. */
export const rankOf = (card: number): number => card % RANKS.length;

const SHAPES: Record<Suit, string> = {
  diamonds: "M12 1l8.5 11L12 23 3.5 12z",
  hearts:
    "M12 22C4 15 1.5 11.5 1.5 7.5 1.5 4 4 2 7 2c2.2 0 4 1.2 5 3.2C13 3.2 14.8 2 17 2c3 0 5.5 2 5.5 5.5C22.5 11.5 20 15 12 22z",
  spades:
    "M12 1c7 6 10 9 10 13 0 3-2 5-4.5 5-1.6 0-3-.7-4-2 .3 2.5 1 4.2 2.5 6H8c1.5-1.8 2.2-3.5 2.5-6-1 1.3-2.4 2-4 2C4 19 2 17 2 14 2 10 5 7 12 1z",
  clubs:
    "M12 1.5a5 5 0 0 1 3.8 8.2A5 5 0 1 1 13.6 18c.2 2 .9 3.5 2.2 5H8.2c1.3-1.5 2-3 2.2-5a5 5 0 1 1-2.2-8.3A5 5 0 0 1 12 1.5z",
};

const INKS: Record<Suit, string> = { diamonds: "#c2322b", hearts: "#c2322b", spades: BLACK, clubs: BLACK };

/** 100 × 140. */
export function suitCard(card: number, label?: string, ranks: readonly string[] = RANKS): string {
  const suit = suitOf(card);
  const rank = at(ranks, rankOf(card));
  const index =
    rank.length > 1 ? text(36, 50, 44, rank, INKS[suit], 'letter-spacing="-4"') : text(27, 52, 50, rank, INKS[suit]);
  const shape = `<path transform="translate(33 70) scale(2.3)" d="${SHAPES[suit]}" fill="${INKS[suit]}"/>`;
  return svg(100, 140, sheet(100, 140) + index + shape, { label, cls: "card" });
}

/** The suit's shape alone, in the current colour. */
export function suitSign(suit: Suit, label?: string): string {
  return svg(24, 24, `<path d="${SHAPES[suit]}" fill="currentColor"/>`, { label, cls: "icon" });
}
