// Made by `python -m tools.protocol` from the Python structs; do not edit.

export type Language = "de" | "en" | "fr" | "it";

export type Format = "cup" | "round-robin" | "swiss" | "ladder" | "tables" | "teams" | "eight";

export type Order = "head-to-head" | "goal-difference" | "places";

export type Points = "3-1-0" | "places";

export type Stage = "league" | "group" | "cup" | "third" | "beside";

export type Presence = "here" | "away" | "left" | "deleted";

export type Record = "titles" | "podiums" | "matches" | "wins" | "goals" | "highest-win" | "most-goals-in-a-match" | "goals-in-a-competition" | "longest-run";

export type Mark = "won" | "tied" | "lost" | "bye";

export type CupPhase = "gathering" | "drawn" | "playing" | "between" | "finished" | "closed";

export type TablePhase = "drawn" | "waiting" | "playing" | "paused" | "settled" | "off";

export type Source = "played" | "whistle" | "desk" | "real" | "walkover";

export type Why = "points" | "match" | "head-points" | "head-difference" | "head-scored" | "difference" | "scored" | "firsts" | "seconds" | "thirds" | "places" | "ladder" | "cup" | "level";

export type Honour = "most-goals" | "best-defence" | "highest-win" | "most-goals-in-a-match" | "longest-run" | "most-ties" | "fair-guest";

/** `POST /api/clubs`. */
export interface Founding {
  /** Of the class, the club or the family. */
  readonly name?: string;
  /** For the words on its passes. */
  readonly lang?: Language;
}

/** `POST /api/clubs/join`: a pass without paper, as long as the club's door is open. */
export interface Admission {
  readonly code: string;
  readonly lang?: Language;
  /** A pass that `anpfiff passes` printed, for which there is no club yet: it is of this one from now on, under the words on it. */
  readonly blank?: string;
}

/** `POST /api/club/passes`. */
export interface Issue {
  readonly count?: number;
  /** Of the words; the club's own if nothing is said. */
  readonly lang?: Language | null;
}

/** `POST /api/club/passes/print`: the server has forgotten the tokens, so whoever got them hands them in. */
export interface PrintOrder {
  readonly tokens: readonly string[];
  readonly lang?: Language;
  readonly paper?: string;
}

/** `POST /api/club/door`. */
export interface DoorOrder {
  readonly open: boolean;
}

/** `POST /api/club/people/ID/organiser`. */
export interface Role {
  readonly on: boolean;
}

/** `POST /api/club/hand-over`: that person is an organiser from now on, and whoever asks is none any more. */
export interface HandOver {
  readonly to: string;
}

/** `POST /api/club/competitions`. */
export interface Opening {
  /** As for a wish: the same one said again opens no second competition. */
  readonly id: string;
  readonly plan: Partial<Plan>;
}

export interface Plan {
  readonly name: string;
  readonly format: Format;
  /** One, or one after the other, a round each: then from the beginning again. */
  readonly games: readonly string[];
  readonly preset: string;
  /** Of a cup: those in the groups. 0 for as many as the format needs. */
  readonly rounds: number;
  /** Until the whistle; 0 for matches that are played to their end. */
  readonly minutes: number;
  readonly order: Order;
  readonly points: Points;
  /** Whom an odd number leaves over plays a bot, or has a bye. */
  readonly odd: "bot" | "bye";
  /** Home and away, in a round robin. */
  readonly legs: number;
  /** Who goes on from the groups; 0 for up to half of the people. */
  readonly qualifiers: 0 | 2 | 4 | 8 | 16 | 32;
  readonly table: number;
  readonly team: number;
  /** Are teams drawn once for all, not anew each round? */
  readonly fixed: boolean;
}

/** The body of `POST …/inputs`. */
export interface Said {
  /** Chosen by whoever says it, new for each wish: the same one said again is answered again, and not done again. */
  readonly id: string;
  readonly wish: Wanted;
}

/** Take part. */
export interface Come {
  readonly kind: "come";
  /** Whose pass it is; empty for one's own. Others are brought by organisers only. */
  readonly person?: string;
}

/** Absent from the next draw on, and back later. */
export interface GoAway {
  readonly kind: "go-away";
  readonly person?: string;
}

/** Gone home. */
export interface Leave {
  readonly kind: "leave";
  readonly person?: string;
}

/** Here again. */
export interface Return {
  readonly kind: "return";
  readonly person?: string;
}

