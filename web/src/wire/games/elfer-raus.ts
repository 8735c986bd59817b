// Made by `python -m tools.protocol` from the Python structs; do not edit.
// Elfer raus!, edition 1.

/** Lay a card of the hand into the row of its colour. */
export interface Lay {
  readonly kind: "lay";
  readonly card: number;
}

/** Draw the top card of the pile; a card that fits is laid at once. */
export interface Draw {
  readonly kind: "draw";
}

/** Hold back the rest, if there is any: nobody need know. */
export interface EndTurn {
  readonly kind: "end-turn";
}

/** RAUS-4: everybody has cards, and the holder of the first 11 begins. */
export interface HandsDealt {
  readonly kind: "hands-dealt";
  readonly opener: number;
}

/** RAUS-4: nobody holds an 11; all cards are shuffled and dealt anew. */
export interface DealtInVain {
  readonly kind: "dealt-in-vain";
}

export interface CardLaid {
  readonly kind: "card-laid";
  readonly seat: number;
  readonly card: number;
}

/** The card is known to the player who drew it alone; if it fits, a CardLaid follows. */
export interface CardDrawn {
  readonly kind: "card-drawn";
  readonly seat: number;
  readonly card: number | null;
}

export interface TurnEnded {
  readonly kind: "turn-ended";
  readonly seat: number;
}

/** RAUS-10: the pile is empty and the player can lay none. */
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
  /** Each colour in play with its cards from the lowest to the highest; empty before its 11. */
  readonly rows: readonly (readonly number[])[];
  readonly pile: number;
  /** Cards drawn in this turn. */
  readonly drawn: number;
  /** Was a card laid in this turn? Then it may be ended. */
  readonly has_laid: boolean;
  /** ALL-3: with how many cards left each seat has won when its turn comes; nothing where nobody has a head start. */
  readonly spare: readonly number[];
}

export interface Options {
  /** Seconds before the table goes on without somebody; 0 for ever. */
  readonly patience?: number;
  /** No rule asks for it: it is the table's wish to the screens. */
  readonly help?: "kids" | "normal" | "profi";
  /** Two players leave the 20 grey cards out. */
  readonly without_grey?: boolean;
  /** For each seat the steps of its head start; empty for none. */
  readonly head_start?: readonly number[];
}

export type Move = Lay | Draw | EndTurn;

export type Event = HandsDealt | DealtInVain | CardLaid | CardDrawn | TurnEnded | PassedOver;

/** Every reason of the rules to refuse a move with. */
export type Why = "can-lay" | "draw-first" | "first-eleven-begins" | "has-laid" | "lay-one-first" | "leaves-a-gap" | "no-such-card" | "not-in-hand" | "row-not-open" | "without-grey-is-for-two";

export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
