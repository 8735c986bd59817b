// Made by `python -m tools.protocol` from the Python structs; do not edit.
// Ligretto-Fußball, edition 2.

export type Calm = 0 | 500 | 1000 | 2000;

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

export type Referee = "instant" | "check";

export type Ball = "none" | "post" | "middle";

/** Turn over the top card; if the stack is used up, the discard piles are first shuffled into a new one (LIG-18). */
export interface TurnOver {
  readonly kind: "turn-over";
}

/** Put the turned card onto one of one's own discard piles; the next one comes up. */
export interface Discard {
  readonly kind: "discard";
  readonly pile: number;
}

/** Lay a shirt number 1 below one's own goal. */
export interface LayOne {
  readonly kind: "lay-one";
  readonly source: number | null;
}

/** Lay a shirt at the pitch card the team is filling. */
export interface Lay {
  readonly kind: "lay";
  readonly step: number;
  readonly source: number | null;
}

/** Take all shirts from the pitch card the team is filling onto one own discard pile. */
export interface Clear {
  readonly kind: "clear";
  readonly step: number;
  readonly pile: number;
}

/** Say "next": this pitch card is filled, rightly or not. Only where nobody but the claim checks. */
export interface CallNext {
  readonly kind: "call-next";
  readonly step: number;
}

/** Take back the pitch card filled last, because the open number cannot be made any more. */
export interface Reopen {
  readonly kind: "reopen";
  readonly step: number;
  readonly pile: number;
}

/** Turn the card by half: upside down becomes the right way up. */
export interface TurnRound {
  readonly kind: "turn-round";
  readonly source: number | null;
}

/** Lay a quarter into the goal, as it lies in the hand. */
export interface Build {
  readonly kind: "build";
  readonly corner: Corner;
  readonly source: number | null;
}

/** Take a laid quarter back onto one of one's own discard piles. */
export interface TakeOut {
  readonly kind: "take-out";
  readonly corner: Corner;
  readonly pile: number;
}

/** Shout "Tooro!": the round stops and all is checked. */
export interface Claim {
  readonly kind: "claim";
}

/** Ask for another scene, because cards for this one lie locked at the pitch. */
export interface AskScene {
  readonly kind: "ask-scene";
}

/** Offer to break off the round without a goal; play goes on meanwhile. */
export interface OfferBreak {
  readonly kind: "offer-break";
}

export interface AcceptBreak {
  readonly kind: "accept-break";
}

export interface DeclineBreak {
  readonly kind: "decline-break";
}

/** The check has been looked at: the next round may begin. */
export interface Ready {
  readonly kind: "ready";
}

export interface KickedOff {
  readonly kind: "kicked-off";
  readonly round: number;
  readonly row: readonly number[];
}

export interface CardTurned {
  readonly kind: "card-turned";
  readonly seat: number;
  readonly face: number | Quarter;
}

/** The back of a shirt card: a corner of a goal, as it lies there. */
export interface Quarter {
  readonly kind: "quarter";
  readonly corner: Corner;
  readonly ball: Ball;
  readonly upside_down: boolean;
}

export interface CardDiscarded {
  readonly kind: "card-discarded";
  readonly seat: number;
  readonly pile: number;
  readonly face: number | Quarter;
}

/** LIG-18, LIG-21: a new stack, and the number of its cards. */
export interface StackShuffled {
  readonly kind: "stack-shuffled";
  readonly seat: number;
  readonly cards: number;
}

export interface OneLaid {
  readonly kind: "one-laid";
  readonly seat: number;
  readonly source: number | null;
}

export interface ShirtLaid {
  readonly kind: "shirt-laid";
  readonly seat: number;
  readonly step: number;
  readonly source: number | null;
  readonly number: number;
  readonly total: number;
}

/** It counts as filled; where nobody checks, perhaps by mistake. */
export interface PitchCardFilled {
  readonly kind: "pitch-card-filled";
  readonly seat: number;
  readonly step: number;
}

