/**
 * How a game is counted at a real table, in its own terms. No rule is applied here: a form says which numbers stand on the
 * board, what the parts of a match are called, and how long the clock runs; people decide everything else. Each game's own
 * form is its `real.ts`.
 */
import type { Cloth } from "../table/page";
import type { Counter, Section } from "../wire/answers";
import type { Language } from "../wire/messages";

export interface Count {
  readonly id: Counter;
  readonly start: number;
  /** What one tap adds; the first is the large one. A count that only goes down starts above zero and has a negative step. */
  readonly steps: readonly [number, ...number[]];
  /** Fewer are better. */
  readonly fewer?: true;
  /** Counted in this section only. */
  readonly only?: Section;
}

export interface Stage {
  readonly section: Section;
  /** Milliseconds on the clock; without it there is none. */
  readonly lasts?: number;
  /** Only played if it is level. */
  readonly tied?: true;
  /** Comes again as long as it stays level. */
  readonly again?: true;
  /** The rule behind it. */
  readonly rule?: string;
}

/** One way to count a game, where there are several. */
export interface Way {
  readonly id: Counter | "match" | "tournament" | "short";
  readonly counts: readonly [Count, ...Count[]];
  readonly stages: readonly Stage[];
  /** Who has this many has won. */
  readonly target?: number;
}

export interface Form {
  /** Two opposite each other, two teams of several people, or everybody for themselves. */
  readonly sides: "two" | "teams" | "people";
  readonly cloth?: readonly [Cloth, Cloth];
  readonly ways: readonly [Way, ...Way[]];
  /** A penalty can be shot on two phones. */
  readonly penalty?: true;
  /** The dice of the box, as the server describes its material. */
  dice?(material: unknown, lang: Language): readonly Throwable[];
}

/** A coin, a die, lots: whatever is thrown by this device. */
export interface Throwable {
  readonly id: string;
  readonly name: string;
  readonly faces: readonly string[];
  /** At rest, or as it fell. */
  draw(face: number | null): string;
}

export const GOALS: Count = { id: "goals", start: 0, steps: [1] };
export const ROUNDS: Way = { id: "rounds", counts: [{ id: "rounds", start: 0, steps: [1] }], stages: [] };
const CARDS_LEFT: Way = { id: "cards-left", counts: [{ id: "cards-left", start: 0, steps: [1, 5], fewer: true }], stages: [] };
/** Everybody for themselves, until somebody has no cards left. */
export const EVERYBODY: Form = { sides: "people", ways: [ROUNDS, CARDS_LEFT] };
