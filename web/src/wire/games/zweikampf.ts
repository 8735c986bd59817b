// Made by `python -m tools.protocol` from the Python structs; do not edit.
// Zweikampf, edition 1.

/** Turn over the top card of one's own stack. */
export interface TurnOver {
  readonly kind: "turn-over";
}

/** A hand lies on its stack; the cards turn when both do. */
export interface HandReady {
  readonly kind: "hand-ready";
  readonly seat: number;
}

export interface CardsTurned {
  readonly kind: "cards-turned";
  readonly cards: readonly [number, number];
}

export interface CardsWon {
  readonly kind: "cards-won";
  readonly seat: number;
  readonly cards: number;
}

/** DUEL-4: the last cards were equal and go to nobody. */
export interface CardsLeftTied {
  readonly kind: "cards-left-tied";
  readonly cards: number;
}

export interface View {
  readonly kind: "view";
  /** Whose view it is: every game's view says so. */
  readonly seat: number | null;
  readonly stacks: readonly [number, number];
  readonly ready: readonly [boolean, boolean];
  readonly open: readonly (readonly [number, number])[];
  readonly won: readonly [readonly number[], readonly number[]];
}

/** Zweikampf has no options of its own. */
export interface Options {
  /** Seconds before the table goes on without somebody; 0 for ever. */
  readonly patience?: number;
  /** No rule asks for it: it is the table's wish to the screens. */
  readonly help?: "kids" | "normal" | "profi";
}

export type Move = TurnOver;

export type Event = HandReady | CardsTurned | CardsWon | CardsLeftTied;

/** Every reason of the rules to refuse a move with. */
export type Why = never;

export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