/** A result from a real table: one's own pass asks, and the pass of somebody from the other side agrees. */
export interface Report {
  readonly kind: "report";
  readonly match: number;
  /** Side by side, in the order of the table's `sides`. */
  readonly score: readonly number[];
  /** The token on the other one's pass, or its link. */
  readonly other: string;
  /** Only where the score does not say who was better: 1 for the best; equal ones share a place. */
  readonly places?: readonly number[];
}

/** The next round. This and all that follow are for organisers only. */
export interface DrawRound {
  readonly kind: "draw-round";
}

/** As if the round had never been drawn; only as long as it has no result. */
export interface CancelRound {
  readonly kind: "cancel-round";
}

/** All tables, or one that starts late. */
export interface KickOff {
  readonly kind: "kick-off";
  readonly match?: number | null;
}

/** An open match is settled at the desk. */
export interface EnterResult {
  readonly kind: "enter-result";
  readonly match: number;
  readonly score: readonly number[];
  readonly places?: readonly number[];
  /** Was it played at a real table? */
  readonly real?: boolean;
}

/** Any settled match of any round. */
export interface CorrectResult {
  readonly kind: "correct-result";
  readonly match: number;
  readonly score: readonly number[];
  readonly places?: readonly number[];
}

/** What stood there before. */
export interface UndoResult {
  readonly kind: "undo-result";
  readonly match: number;
}

/** It counts for nothing. */
export interface CallOff {
  readonly kind: "call-off";
  readonly match: number;
}

/** Now, for all tables: what lies there counts. By itself the whistle goes when the minutes are over. */
export interface Whistle {
  readonly kind: "whistle";
}

/** All tables rest. */
export interface Pause {
  readonly kind: "pause";
}

/** All tables go on. */
export interface Resume {
  readonly kind: "resume";
}

/** The whistle goes later. */
export interface GiveTime {
  readonly kind: "give-time";
  readonly milliseconds: number;
}

/** The next kick-off is in so long: hall and phones count down; it does not start by itself. */
export interface Announce {
  readonly kind: "announce";
  readonly milliseconds: number;
}

/** An open match moves to another table; who plays there changes places with it. */
export interface Reseat {
  readonly kind: "reseat";
  readonly match: number;
  readonly table: number;
}

/** A bot plays on in that person's name; whoever comes back gets the chair back. */
export interface ReplaceByBot {
  readonly kind: "replace-by-bot";
  readonly match: number;
  readonly person: string;
  readonly bot?: string;
}

/** The podium. */
export interface Close {
  readonly kind: "close";
}

/** Whoever founded a club, or came in by its door: the club, and the pass to keep. */
export interface Admitted {
  readonly club: ClubShown;
  readonly issued: Issued;
}

/** A club, as far as whoever asks may see it. */
export interface ClubShown {
  readonly id: string;
  readonly name: string;
  readonly lang: Language;
  /** Whose pass asked; null for the hall's key. */
  readonly me: Member | null;
  readonly organisers: readonly Member[];
  /** Everybody, for organisers. */
  readonly members: readonly Member[];
  /** The newest first. */
  readonly competitions: readonly Listed[];
  /** The key of the hall's page, which shows and can do nothing; for organisers. */
  readonly hall: string;
  /** The code by which a phone without a pass gets one; for organisers, while the door is open. */
  readonly door: string;
}

/** Somebody of the club: words and an animal, never a real name. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly animal: string;
  readonly organiser: boolean;
  /** False for a pass that never was on paper. */
  readonly printed: boolean;
}

/** A competition in the list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly format: Format;
  readonly games: readonly string[];
  readonly phase: CupPhase;
  readonly people: number;
  /** How many have been drawn. */
  readonly round: number;
  /** Seconds since 1970. */
  readonly began: number;
  /** Has whoever asks come to it? */
  readonly taking_part: boolean;
}

/** A pass. Its token is told once: the server keeps only its hash. */
export interface Issued {
  readonly id: string;
  readonly name: string;
  readonly animal: string;
  readonly token: string;
}

/** New passes, for the printer. */
export interface Passes {
  readonly passes: readonly Issued[];
}

/** A new competition, or a club that has moved here. */
export interface Opened {
  readonly id: string;
}

