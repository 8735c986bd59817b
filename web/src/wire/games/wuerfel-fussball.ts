// Made by `python -m tools.protocol` from the Python structs; do not edit.
// Würfel-Fußball, edition 2.

export type Die = "orange" | "red" | "violet" | "shot" | "blue" | "keeper" | "black" | "white";

export type MasterFace = "long-shot" | "assist" | "unstoppable" | "perfect-save" | "win-back" | "foul";

export type ShotFace = "net" | "unstoppable" | "post" | "bar" | "out";

export type Throwable = "orange" | "red" | "violet" | "shot" | "blue" | "keeper";

export type Phase = "toss" | "placing" | "throwing" | "rolling" | "aiming" | "challenge" | "bar" | "clearing" | "answer" | "boskov" | "shoot-out" | "finished";

export type Restart = "kick-off" | "throw-in" | "corner" | "goal-kick" | "keepers-kick" | "free-kick";

export type Orange = "allowed" | "due" | "barred";

export type Announcement = "nothing" | "turned" | "doubled";

export type Side = "left" | "right" | "up" | "down";

export type Boundary = "side-line" | "goal-line" | "own-goal-line";

export type Asked = "everywhere" | "last-four-lines" | "seldom";

export type Way = "forward" | "back" | "diagonal" | "sideways";

export type Mark = "" | "?" | "X";

export type BlueFace = "steal" | "miss" | "own-goal" | "clear" | "foul";

export type KeeperFace = "held" | "not-held" | "parry" | "corner";

export type PenaltyFace = "goal" | "corner" | "out" | "parry";

/** Choose the spot of a goal kick, keeper's kick or corner. */
export interface Place {
  readonly kind: "place";
  readonly strip: number;
  readonly line: number;
}

/** Throw a die; a direction die perhaps with its arrow turned or its number doubled. */
export interface Throw {
  readonly kind: "throw";
  readonly die: Throwable;
  readonly announced: Announcement;
}

/** Choose the side of a diagonal or sideways arrow: left or right, of a turned one up or down. */
export interface Send {
  readonly kind: "send";
  readonly side: Side;
}

/** On "?": do not challenge. */
export interface LeaveIt {
  readonly kind: "leave-it";
}

export interface PlayMaster {
  readonly kind: "play-master";
}

/** Keep the master die; play goes on. Whoever says so may add where to be asked from now on. */
export interface Pass {
  readonly kind: "pass";
  readonly asked: Asked | null;
}

export interface TossWon {
  readonly kind: "toss-won";
  readonly seat: number;
}

export interface ThrowAnnounced {
  readonly kind: "throw-announced";
  readonly seat: number;
  readonly die: Die;
  readonly announced: Announcement;
}

export interface DieFell {
  readonly kind: "die-fell";
  readonly seat: number;
  readonly die: Die;
  readonly face: Arrow | ShotFace | BlueFace | KeeperFace | PenaltyFace | MasterFace;
}

/** A face of a direction die. */
export interface Arrow {
  readonly kind: "arrow";
  readonly way: Way;
  readonly number: number;
  readonly mark: Mark;
}

export interface BallPlaced {
  readonly kind: "ball-placed";
  readonly attacker: number;
  readonly field: readonly [number, number];
}

export interface BallMoved {
  readonly kind: "ball-moved";
  readonly attacker: number;
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
}

/** WF-46: the first line the ball crossed, and the last field it passed. */
export interface BallOut {
  readonly kind: "ball-out";
  readonly attacker: number;
  readonly over: Boundary;
  readonly field: readonly [number, number];
}

/** The defence did not challenge. */
export interface BallLeft {
  readonly kind: "ball-left";
  readonly seat: number;
}

/** Possession changed in open play; the field as the new attacker sees it. */
export interface BallWon {
  readonly kind: "ball-won";
  readonly seat: number;
  readonly field: readonly [number, number];
}

export interface RestartGiven {
  readonly kind: "restart-given";
  readonly seat: number;
  readonly restart: Restart;
}

export interface PenaltyGiven {
  readonly kind: "penalty-given";
  readonly seat: number;
}

/** WF-38: the referee saw nothing. */
export interface PenaltyWaved {
  readonly kind: "penalty-waved";
  readonly seat: number;
}

export interface SentOff {
  readonly kind: "sent-off";
  readonly seat: number;
}

export interface MasterPlayed {
  readonly kind: "master-played";
  readonly seat: number;
  readonly face: MasterFace;
}

/** The defence could have played its master face, and did not. */
export interface MasterKept {
  readonly kind: "master-kept";
  readonly seat: number;
}

/** The side that got the goal; an own goal was put in by the other. */
export interface GoalScored {
  readonly kind: "goal-scored";
  readonly seat: number;
  readonly own: boolean;
  readonly score: readonly [number, number];
}