export interface PitchCardCleared {
  readonly kind: "pitch-card-cleared";
  readonly seat: number;
  readonly step: number;
  readonly pile: number;
  readonly cards: number;
}

export interface PitchCardReopened {
  readonly kind: "pitch-card-reopened";
  readonly seat: number;
  readonly step: number;
  readonly pile: number;
  readonly cards: number;
}

/** LIG-20: what that team has to build now. */
export interface SceneTurned {
  readonly kind: "scene-turned";
  readonly team: number;
  readonly scene: Scene;
}

/** A goal card: one corner holds the ball, the other three are empty. */
export interface Scene {
  readonly kind: "scene";
  readonly corner: Corner;
  readonly ball: Ball;
}

export interface CardTurnedRound {
  readonly kind: "card-turned-round";
  readonly seat: number;
  readonly source: number | null;
}

export interface QuarterBuilt {
  readonly kind: "quarter-built";
  readonly seat: number;
  readonly corner: Corner;
  readonly source: number | null;
  readonly quarter: Quarter;
}

export interface QuarterTakenOut {
  readonly kind: "quarter-taken-out";
  readonly seat: number;
  readonly corner: Corner;
  readonly pile: number;
}

/** The shout: Tooro! */
export interface GoalClaimed {
  readonly kind: "goal-claimed";
  readonly seat: number;
}

export interface GoalScored {
  readonly kind: "goal-scored";
  readonly team: number;
  readonly scene: Scene;
}

/** LIG-26: the team that erred, and where: pitch cards whose sum is wrong, corners that are not as in the scene. */
export interface OwnGoalScored {
  readonly kind: "own-goal-scored";
  readonly team: number;
  readonly steps: readonly number[];
  readonly corners: readonly Corner[];
}

/** LIG-26: that team gets the top goal card of the team that erred. */
export interface GoalCardTaken {
  readonly kind: "goal-card-taken";
  readonly team: number;
  readonly scene: Scene;
}

export interface BreakOffered {
  readonly kind: "break-offered";
  readonly seat: number;
}

export interface BreakDeclined {
  readonly kind: "break-declined";
  readonly seat: number;
}

/** LIG-29, LIG-31: no scene can be built, or the teams agreed to break off. */
export interface RoundEndedGoalless {
  readonly kind: "round-ended-goalless";
  readonly agreed: boolean;
}

export interface SaidReady {
  readonly kind: "said-ready";
  readonly seat: number;
}

/** LIG-9: nobody is waited for any more; the whistle goes at that time. */
export interface CountdownStarted {
  readonly kind: "countdown-started";
  readonly until: number;
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly referee: Referee;
  readonly round: number;
  /** The pitch cards as black sees them. */
  readonly row: readonly number[];
  /** Pitch cards left for later rounds. */
  readonly waiting: number;
  readonly sides: readonly [Side, Side];
  readonly hands: readonly Hand[];
  /** LIG-31: the team whose offer to break off stands. */
  readonly offer: number | null;
  readonly last: Verdict | null;
  /** None while the race is on. */
  readonly interval: Interval | null;
  readonly calm: Calm;
  /** LIG-9: for each seat the time until which its hands rest, 0 if they are free, -1 if they have rested; none without calm. */
  readonly rests: readonly number[];
  /** ALL-3: for each seat the calm that it was given; nothing where nobody has any. */
  readonly calm_for: readonly Calm[];
  /** None in the stands, and while there is no race. */
  readonly advice: Advice | null;
}

/** A team's half of the table. */
export interface Side {
  readonly kind: "side";
  /** The goal cards won, one a goal: they lie open. */
  readonly won: readonly Scene[];
  /** Goal cards left in the team's own pile, which the other team attacks. */
  readonly pile: number;
  /** Does the number 1 lie below one's own goal? */
  readonly one: boolean;
  /** How many pitch cards count as filled; so also the step of the open one. */
  readonly filled: number;
  /** Numbers at each pitch card, from the team's own left. */
  readonly laid: readonly (readonly number[])[];
  readonly scene: Scene | null;
  /** The quarters built, in the order of CORNERS. */
  readonly goal: readonly (Quarter | null)[];
  /** LIG-31: has the team made its offer of this round? */
  readonly offered: boolean;
}