/** The wish was granted, and is on disk. */
export interface Heard {
  /** How many wishes this competition has been granted. */
  readonly seq: number;
  /** The `version` of what follows from it. */
  readonly version: number;
}

/** A competition, as far as whoever asks may see it. */
export interface Shown {
  readonly id: string;
  /** Grows with everything that happens, also over a restart of the server. Ask with `?seen=` it to wait for news. */
  readonly version: number;
  /** The server's time: milliseconds since 1970. All other times are on this clock. */
  readonly now: number;
  readonly plan: Plan;
  readonly phase: CupPhase;
  /** How many rounds there will be; 0 for as many as one likes. */
  readonly planned: number;
  /** Since when everything rests. */
  readonly paused: number | null;
  /** When the next kick-off was announced for, on the clock of `now`. */
  readonly next: number | null;
  /** May whoever asks wish for all that organisers may? */
  readonly may: boolean;
  /** In the order of coming. */
  readonly people: readonly Attendee[];
  readonly round: RoundShown | null;
  /** The matches of the rounds before, in the order of play. */
  readonly earlier: readonly Settled[];
  readonly standings: readonly Ranked[];
  /** Of a cup, a table for each group. */
  readonly groups: readonly (readonly Ranked[])[];
  /** Of a cup, round by round, the final last. */
  readonly bracket: readonly (readonly Tie[])[];
  readonly third: Tie | null;
  readonly cross: readonly Crossing[];
  readonly scorers: readonly Scorer[];
  readonly superlatives: readonly Superlative[];
  /** What counts at the whistle, in the language that was asked for. */
  readonly whistle: string;
  readonly mine: Mine | null;
}

/** Somebody of a competition; deleted ones are "somebody" and have neither name nor animal. */
export interface Attendee {
  readonly id: string;
  readonly name: string;
  readonly animal: string;
  readonly presence: Presence;
  /** After how many rounds they came. */
  readonly since: number;
  /** Of the last five matches, the latest last. */
  readonly form: readonly Mark[];
}

/** The round that was drawn last. */
export interface RoundShown {
  readonly number: number;
  readonly stage: Stage;
  readonly game: string;
  /** By the number of the table. */
  readonly tables: readonly TableShown[];
  readonly byes: readonly string[];
  readonly drawn: number;
  /** When the whistle goes, on the clock of `now`. */
  readonly until: number | null;
  readonly whistled: number | null;
  readonly over: boolean;
}

/** A match of the round that was drawn last, and its table. */
export interface TableShown {
  readonly match: number;
  readonly table: number;
  readonly game: string;
  readonly stage: Stage;
  /** In the bracket, from above; -1 beside it. */
  readonly slot: number;
  readonly sides: readonly Side[];
  readonly phase: TablePhase;
  /** When it was kicked off, on the clock of `now`. */
  readonly started: number | null;
  /** While it is played here. */
  readonly live: Live | null;
  readonly outcome: Outcome | null;
  /** Is there anything that the desk could take back? */
  readonly undo: boolean;
  /** Of its room, for those who may watch; empty while there is none. */
  readonly code: string;
  /** To be sent as `key` with the code: without it nobody gets into the stands. */
  readonly key: string;
}

/** Who plays together: one person, a team, a bot, or people whose bot plays in their name. */
export interface Side {
  readonly people: readonly string[];
  /** A level of `anpfiff.bots`. Without people it plays for itself, beside people it plays in the place of one who is gone. */
  readonly bot: string;
}

/** A running match from the stands. */
export interface Live {
  /** Side by side; more is better in every game. */
  readonly score: readonly number[];
  /** Who of its people is connected. */
  readonly here: readonly string[];
  /** For whom a bot plays just now. */
  readonly bots: readonly string[];
}

/** How a match ended, side by side: the score (more is better in every game, see `whistle.py`) and the places. */
export interface Outcome {
  readonly score: readonly number[];
  /** 1 for the best; equal ones share a place. A shoot-out makes places differ where the score does not. */
  readonly places: readonly number[];
  readonly source: Source;
}

/** A match of an earlier round. */
export interface Settled {
  readonly match: number;
  readonly round: number;
  readonly table: number;
  readonly game: string;
  readonly stage: Stage;
  readonly sides: readonly Side[];
  readonly outcome: Outcome | null;
  readonly off: boolean;
  readonly undo: boolean;
}

export interface Ranked {
  readonly place: number;
  readonly row: Row;
  /** Why before the next row; None for the last. */
  readonly reason: Reason | null;
}