export interface HalfEnded {
  readonly kind: "half-ended";
  readonly half: number;
}

export interface ShootOutBegan {
  readonly kind: "shoot-out-began";
  readonly seat: number;
}

export interface View {
  readonly kind: "view";
  readonly seat: number | null;
  readonly phase: Phase;
  readonly half: number;
  /** How much of the half is over: milliseconds, or throws. */
  readonly played: number;
  /** How long a half lasts, in the same measure. */
  readonly length: number;
  /** When `played` was read, on the clock of the match: seconds have run on since, six of them at most (WF-11). */
  readonly now: number;
  readonly score: readonly [number, number];
  readonly attacker: number;
  /** As the attacker sees it. */
  readonly ball: readonly [number, number];
  readonly restart: Restart | null;
  readonly orange: Orange;
  /** The die that falls next, or has fallen and waits for its side. */
  readonly die: Die | null;
  readonly announced: Announcement;
  /** The arrow that waits for its side. */
  readonly arrow: Arrow | null;
  readonly shot: Shot | null;
  readonly last: Fallen | null;
  /** Who holds the master die; None before the toss. */
  readonly master: number | null;
  /** None while the die is in the air. */
  readonly master_face: MasterFace | null;
  /** WF-44: where each side, when it defends, wants to be asked. */
  readonly asked: readonly [Asked, Asked];
  /** Is the ball in the last four lines of the attack (WF-44)? */
  readonly in_danger: boolean;
  /** WF-35: whose last blue throw was a foul. */
  readonly fouled: readonly [boolean, boolean];
  readonly toss_winner: number | null;
  readonly kicks: readonly [readonly boolean[], readonly boolean[]];
  readonly options: Options;
  /** Somebody's own set; None for the standard one, which need not be sent (`material.SHIPPED`). */
  readonly dice: Dice | null;
}

/** A ball on its way to the goal: what the shot showed, and whether it came from the goal area. */
export interface Shot {
  readonly kind: "shot";
  readonly face: ShotFace;
  readonly inside: boolean;
}

/** How a die fell. */
export interface Fallen {
  readonly kind: "fallen";
  readonly die: Die;
  readonly face: Arrow | ShotFace | BlueFace | KeeperFace | PenaltyFace | MasterFace;
}

export interface Options {
  /** Seconds before the table goes on without somebody; 0 for ever. */
  readonly patience?: number;
  /** No rule asks for it: it is the table's wish to the screens. */
  readonly help?: "kids" | "normal" | "profi";
  /** 5 + 5 minutes, and penalties if level. */
  readonly tournament?: boolean;
  /** Seconds of a half. */
  readonly half?: number;
  /** How long a half lasts, in seconds or in throws. */
  readonly clock?: "seconds" | "throws";
  /** Orange decides whether the referee gives the penalty. */
  readonly boskov?: boolean;
  /** Seconds the attacker waits while the defence could play the master die. */
  readonly reaction?: number;
  /** For each seat the steps of its head start; empty for none. */
  readonly head_start?: readonly number[];
}

export interface Dice {
  readonly kind: "dice";
  readonly orange: Cube;
  readonly red: Cube;
  readonly violet: Cube;
  readonly shot: Cube;
  readonly blue: Cube;
  readonly keeper: Cube;
  readonly black: Cube;
  readonly white: Cube;
}

/** WF-6: one die, told apart by name and symbol as well as by colour. */
export interface Cube {
  readonly kind: "cube";
  readonly name: string;
  readonly symbol: string;
  readonly faces: readonly (Arrow | ShotFace | BlueFace | KeeperFace | PenaltyFace | MasterFace)[];
}

export type Move = Place | Throw | Send | LeaveIt | PlayMaster | Pass;

export type Event = TossWon | ThrowAnnounced | DieFell | BallPlaced | BallMoved | BallOut | BallLeft | BallWon | RestartGiven | PenaltyGiven | PenaltyWaved | SentOff | MasterPlayed | MasterKept | GoalScored | HalfEnded | ShootOutBegan;

/** Every reason of the rules to refuse a move with. */
export type Why = "answer-or-pass" | "arrow-points-elsewhere" | "challenge-or-leave-it" | "corner-is-turned" | "corner-needs-direction" | "defender-or-keeper" | "die-has-no-arrow" | "keeper-must-act" | "no-double-here" | "no-such-spot" | "no-turn-here" | "not-from-here" | "not-instead-of-a-throw" | "not-now" | "not-the-attackers-die" | "not-your-master-die" | "nothing-to-answer" | "nothing-to-leave" | "nothing-to-place" | "nothing-to-send" | "orange-first" | "orange-twice" | "penalty-first" | "place-the-ball-first" | "send-the-ball-first";

export interface Words {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
}
