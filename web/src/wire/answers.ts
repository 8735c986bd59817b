// Made by `python -m tools.protocol` from the Python structs; do not edit.
import type { Result, Turn, Words } from "./messages";

export type Pace = "turns" | "real-time";

export type Kind = "text" | "ruling";

export type Counter = "goals" | "kicks" | "kick-offs" | "rounds" | "cards-won" | "cards-left";

export type Section = "first-half" | "second-half" | "shoot-out" | "first-round" | "second-round" | "extra-time" | "penalties";

export type Field = "left" | "middle" | "right";

/** One game in the catalogue. */
export interface Entry {
  /** What `open` and `choose` call it. */
  readonly id: string;
  /** Its name, which is the same in every language. */
  readonly title: string;
  /** Of its rules. */
  readonly edition: number;
  /** The fewest and the most. */
  readonly seats: readonly [number, number];
  /** In turns, or everybody at once. */
  readonly pace: Pace;
  /** Do every other chair's people play together? */
  readonly teams: boolean;
  /** The youngest it is for, in years: the leaflet's word where it says one. */
  readonly age: number;
  /** How long a match usually takes. */
  readonly minutes: number;
  /** By name. */
  readonly options: Readonly<Record<string, Option>>;
  /** Options that are chosen at once, each set with what differs from the defaults. */
  readonly presets: Presets;
  /** Who can be asked to sit down: the five levels from weak to strong, then those installed on this server. */
  readonly bots: readonly string[];
  /** Can it be played with somebody's own deck or dice? */
  readonly own: boolean;
  /** What lies in the box, for boards that draw it before a view tells it; only where there is such a thing. */
  readonly material?: unknown;
}

/** Something that the players may set before a match. */
export interface Option {
  /** What holds if nobody says anything. */
  readonly default: unknown;
  /** The rule of the book behind it. */
  readonly rule: string | null;
  /** In English, for developers; the words for players are the client's. */
  readonly means: string;
  /** A JSON schema of what it may be set to. */
  readonly takes: Readonly<Record<string, unknown>>;
}

/** Sets of options that are chosen at once; each names all that it promises, also where that is as usual. */
export interface Presets {
  /** Every option as the leaflet says. */
  readonly printed: Readonly<Record<string, unknown>>;
  /** For children: help, calm, short. */
  readonly kids: Readonly<Record<string, unknown>>;
  /** For those who want it hard. */
  readonly pro: Readonly<Record<string, unknown>>;
}

/** The pages of one game. */
export interface Pages {
  /** In which language they are. */
  readonly lang: string;
  /** With what stands beside it. */
  readonly title: string;
  /** Where the rules come from; of `all`, how they are to be read. */
  readonly source: string;
  /** In the order of the book. */
  readonly rules: readonly Rule[];
}

/** One numbered rule; its kind is `ruling` only where no sentence of it is printed. */
export interface Rule {
  /** Its number, which never changes. */
  readonly id: string;
  /** As printed in the book, without its typography. */
  readonly text: string;
  /** Whether the leaflet says it. */
  readonly kind: Kind;
}

/** The way into a room, for somebody who is not in it yet. */
export interface Invitation {
  /** What the QR code holds and a link leads to. */
  readonly url: string;
  /** The address as people type it; then they type the code. */
  readonly shown: string;
  /** The same for a camera. */
  readonly qr: Qr;
}

/** A QR code to draw: dark squares of side 1, without the quiet zone, which must be 4 wide and light. */
export interface Qr {
  /** Squares on a side. */
  readonly size: number;
  /** The dark squares as one SVG path. */
  readonly path: string;
}

/** A whole match for one pair of eyes. */
export interface Replay {
  /** Which game. */
  readonly game: string;
  /** Of its rules. */
  readonly edition: number;
  /** All of them, also those that were left as they are. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How many. */
  readonly seats: number;
  /** Who sat there at the end; a bot's name is its level. */
  readonly players: readonly Cast[];
  /** Whose eyes; null for the stands. */
  readonly seat: number | null;
  /** Null if everybody left before the end. */
  readonly result: Result | null;
  /** In the order of play; the first is the kick-off. */
  readonly frames: readonly Frame[];
}

/** Who played whom. */
export interface Cast {
  /** Generated; a bot's is its level. */
  readonly name: string;
  /** The face; empty where none goes with the name. */
  readonly animal: string;
  /** Null for a person, also for one whose place a bot held for a while. */
  readonly bot: string | null;
}

/** The table after an input, and what had happened. */
export interface Frame {
  /** The number of the last input in it, counted from the beginning of the match. */
  readonly seq: number;
  /** The match's clock in milliseconds. */
  readonly at: number;
  /** Who acted; null for the opening, and for time that ran out. */
  readonly seat: number | null;
  /** What happened, as that seat could know it. */
  readonly events: readonly unknown[];
  /** In the first frame the whole view; then the fields that have changed. */
  readonly view: Readonly<Record<string, unknown>>;
  /** Who or what was awaited then. */
  readonly turn: Turn;
}

/** A whole match as a list. */
export interface Listing {
  /** Which game. */
  readonly game: string;
  /** Of the rules it was played by. */
  readonly edition: number;
  /** The edition that this server plays. */
  readonly today: number;
  /** Who sat there at the end. */
  readonly players: readonly Cast[];
  /** In the order of play. */
  readonly lines: readonly Happening[];
}

