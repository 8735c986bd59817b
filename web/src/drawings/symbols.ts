/** The four card colours and what tells them apart without colour: pennant, cup, shirt, ball. */

import { ballAt } from "../drawings/ball";
import { sign, svg } from "../drawings/svg";

/** In the order of the cards: a card is its colour's place times twenty plus its number less one. */
export const COLOURS = ["red", "gold", "blue", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

export const SHIRT_SIGN = "M8 2c1 2 7 2 8 0l7 4-2.5 6-3-1.3V22h-11V10.7l-3 1.3L1 6z";
const CUP =
  "M6 2h12v2h4v3c0 3-2 5-5 5.3-.8 1.8-2 3-3.4 3.5V19h3.4v3H7v-3h3.4v-3.2C9 15.3 7.8 14.1 7 12.3 4 12 2 10 2 7V4h4z M4.3 6v1c0 1.4.7 2.4 1.9 2.9L6 6z M18 6l-.2 3.9C19 9.4 19.7 8.4 19.7 7V6z";

const SIGNS: Record<Colour, (fill: string) => string> = {
  red: (fill) => `<path d="M3 3h18l-9 19z" fill="${fill}"/>`,
  gold: (fill) => `<path d="${CUP}" fill="${fill}" fill-rule="evenodd"/>`,
  blue: (fill) => `<path d="${SHIRT_SIGN}" fill="${fill}"/>`,
  grey: (fill) => ballAt(12, 12, 10, fill, "var(--seam,var(--grey))"),
};

/** The ink that is readable on that colour. */
export const inkOn = (colour: Colour): string => `var(--on-${colour})`;

/** As part of a drawing, around a point. */
export function symbolAt(colour: Colour, x: number, y: number, size: number, fill: string): string {
  return sign(SIGNS[colour](fill), x, y, size);
}

/** Alone, in the current colour. */
export function symbol(colour: Colour, label?: string): string {
  return svg(24, 24, SIGNS[colour]("currentColor"), { label, cls: "icon" });
}
