/**
 * What the browser needs to know of a game. A ninth game is a ninth folder here with an `index.ts` that exports one of
 * these as its default; nothing else names the games.
 */
import type { Component } from "svelte";
import type { Play } from "./play";
import type { Sound } from "./sounds";
import type { Language, Result, Turn, Words } from "../wire/messages";
import type { Lesson } from "./lesson.svelte";

export type Cloth = "yellow" | "blue" | "black" | "white";

export interface BoardProps<W extends Words> {
  /** The eyes this board is for: at one device the person whose turn it is, on a TV the stands. */
  readonly play: Play<W>;
  /** Everybody at this device, this one included, by chair; one alone is the usual case, none on a TV. */
  readonly people: readonly Play<W>[];
}

/** What was won by somebody, for the result page: a sentence each, something for everybody. */
export interface Honour {
  readonly seat: number;
  readonly text: string;
}

/** One line of the match's story. `weight` 3 is a goal or the end, 2 a turning point, 1 the rest. */
export interface Line {
  readonly text: string;
  readonly weight: 1 | 2 | 3;
  /** Whom it is about; the chain of balls on the result is coloured by it. */
  readonly seat: number | null;
}

export interface GamePage<W extends Words> {
  readonly Board: Component<BoardProps<W>>;
  /** Are there things that others at the same device must not see? Then the device is covered between two people. */
  readonly hidden: boolean;
  /** Whom the table waits for first, where several may act: the device is handed to them. */
  turnOf?(view: W["view"]): number | null;
  /** What everybody at one device may do while it is covered for the next, such as calling "Foul!". */
  readonly Beside?: Component<BoardProps<W>>;
  /** The game's own words, every language complete. */
  readonly words: Record<Language, GameWords<W>>;
  /** A short number beside a face, such as the cards in a hand, and how it is read out. */
  badge?(view: W["view"], seat: number, lang: Language): { readonly text: string; readonly label: string } | null;
  /** The score for the flaps, by side; own side is shown on the left. */
  flaps?(view: W["view"]): readonly [number, number] | null;
  /** Which of two sides a seat is on; without it a seat is its own side. */
  side?(seat: number): 0 | 1;
  /** What the two sides wear. */
  readonly cloth?: readonly [Cloth, Cloth];
  /** How an event sounds; null for silence. */
  sound(event: W["event"], play: Play<W>): Sound | null;
  /** When each event can be seen, in milliseconds from the news; a game without it shows everything at once. */
  timing?(events: readonly W["event"][]): readonly number[];
  /** Is this a moment to celebrate? "Tor!" is written across the table, in the colour of nobody. */
  cheers(event: W["event"]): boolean;
  /** What to say about this event: for the screen reader at once, for the story later. `who` gives names. */
  tell(event: W["event"], who: (seat: number) => string, lang: Language): Line | null;
  /** Superlatives from the whole match, as the stands saw it. */
  honours(frames: readonly Frame<W>[], who: (seat: number) => string, lang: Language): readonly Honour[];
  /** A die that fell, in words, for the histogram; games without dice leave it out. */
  throws?(event: W["event"], lang: Language): { readonly die: string; readonly face: string } | null;
  /** The playable first minute: recorded tables and one hint for each. */
  readonly lesson: () => Promise<Lesson<W>>;
}

export interface GameWords<W extends Words> {
  /** One sentence under the name: what it is about. */
  readonly about: string;
  /** Options in plain words: the name, and what each choice means. */
  readonly options: Readonly<Record<Exclude<keyof W["options"], "patience" | "first">, OptionWords>>;
  /** Every reason of the rules to refuse a move: one short sentence that a child understands. */
  readonly refusals: Readonly<Record<string, string>>;
  /** One hint for each step of the first minute. */
  readonly hints: readonly [string, string, string, ...string[]];
  /** How a result is said, e.g. "2 : 1" or "3 cards left". */
  readonly score: (result: Result, seat: number) => string;
}

export interface OptionWords {
  readonly name: string;
  /** By the value as text: "true", "check", … */
  readonly choices: Readonly<Record<string, string>>;
}

/** One step of a match as it was recorded: the replay and the honours are made from these. */
export interface Frame<W extends Words> {
  readonly seq: number;
  readonly at: number;
  readonly seat: number | null;
  readonly events: readonly W["event"][];
  readonly view: W["view"];
  readonly turn: Turn;
}
