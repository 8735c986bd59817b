// Made by `python -m tools.protocol` from the Python structs; do not edit.
// Karten-Fußball, edition 1.

export type Phase = "regular-time" | "extra-time" | "penalties";

/** Turn over the top card of one's own stack: it is in play. */
export interface TurnTop {
  readonly kind: "turn-top";
}

/** Turn over a face-down card of the row that the card in play has come to. */
export interface TurnOver {
  readonly kind: "turn-over";
  readonly place: number;
}

/** KF-3: the eyes, seat by seat; equal ones are thrown again. */
export interface DiceThrown {
  readonly kind: "dice-thrown";
  readonly eyes: readonly [number, number];
}

export interface RoundBegan {
  readonly kind: "round-began";
  readonly phase: Phase;
  /** Of the rounds of the match: 3 is extra time, penalties from 4 on. */
  readonly number: number;
  readonly first: number;
}

export interface CardPlayed {
  readonly kind: "card-played";
  readonly seat: number;
  readonly card: number;
}

export interface PitchCardTurned {
  readonly kind: "pitch-card-turned";
  readonly place: number;
  readonly card: number;
}

export interface RowPassed {
  readonly kind: "row-passed";
  readonly row: number;
  /** Where the open card lies that let it through. */
  readonly place: number;
}

export interface GoalScored {
  readonly kind: "goal-scored";
  readonly seat: number;
  readonly card: number;
}

export interface CardOut {
  readonly kind: "card-out";
  readonly seat: number;
  readonly card: number;
  readonly row: number;
}

export interface RoundEnded {
  readonly kind: "round-ended";
  /** Of this round. */
  readonly goals: readonly [number, number];
  /** Of the match so far. */
  readonly score: readonly [number, number];
}

export interface View {
  readonly kind: "view";
  /** Whose view it is: every game's view says so. */
  readonly seat: number | null;
  readonly phase: Phase;
  /** The round, counted through the match; 0 before the first. */
  readonly number: number;
  /** Who began the round; None until the dice have said it. */
  readonly first: number | null;
  /** Who is awaited; None while cards are shuffled, and after the final whistle. */
  readonly turn: number | null;
  /** Open cards by place, None for the face-down ones. */
  readonly pitch: readonly (number | null)[];
  readonly in_play: number | null;
  /** The row that the card in play has come to. */
  readonly row: number | null;
  readonly stacks: readonly [number, number];
  /** The goals of this round. */
  readonly goal_piles: readonly [readonly number[], readonly number[]];
  readonly out: readonly number[];
  /** Cards that nobody plays with in this round, face down. */
  readonly left_out: number;
  /** Goals by round, this one included. */
  readonly rounds: readonly (readonly [number, number])[];
  readonly score: readonly [number, number];
}

/** Karten-Fußball has no options of its own. */
export interface Options {
  /** Seconds before the table goes on without somebody; 0 for ever. */
  readonly patience?: number;
  /** No rule asks for it: it is the table's wish to the screens. */
  readonly help?: "kids" | "normal" | "profi";
}

export type Move = TurnTop | TurnOver;

export type Event = DiceThrown | RoundBegan | CardPlayed | PitchCardTurned | RowPassed | GoalScored | CardOut | RoundEnded;

/** Every reason of the rules to refuse a move with. */
export type Why = "already-open" | "another-row" | "card-in-play" | "no-card-in-play" | "no-such-place";

export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