export interface Row {
  readonly person: string;
  readonly played: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  readonly byes: number;
  /** How often first, second, … of a match. */
  readonly places: readonly number[];
}

/** The row stands before `other` because `mine` is more than `theirs` (for `ladder` and `cup`: stands higher). */
export interface Reason {
  readonly why: Why;
  readonly other: string;
  readonly mine: number;
  readonly theirs: number;
}

/** A place in the bracket; empty sides are still to come. */
export interface Tie {
  readonly home: string;
  readonly away: string;
  readonly match: number;
  readonly outcome: Outcome | null;
  readonly winner: string;
}

/** All results of `row` against `column`, seen from the row. */
export interface Crossing {
  readonly row: string;
  readonly column: string;
  readonly scores: readonly (readonly [number, number])[];
}

export interface Scorer {
  readonly person: string;
  readonly goals: number;
  readonly matches: number;
}

export interface Superlative {
  readonly honour: Honour;
  /** Several where they are level; of a match, both sides. */
  readonly people: readonly string[];
  readonly count: number;
  readonly match: number;
}

/** Where whoever asks plays now. */
export interface Mine {
  /** 0 for a bye. */
  readonly match: number;
  readonly table: number;
  readonly game: string;
  readonly partners: readonly string[];
  /** Nobody where the opponent is a bot. */
  readonly opponents: readonly string[];
  readonly started: boolean;
  /** Of the room. The phone sits down by itself: `join` with this code and the token below. */
  readonly code: string;
  readonly token: string;
  readonly seat: number;
  readonly bye: boolean;
}

/** How everybody's place changed, round by round. */
export interface SeasonShown {
  readonly id: string;
  readonly rounds: number;
  readonly curves: readonly Curve[];
  /** Who rose most over the last thirty days, or the last four rounds where all are younger: the player of the month. */
  readonly improved: Improved | null;
  /** The round after which `table` stood so: the one that was asked for, else the last. */
  readonly after: number;
  /** With every correction made since. */
  readonly table: readonly Ranked[];
}

export interface Curve {
  readonly person: string;
  /** After each round; 0 before they came. */
  readonly places: readonly number[];
}

export interface Improved {
  readonly person: string;
  readonly before: number;
  /** Places in the table. */
  readonly after: number;
}

/** The club's book of records, over all its competitions, running ones too. */
export interface RecordsShown {
  readonly competitions: number;
  readonly matches: number;
  readonly entries: readonly Entry[];
}

/** One line of the book: a best mark, and where it was set. */
export interface Entry {
  readonly record: Record;
  /** Several where they are level. */
  readonly holders: readonly Holder[];
  readonly count: number;
  /** The id, for marks of one match or one competition; else it is over all of them. */
  readonly competition: string;
  readonly name: string;
  readonly format: Format | null;
}

/** Somebody in the book of records; deleted ones have neither name nor animal. */
export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly animal: string;
}

export type Wanted = Come | GoAway | Leave | Return | Report | DrawRound | CancelRound | KickOff | EnterResult | CorrectResult | UndoResult | CallOff | Whistle | Pause | Resume | GiveTime | Announce | Reseat | ReplaceByBot | Close;

/** Every reason that a club or a competition refuses with. */
export type CupWhy = "already-away" | "already-called-off" | "already-here" | "already-left" | "already-paused" | "already-settled" | "club-already-here" | "club-full" | "competition-closed" | "cup-is-decided" | "damaged-file" | "door-closed" | "file-too-large" | "game-for-tables" | "game-for-two" | "game-without-teams" | "hall-only-looks" | "last-organiser" | "newer-version" | "next-round-played" | "no-club" | "no-competition" | "no-round" | "no-such-bot" | "no-such-competition" | "no-such-lots" | "no-such-match" | "no-such-pass" | "no-such-person" | "no-such-places" | "no-whistle" | "nobody-here" | "nobody-of-that-name" | "not-in-that-match" | "not-paused" | "not-your-pass" | "nothing-to-correct" | "nothing-to-kick-off" | "nothing-to-undo" | "only-organisers" | "other-pass-wanted" | "played-here" | "round-has-results" | "round-is-gone" | "round-not-over" | "too-few-people" | "too-many-clubs" | "too-many-competitions" | "too-many-people" | "unknown-preset" | "wrong-number-of-sides";
