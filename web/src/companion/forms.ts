/**
 * How each game is counted at a real table, in its own terms. No rule is applied here: a form says which numbers stand on
 * the board, what the parts of a match are called, and how long the clock runs; people decide everything else.
 */
import type { Cloth } from "../table/page";
import type { Counter, Section } from "../wire/answers";

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
  readonly id: Counter | "match" | "tournament";
  readonly counts: readonly [Count, ...Count[]];
  readonly stages: readonly Stage[];
  /** Who has so many has won. */
  readonly target?: number;
}

export interface Form {
  /** Two opposite each other, two teams of several people, or everybody for themselves. */
  readonly sides: "two" | "teams" | "people";
  readonly cloth?: readonly [Cloth, Cloth];
  readonly ways: readonly [Way, ...Way[]];
}

const MINUTE = 60_000;
const GOALS: Count = { id: "goals", start: 0, steps: [1] };
const ROUNDS: Way = { id: "rounds", counts: [{ id: "rounds", start: 0, steps: [1] }], stages: [] };
const CARDS_LEFT: Way = { id: "cards-left", counts: [{ id: "cards-left", start: 0, steps: [1, 5], fewer: true }], stages: [] };
const EVERYBODY: Form = { sides: "people", ways: [ROUNDS, CARDS_LEFT] };
/** WF-9: what happens when the time is up. */
const halves = (lasts: number): readonly Stage[] => [
  { section: "first-half", lasts, rule: "WF-9" },
  { section: "second-half", lasts, rule: "WF-9" },
];

export const FORMS: Readonly<Record<string, Form>> = {
  // ELF-33: goal markers, then kick-off cards left; ELF-1: six of them.
  elfmeter: {
    sides: "two",
    cloth: ["yellow", "blue"],
    ways: [{ id: "goals", counts: [GOALS, { id: "kick-offs", start: 6, steps: [-1] }], stages: [] }],
  },
  // LIG-28
  ligretto: { sides: "teams", cloth: ["black", "white"], ways: [{ id: "goals", counts: [GOALS], stages: [], target: 5 }] },
  "elfer-raus": EVERYBODY,
  "elfer-raus-junior": EVERYBODY,
  foul: EVERYBODY,
  // DUEL-2: two cards a time.
  zweikampf: {
    sides: "two",
    ways: [ROUNDS, { id: "cards-won", counts: [{ id: "cards-won", start: 0, steps: [2] }], stages: [] }],
  },
  // KF-13 to KF-16
  "karten-fussball": {
    sides: "two",
    ways: [
      {
        id: "goals",
        counts: [GOALS],
        stages: [
          { section: "first-round", rule: "KF-13" },
          { section: "second-round", rule: "KF-13" },
          { section: "extra-time", tied: true, rule: "KF-14" },
          { section: "penalties", tied: true, again: true, rule: "KF-15" },
        ],
      },
    ],
  },
  // WF-8, WF-10
  "wuerfel-fussball": {
    sides: "two",
    cloth: ["blue", "yellow"],
    ways: [
      { id: "match", counts: [GOALS], stages: halves(7.5 * MINUTE) },
      {
        id: "tournament",
        counts: [GOALS, { id: "kicks", start: 0, steps: [1], only: "shoot-out" }],
        stages: [...halves(5 * MINUTE), { section: "shoot-out", tied: true, rule: "WF-10" }],
      },
    ],
  },
};
