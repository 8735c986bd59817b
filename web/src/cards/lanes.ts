/** How the four rows lie in the room there is: upright or across, and how large each number's place is. */

export interface Lanes {
  /** Do the numbers run from left to right? */
  readonly across: boolean;
  /** Do they need the whole width, to the edge? */
  readonly tight: boolean;
  /** Is there room for whole cards? Then this is the width of one; else 0, and strips fill their places. */
  readonly card: number;
  /** A strip's size. */
  readonly width: number;
  readonly height: number;
}

export const PAD = 6;
export const GAP = 8;
const COLOURS = 4;
/** Less than this and a number cannot be read. */
const LEAST = 17;
/** From this on a card is more than its number. */
const WHOLE = 36;
/** Where every pixel is needed, there is no margin. */
const TIGHT = 18;

export function lanes(width: number, height: number, highest: number): Lanes {
  const upright = (height - 2 * PAD) / highest;
  const across = width >= height * 1.15 || upright < LEAST;
  const tight = across && (width - 2 * PAD) / highest < TIGHT;
  const along = across ? (width - (tight ? 0 : 2 * PAD)) / highest : upright;
  const broad = Math.max(1, ((across ? height : width) - 2 * PAD - (COLOURS - 1) * GAP) / COLOURS);
  const strip = Math.max(1, tight ? along : along - 1);
  const card = across && along >= WHOLE ? Math.min(along - 4, broad / 1.4) : 0;
  return { across, tight, card: card >= WHOLE - 4 ? card : 0, width: across ? strip : broad, height: across ? broad : strip };
}
