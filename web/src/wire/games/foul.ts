// Made by `python -m tools.protocol` from the Python structs; do not edit.
// Foul, edition 2.

export type Bluff = "forced" | "free";

export type AfterCall = "go-on" | "restart";

/** Lay a card face down and say the number that is due, whatever the card. */
export interface Lay {
  readonly kind: "lay";
  readonly card: number;
}

/** Call "Foul!" and turn over the card just laid. */
export interface Doubt {
  readonly kind: "doubt";
}

/** Let the card just laid pass. */
export interface Fair {
  readonly kind: "fair";
}

/**
 * The next player would lay now, and so ends the doubts about a pile that is complete or a hand that is empty.
 *
 * No card goes with it: which number begins the new pile is known only once the old one is set aside (FOUL-12),
 * and after a win no card is laid at all.
 */
export interface PlayOn {
  readonly kind: "play-on";
}

/** ALL-3: that seat begins. */
export interface LotDrawn {
  readonly kind: "lot-drawn";
  readonly seat: number;
}

/** The number that was said; which card it was is what the game is about. */
export interface CardLaid {
  readonly kind: "card-laid";
  readonly seat: number;
  readonly number: number;
}

export interface FairSaid {
  readonly kind: "fair-said";
  readonly seat: number;
}

export interface PlayedOn {
  readonly kind: "played-on";
  readonly seat: number;
}

/** FOUL-11: a doubted card is seen by all. */
export interface FoulCalled {
  readonly kind: "foul-called";
  readonly seat: number;
  readonly against: number;
  readonly number: number;
  readonly card: number;
}

export interface PileTaken {
  readonly kind: "pile-taken";
  readonly seat: number;
  readonly size: number;
  /** Bottom card first, so that the taker learns who laid what. */
  readonly cards: readonly number[] | null;
}

/** FOUL-12: that no number leaves the count with it tells something too. */
export interface PileSetAside {
  readonly kind: "pile-set-aside";
  readonly size: number;
}

/** FOUL-12: their four cards are all set aside, and the table says so. */
export interface NumbersLeftOut {
  readonly kind: "numbers-left-out";
  readonly numbers: readonly number[];
}

export interface MatchWon {
  readonly kind: "match-won";
  readonly seat: number;
}

/** FOUL-10: the referee has ended the match; the smallest hands win together. */
export interface WhistleBlown {
  readonly kind: "whistle-blown";
  readonly winners: readonly number[];
}

export interface View {
  readonly kind: "view";
  /** Whose view it is: every game's view says so. */
  readonly seat: number | null;
  readonly options: Options;
  /** The numbers that are counted, from the lowest to the highest. */
  readonly count: readonly number[];
  readonly left_out: readonly number[];
  /** By number, then colour; empty for the stands. */
  readonly hand: readonly number[];
  readonly hands: readonly number[];
  readonly pile: number;
  readonly aside: number;
  readonly to_lay: number | null;
  /** The number to be said next; None while only PlayOn goes on, and when nobody plays. */
  readonly due: number | null;
  /** FOUL-5: when the next player may go on; None: at once. */
  readonly opens: number | null;
  readonly claim: Claim | null;
  /** Who may still doubt the claim: has neither laid the card nor said fair. */
  readonly silent: readonly number[];
  readonly said_fair: readonly number[];
  readonly last_call: FoulCalled | null;
  /** What the last call brought onto one's own hand, bottom card first, as it was laid; empty for all but the taker. */
  readonly last_pile: readonly number[];
  /** How often foul was called since a pile was set aside: a table may go round in circles. */
  readonly calls: number;
  /** FOUL-10: how many more until the referee ends the match. */
  readonly calls_left: number;
  /** Empty for the stands. */
  readonly memory: Memory;
  /** One who has laid all cards, or whoever was ahead at the referee's whistle; nobody while the match goes on. */
  readonly winners: readonly number[];
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
  /** May who holds the number that is due lay another card? */
  readonly bluff?: Bluff;
  /** Which number is due after a call: the next one, or one again? */
  readonly after_call?: AfterCall;
  /** Seconds for the others to call before the next card may be laid; 0 for none. */
  readonly window?: number;
  /** Calls for each seat after which the referee ends the match. */
  readonly whistle?: number;
  /** Is a number left out once its four cards are set aside? */
  readonly skip_gone?: boolean;
  /** For each seat the steps of its head start; empty for none. */
  readonly head_start?: readonly number[];
}

/** Who laid the top card of the pile, and as what. */
export interface Claim {
  readonly kind: "claim";
  readonly seat: number;
  readonly number: number;
}

/** What an attentive player remembers, beyond what lies there to be seen. */
export interface Memory {
  readonly kind: "memory";
  /** Your own cards on the pile, bottom card first. */
  readonly pile: readonly number[];
  /** Your own cards among those set aside. */
  readonly aside: readonly number[];
  /** Cards of others, where each was seen last. */
  readonly seen: readonly Seen[];
  readonly lacked: readonly Lacked[];
}

/** A card that was seen to go onto somebody's hand, and how many cards that seat has laid since. */
export interface Seen {
  readonly kind: "seen";
  readonly card: number;
  readonly seat: number;
  readonly laid: number;
}

/**
 * Who laid another card for that number; how many unseen cards that seat has taken since, or with it.
 *
 * Where bluffing is forced, the hand had none of the number.
 */
export interface Lacked {
  readonly kind: "lacked";
  readonly seat: number;
  readonly number: number;
  readonly taken: number;
}

export type Move = Lay | Doubt | Fair | PlayOn;

export type Event = LotDrawn | CardLaid | FairSaid | PlayedOn | FoulCalled | PileTaken | PileSetAside | NumbersLeftOut | MatchWon | WhistleBlown;

/** Every reason of the rules to refuse a move with. */
export type Why = "a-card-is-due" | "fair-is-said" | "hand-before-is-empty" | "no-card-to-judge" | "not-in-your-hand" | "number-is-in-your-hand" | "others-may-call" | "pile-is-complete" | "your-own-card";

export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
