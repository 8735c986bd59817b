// Made by `python -m tools.protocol` from the Python structs; do not edit.
// Elfmeter!, edition 2.

export type Calm = 0 | 500 | 1000 | 2000;

export type Side = "attack" | "defence";

export type Phase = "lots" | "shuffling" | "kick-off" | "getting-ready" | "attempt" | "pause" | "penalty" | "over";

export type RoundEnd = GoalScored | ShotSaved | WentOutOfBreath;

export type Fate = "counts" | "wrong-side" | "no-ball-yet" | "misfit" | "beside";

export type Face = Attack | Defence;

export interface LayKickOff {
  readonly kind: "lay-kick-off";
}

/** Turn one's own stack over, to its other side. */
export interface TurnStack {
  readonly kind: "turn-stack";
}

export interface Ready {
  readonly kind: "ready";
}

/** Play a card of one's own stack as it is held, this side or that side up. */
export interface Play {
  readonly kind: "play";
  readonly card: number;
  /** Exactly where the option `throwing` is on. */
  readonly landing: Landing | null;
}

/** Where a thrown card comes to rest: its centre in thousandths of the box from a corner, its tilt in degrees. */
export interface Landing {
  readonly kind: "landing";
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Three can no longer be completed; after a misfit of one's own: that was a mistake. */
export interface DeclareOutOfBreath {
  readonly kind: "declare-out-of-breath";
}

export interface OfferPause {
  readonly kind: "offer-pause";
}

export interface AcceptPause {
  readonly kind: "accept-pause";
}

export interface DeclinePause {
  readonly kind: "decline-pause";
}

/** Choose a card for the penalty, face down. */
export interface Choose {
  readonly kind: "choose";
  readonly card: number;
}

/** ALL-3: that seat attacks first. */
export interface LotsDrawn {
  readonly kind: "lots-drawn";
  readonly seat: number;
}

export interface StackShuffled {
  readonly kind: "stack-shuffled";
  readonly seat: number;
}

export interface KickOffLaid {
  readonly kind: "kick-off-laid";
  readonly seat: number;
}

export interface StackTurned {
  readonly kind: "stack-turned";
  readonly seat: number;
  readonly side: Side;
}

export interface SaidReady {
  readonly kind: "said-ready";
  readonly seat: number;
}

/** The attacker may lay the top card; once it lies, both may leaf. */
export interface AttemptBegun {
  readonly kind: "attempt-begun";
  readonly attacker: number;
}

/** ELF-18: the pause is over. */
export interface PlayResumed {
  readonly kind: "play-resumed";
}

export interface CardPlayed {
  readonly kind: "card-played";
  readonly laid: Laid;
}

/** A card out of its stack, in the box or beside it. */
export interface Laid {
  readonly kind: "laid";
  readonly seat: number;
  readonly card: number;
  readonly face: Face;
  readonly fate: Fate;
  readonly landing: Landing | null;
}

/** ELF-3: who has the ball, where it goes, and where this card shoots a penalty. */
export interface Attack {
  readonly kind: "attack";
  readonly footballer: number;
  readonly ball: number;
  readonly shot: number;
}

/** ELF-3: where the defenders stand, and where this card's keeper dives. */
export interface Defence {
  readonly kind: "defence";
  readonly defenders: readonly number[];
  readonly dive: number;
}

/** ELF-14: by a fitting defence card; that seat attacks now. */
export interface BallWon {
  readonly kind: "ball-won";
  readonly seat: number;
}

/** ELF-20, ELF-28: a follow-up does not fit, the check found it or the attacker admits it; the first one is named. */
export interface AttackAnnulled {
  readonly kind: "attack-annulled";
  readonly attacker: number;
  readonly card: number;
}

export interface PenaltyForced {
  readonly kind: "penalty-forced";
  readonly attacker: number;
}

export interface PauseOffered {
  readonly kind: "pause-offered";
  readonly seat: number;
}

export interface PauseAgreed {
  readonly kind: "pause-agreed";
}

export interface PauseDeclined {
  readonly kind: "pause-declined";
  readonly seat: number;
}

/** ELF-21: that somebody has chosen may be seen, which card may not. */
export interface CardChosen {
  readonly kind: "card-chosen";
  readonly seat: number;
}

export interface GoalScored {
  readonly kind: "goal-scored";
  readonly attacker: number;
  /** ELF-25: None when there was no keeper left to dive. */
  readonly penalty: Penalty | null;
}

/** ELF-21: the two cards turned up at the same time, and what their penalty areas show. */
export interface Penalty {
  readonly kind: "penalty";
  readonly shot_card: number;
  readonly shot: number;
  readonly dive_card: number;
  readonly dive: number;
}

export interface ShotSaved {
  readonly kind: "shot-saved";
  readonly attacker: number;
  readonly penalty: Penalty;
}

export interface WentOutOfBreath {
  readonly kind: "went-out-of-breath";
  readonly attacker: number;
}

/** ELF-32: that seat would have to lay a kick-off card and has none. */
export interface KickOffsRanOut {
  readonly kind: "kick-offs-ran-out";
  readonly seat: number;
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly phase: Phase;
  /** None while lots are drawn; at the end the one who has no kick-off card left to lay. */
  readonly attacker: number | null;
  readonly stacks: readonly [number, number];
  /** Which side each stack is held up: it need not be the side of the role. */
  readonly sides: readonly [Side, Side];
  /** Who has said so before an attempt or in a pause. */
  readonly ready: readonly [boolean, boolean];
  readonly kick_offs: readonly [number, number];
  /** Whose kick-off card the round is about. */
  readonly in_middle: number | null;
  readonly goals: readonly [number, number];
  /** Kick-off cards that have left the game. */
  readonly removed: number;
  /** Every card out of the stacks in order of arrival, the lowest first; also those beside the box. */
  readonly box: readonly Laid[];
  /** The attack cards that count in this attempt. */
  readonly attack: readonly Shown[];
  /** Where the last of them shows it. */
  readonly ball: number | null;
  /** ELF-8: what a seat may see of its own stack, top card first: that card alone until the attacker's first one lies. */
  readonly stack: readonly Shown[] | null;
  /** Who has offered a pause that is not answered yet. */
  readonly offer: number | null;
  readonly chosen: readonly [boolean, boolean];
  /** Your own choice for the penalty. */
  readonly choice: number | null;
  /** How the round before ended. */
  readonly last: RoundEnd | null;
  readonly calm: Calm;
  /** ALL-3: for each seat the calm that it was given; nothing where nobody has any. */
  readonly calm_for: readonly Calm[];
  /** ELF-13: for each seat the time until which its hands rest, 0 if they are free, -1 if they have rested; none without calm. */
  readonly rests: readonly number[];
  /** ELF-10, ELF-11: those of your own cards in sight that would count now, for whoever wants help. */
  readonly fitting: readonly number[];
}

/** A card by the side that can be seen. */
export interface Shown {
  readonly kind: "shown";
  readonly card: number;
  readonly face: Face;
}

export interface Options {
  /** Seconds before the table goes on without somebody; 0 for ever. */
  readonly patience?: number;
  /** No rule asks for it: it is the table's wish to the screens. */
  readonly help?: "kids" | "normal" | "profi";
  /** Who begins: a seat, or drawing lots. */
  readonly first?: number | "draw";
  /** A follow-up that does not fit: comes out at the check, or is refused at once. */
  readonly referee?: "check" | "instant";
  /** Everybody turns their own stack and says ready, or the stacks turn over by themselves and one says ready for both. */
  readonly turning?: "hand" | "self";
  /** Cards are thrown and count only if they come to rest in the box. */
  readonly throwing?: boolean;
  /** Milliseconds for which hands rest after a card that counts; 0 for a race. */
  readonly calm?: Calm;
  /** For each seat the milliseconds for which all others' hands rest after a card; empty for none. */
  readonly calm_for?: readonly Calm[];
  /** For each seat the steps of its head start; empty for none. */
  readonly head_start?: readonly number[];
}

export type Move = LayKickOff | TurnStack | Ready | Play | DeclareOutOfBreath | OfferPause | AcceptPause | DeclinePause | Choose;

export type Event = LotsDrawn | StackShuffled | KickOffLaid | StackTurned | SaidReady | AttemptBegun | PlayResumed | CardPlayed | BallWon | AttackAnnulled | PenaltyForced | PauseOffered | PauseAgreed | PauseDeclined | CardChosen | GoalScored | ShotSaved | WentOutOfBreath | KickOffsRanOut;

/** Every reason of the rules to refuse a move with. */
export type Why = "attacker-lays-a-kick-off-card" | "choice-is-final" | "choose-for-the-penalty" | "does-not-fit" | "hands-rest" | "lots-are-drawn" | "no-attempt" | "nobody-throws" | "not-in-your-stack" | "not-now" | "not-one-of-the-two" | "nothing-to-answer" | "only-the-attacker" | "only-the-top-card" | "pause-is-offered" | "play-is-stopped" | "say-where-it-lands" | "stacks-are-shuffled" | "stacks-turn-by-themselves" | "three-are-still-possible" | "wait-until-both-are-ready";

export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