/** What a player has: all of it lies on the table, so everybody sees the same. */
export interface Hand {
  readonly kind: "hand";
  readonly stack: number;
  readonly turned: number | Quarter | null;
  readonly piles: readonly Pile[];
}

/** A discard pile lies face up: its top card and its height can be seen, the rest has to be remembered. */
export interface Pile {
  readonly kind: "pile";
  readonly cards: number;
  readonly top: number | Quarter | null;
}

/** How the last round ended; the team is the one that scored or erred. */
export interface Verdict {
  readonly kind: "verdict";
  readonly outcome: "goal" | "goalless" | "own-goal";
  readonly team: number | null;
}

/** LIG-9: between two rounds. First the check is looked at, then three seconds are counted down to the whistle. */
export interface Interval {
  readonly kind: "interval";
  readonly stage: "check" | "countdown";
  /** When it ends by itself, in milliseconds since the match began. */
  readonly until: number;
  /** Which seats have said that they are. */
  readonly ready: readonly boolean[];
}

/** What helps a seat now. All of it could be worked out from what lies open; it is shown to whoever wants to be helped. */
export interface Advice {
  readonly kind: "advice";
  /** Your own open cards that help: a number 1, a shirt after which the sum can still come out, a quarter that belongs in an empty corner. */
  readonly sources: readonly (number | null)[];
  /** LIG-12: is the sum at the open pitch card right? */
  readonly full: boolean;
  /** LIG-17: can it no longer come out, with the shirts that lie there? */
  readonly stuck: boolean;
  /** LIG-23: quarters in the goal that do not belong there, or not like that. */
  readonly wrong: readonly Corner[];
  /** LIG-25: would a claim be right? */
  readonly right: boolean;
}

export interface Options {
  /** Seconds before the table goes on without somebody; 0 for ever. */
  readonly patience?: number;
  /** No rule asks for it: it is the table's wish to the screens. */
  readonly help?: "kids" | "normal" | "profi";
  /** Who watches the sums: a referee who refuses at once, or the check after the claim. */
  readonly referee?: Referee;
  /** Milliseconds for which the others' hands rest after a card is laid; 0 for a race. */
  readonly calm?: Calm;
  /** For each seat the milliseconds for which all others' hands rest after a card; empty for none. */
  readonly calm_for?: readonly Calm[];
  /** For each seat the steps of its head start; empty for none. */
  readonly head_start?: readonly number[];
}

export type Move = TurnOver | Discard | LayOne | Lay | Clear | CallNext | Reopen | TurnRound | Build | TakeOut | Claim | AskScene | OfferBreak | AcceptBreak | DeclineBreak | Ready;

export type Event = KickedOff | CardTurned | CardDiscarded | StackShuffled | OneLaid | ShirtLaid | PitchCardFilled | PitchCardCleared | PitchCardReopened | SceneTurned | CardTurnedRound | QuarterBuilt | QuarterTakenOut | GoalClaimed | GoalScored | OwnGoalScored | GoalCardTaken | BreakOffered | BreakDeclined | RoundEndedGoalless | SaidReady | CountdownStarted;

/** Every reason of the rules to refuse a move with. */
export type Why = "already-at-the-goal" | "already-built" | "already-filled" | "already-there" | "answer-first" | "four-quarters-first" | "hands-rest" | "no-cards-left" | "no-offer" | "no-such-pile" | "not-a-number-one" | "not-at-the-goal-yet" | "not-filled-last" | "not-open" | "nothing-there" | "nothing-turned" | "number-one-first" | "one-offer-a-round" | "overshoots" | "pile-empty" | "place-the-turned-card-first" | "the-race-is-on" | "the-referee-counts" | "wait-for-the-whistle" | "you-can-still-go-on";

export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
