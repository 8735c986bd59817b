// Made by `python -m tools.protocol` from the Python structs; do not edit.
// Elfer raus! Junior, edition 1.

/** Lay a card of the hand into the row of its colour. */
export interface Lay {
  readonly kind: "lay";
  readonly card: number;
}

/** Draw the top card of the pile. */
export interface Draw {
  readonly kind: "draw";
}

/** Hold back the rest or keep the drawn card, whether it fits or not: nobody need know. */
export interface EndTurn {
  readonly kind: "end-turn";
}

/** JUN-4: nobody is asked for their age; lots say who begins. */
export interface LotsDrawn {
  readonly kind: "lots-drawn";
  readonly opener: number;
}

export interface HandsDealt {
  readonly kind: "hands-dealt";
  readonly opener: number;
}

export interface CardLaid {
  readonly kind: "card-laid";
  readonly seat: number;
  readonly card: number;
}

/** The card is known to the player who drew it alone. */
export interface CardDrawn {
  readonly kind: "card-drawn";
  readonly seat: number;
  readonly card: number | null;
}

export interface TurnEnded {
  readonly kind: "turn-ended";
  readonly seat: number;
}

/** JUN-8: the pile is empty and the player can lay none. */
export interface PassedOver {
  readonly kind: "passed-over";
  readonly seat: number;
}

export interface View {
  readonly kind: "view";
  /** Whose view it is: every game's view says so. */
  readonly seat: number | null;
  /** Nobody before the deal and after the last card. */
  readonly to_move: number | null;
  /** Your own cards, by colour and number; none for the stands. */
  readonly hand: readonly number[];
  /** How many cards each seat holds. */
  readonly hands: readonly number[];
  /** Each colour's cards on the table, from the 1 to the 11. */
  readonly rows: readonly (readonly number[])[];
  readonly pile: number;
  /** Was a card laid in this turn? Then it may be ended. */
  readonly has_laid: boolean;
  readonly has_drawn: boolean;
  /** The card drawn in this turn, for the player who drew it. */
  readonly drawn: number | null;
  /** ALL-3: with how many cards left each seat has won when its turn comes; nothing where nobody has a head start. */
  readonly spare: readonly number[];
}

export interface Options {
  /** Seconds before the table goes on without somebody; 0 for ever. */
  readonly patience?: number;
  /** No rule asks for it: it is the table's wish to the screens. */
  readonly help?: "kids" | "normal" | "profi";
  /** Who begins: a seat, or drawing lots. */
  readonly first?: number | "draw";
  /** For each seat the steps of its head start; empty for none. */
  readonly head_start?: readonly number[];
}

export type Move = Lay | Draw | EndTurn;

export type Event = LotsDrawn | HandsDealt | CardLaid | CardDrawn | TurnEnded | PassedOver;

/** Every reason of the rules to refuse a move with. */
export type Why = "draw-first" | "lay-one-first" | "leaves-a-gap" | "not-in-hand" | "not-in-play";

export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
