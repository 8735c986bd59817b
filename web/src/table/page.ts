/**
 * What the browser needs to know of a game. A ninth game is a ninth folder here with an `index.ts` that exports one of
 * these as its default; nothing else names the games.
 */
import type { Component } from "svelte";
import type { Moment } from "./moments";
import type { Play } from "./play";
import type { Sound } from "./sounds";
import type { Language, Result, Turn, Words } from "../wire/messages";
import type { Who } from "../words/person";
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

/** One line of the match's story. `weight` 3 is a goal or the end, 2 a turning point, 1 the rest; 0 an aside, read where nothing else is. */
export interface Line {
  readonly text: string;
  readonly weight: 0 | 1 | 2 | 3;
  /** Whom it is about; the chain of balls on the result is coloured by it. */
  readonly seat: number | null;
}

type KindOf<E> = E extends { readonly kind: infer K extends string } ? K : string;

/** What a reporter sees beside the event, for the consequence: how the table stands then, and what may be done. */
export interface Around<W extends Words> {
  readonly events: readonly W["event"][];
  readonly view: W["view"];
  readonly moves: readonly W["move"][];
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
  /** What a board that is drawn from the view alone shows while the events are played; without it, the new view at once. */
  pictured?(before: W["view"], after: W["view"], events: readonly W["event"][]): W["view"];
  /** What a lead is counted in where there are no flaps, by seat: a comeback is celebrated. */
  tally?(view: W["view"]): readonly number[];
  /** Is this a moment to celebrate, and which? `after` is the table then. It is written across the table, in the colour of nobody. */
  cheers(event: W["event"], after?: W["view"]): Moment | null;
  /** Kinds of events too small to be told, each with the reason. */
  readonly untold: Readonly<Partial<Record<KindOf<W["event"]>, string>>>;
  /** Can a slip be taken back in this game, now and then? Then the button has its place from the beginning. */
  readonly slips?: boolean;
  /** What to say about this event: for reporter and screen reader when it is seen, for the story later. */
  tell(event: W["event"], who: Who, lang: Language, around?: Around<W>): Line | null;
  /** Superlatives from the whole match, as the stands saw it. */
  honours(frames: readonly Frame<W>[], who: Who, lang: Language): readonly Honour[];
  /** Who has passed the ball with this, if somebody has: the fastest is honoured. */
  passes?(event: W["event"]): number | null;
  /** How many wrong cards in a row this seat got past the others; `frames` are through its own eyes, after the match. */
  bluff?(frames: readonly Frame<W>[], seat: number): number;
  /** A die that fell, in words and as a drawing without words, for the histogram; games without dice leave it out. */
  throws?(event: W["event"], lang: Language): { readonly die: string; readonly face: string; readonly drawing?: string } | null;
  /** What the board loads when it is needed: it warms up in a quiet moment, because the line may be away later. */
  bench?(): readonly Promise<unknown>[];
  /** The playable first minute: recorded tables and one hint for each. */
  readonly lesson: () => Promise<Lesson<W>>;
}

export interface GameWords<W extends Words> {
  /** One sentence under the name: what it is about. */
  readonly about: string;
  /** Options in plain words: the name, and what each choice means. */
  readonly options: Readonly<Record<Exclude<keyof W["options"], "patience" | "help" | "first" | "head_start" | "calm_for">, OptionWords>>;
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
