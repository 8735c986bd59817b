/** Drawings by name for the press, and by kind for the contact sheet; each game adds its own. */

export type Named = readonly (readonly [name: string, drawing: string])[];

export interface Drawn {
  readonly title: string;
  readonly drawings: readonly string[];
}

/** Width and height of a card in millimetres. */
export type CardSize = readonly [width: number, height: number];
export const CARD_SIZES: Readonly<Record<string, CardSize>> = { poker: [63, 88], mini: [44, 68] };

export const counted = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, place) => from + place);