/** One line of the list. */
export interface Happening {
  /** The match's clock in milliseconds. */
  readonly at: number;
  /** Who acted; null for dice, cards and time. */
  readonly seat: number | null;
  /** As the record has it: the name of a move with its parts, or what fell; empty for time that ran out. */
  readonly words: string;
}

/** A deck or a set of dice: as a form, as the text of a file, and what is wrong with it. */
export interface Copy {
  /** What there is to fill in. */
  readonly sorts: readonly Sort[];
  /** Each as its sort, its name, and its cells; none if nothing could be made out in the file. */
  readonly pieces: readonly (readonly string[])[];
  /** What `open`, `choose`, `/api/print` and the command line take. */
  readonly text: string;
  /** How such a file is usually called. */
  readonly file: string;
  /** What is wrong; a fault's `at` is a place among the pieces. Nothing is wrong: it can be played with. */
  readonly faults: readonly Fault[];
}

/** Pieces that are alike. */
export interface Sort {
  /** What they are. */
  readonly name: string;
  /** What each that must be there is called. */
  readonly pieces: readonly string[];
  /** What each of them shows. */
  readonly cells: readonly Cell[];
  /** Do the rules leave no choice? Then an empty copy has them filled in. */
  readonly fixed: boolean;
}

/** One thing that a piece shows. */
export interface Cell {
  /** What it is called in the file. */
  readonly name: string;
  /** What may stand there; nothing for a word of one's own. */
  readonly choices: readonly string[];
  /** How many of them, joined by +. */
  readonly most: number;
  /** May it stay empty? */
  readonly optional: boolean;
}

/** One thing wrong with a deck or a set of dice: where, against which rule, and what. */
export interface Fault {
  readonly kind: "fault";
  /** In English, as a person counts. */
  readonly where: string;
  /** The rule of the book that it breaks. */
  readonly rule: string;
  /** In English. */
  readonly what: string;
  /** The key of the same sentence in other languages. */
  readonly why: string;
  /** What differs in that sentence from one fault to the next. */
  readonly says: readonly string[];
  /** Which piece of the file, counted from 0; null for the whole. */
  readonly at: number | null;
  /** The sort of pieces it is about, where it is about no single one. */
  readonly of: string;
}

/** A match that was played with real cards and dice. */
export interface Report {
  readonly kind: "report";
  /** Made by the phone: told twice it is still one match. */
  readonly link: string;
  /** Which game. */
  readonly game: string;
  /** When it was whistled off, in seconds since 1970, by the phone's clock. */
  readonly ended: number;
  /** How long it took. */
  readonly minutes: number;
  /** What was counted; the first decides, then the second. */
  readonly counts: readonly Counter[];
  /** In the order of the board. */
  readonly sides: readonly Side[];
  /** One, several that share it, or nobody. */
  readonly winners: readonly number[];
  /** In the order of play. */
  readonly story: readonly Line[];
  /** What fell on this phone: how often each face did, in the order of the faces. */
  readonly throws: Readonly<Record<string, readonly number[]>>;
}

/** Who counts together: one person, or a team. */
export interface Side {
  /** Who they are. */
  readonly people: readonly Face[];
  /** What they had in the end, one number for each of `counts`. */
  readonly score: readonly number[];
}

/** Somebody at the table. */
export interface Face {
  /** Generated; empty where the phone had no server to ask for one. */
  readonly name: string;
  /** The face. */
  readonly animal: string;
}

/** One line of the story. */
export interface Line {
  /** Of play. */
  readonly minute: number;
  /** What was counted, or which section began. */
  readonly what: Counter | Section;
  /** Whose it was; null for a section. */
  readonly side: number | null;
  /** How many more, or fewer. */
  readonly by: number;
}

/** A duel as one of the two may see it. */
export interface Penalty {
  /** For the other phone. */
  readonly code: string;
  /** Grows with every news; say it as `seen`. */
  readonly version: number;
  /** Which of `people` you are. */
  readonly you: number;
  /** Whoever opened it first; one as long as the other is not here. */
  readonly people: readonly Shooter[];
  /** The penalty that is taken now, counted from 1. */
  readonly round: number;
  /** Who shoots; the other one keeps. */
  readonly shooter: number;
  /** What you have chosen. */
  readonly mine: Field | null;
  /** Shot and dive, once both have chosen. */
  readonly shown: readonly [Field, Field] | null;
}

/** One of the two. */
export interface Shooter {
  /** Generated. */
  readonly name: string;
  /** The face. */
  readonly animal: string;
  /** That somebody has chosen may be seen, what may not. */
  readonly chosen: boolean;
  /** So far. */
  readonly goals: number;
  /** So far. */
  readonly shots: number;
}

/** A replay of a certain game; views are put together from the changes. */
export type ReplayOf<W extends Words> = Omit<Replay, "frames"> & {
  readonly frames: readonly FrameOf<W>[];
};

export type FrameOf<W extends Words> = Omit<Frame, "events" | "view"> & {
  readonly events: readonly W["event"][];
  readonly view: Partial<W["view"]>;
};
