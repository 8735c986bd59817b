/**
 * What a board is given: one pair of eyes on one match. Whether it is a live table, a lesson or a replay makes no
 * difference to a board: it shows the view, offers the moves, and animates the events.
 */
import type { Chair, Turn, Words } from "../wire/messages";
import type { Refusal } from "./seat.svelte";
import type { Help } from "../browser/settings.svelte";

/** The last thing that happened, as far as these eyes may know. A new `seq` is a new thing. */
export interface News<W extends Words> {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly W["event"][];
}

export interface Play<W extends Words = Words> {
  /** Whose eyes: a chair, or null for the stands and the TV. */
  readonly seat: number | null;
  /** The whole truth these eyes may know. */
  readonly view: W["view"];
  /** What this seat may do now, exactly as it will be sent. */
  readonly moves: readonly W["move"][];
  readonly turn: Turn;
  readonly chairs: readonly Chair[];
  readonly news: News<W>;
  /** Has everything of the news been seen? Until then whatever tells how it ended holds its tongue. */
  readonly landed: boolean;
  /** The last view whose picture has landed: what the flaps say. */
  readonly settled: W["view"];
  /** The table of the news as it was told; without it the view is. For whoever says what comes of the news before they have landed. */
  readonly told?: { readonly view: W["view"]; readonly moves: readonly W["move"][] };
  /** Moves on their way: lift the card at once, celebrate nothing. */
  readonly sent: readonly W["move"][];
  /** The last move that changed nothing, for two seconds: let it glide home and shake once. */
  readonly refused: Refusal | null;
  readonly help: Help;
  /** Is the match standing still (countdown, pause, over)? Then nothing can be done, whatever the moves say. */
  readonly still: boolean;
  act(move: W["move"]): void;
  /** The clock of the match in milliseconds, running on between two tables. For rings and countdowns. */
  now(): number;
}

export type KindOf<M, K extends string> = Extract<M, { readonly kind: K }>;

/** The offered moves of one kind. */
export function offered<W extends Words, K extends string>(play: Play<W>, kind: K): readonly KindOf<W["move"], K>[] {
  return play.still ? [] : (play.moves.filter((move) => kindOf(move) === kind) as KindOf<W["move"], K>[]);
}

/** The one offered move of a kind that fits, if there is one. */
export function offer<W extends Words, K extends string>(
  play: Play<W>,
  kind: K,
  fits: (move: KindOf<W["move"], K>) => boolean = () => true,
): KindOf<W["move"], K> | undefined {
  return offered(play, kind).find(fits);
}

export function isAwaited(play: Play): boolean {
  return play.seat !== null && play.turn.kind === "waiting" && play.turn.seats.includes(play.seat);
}

function kindOf(move: unknown): string {
  return (move as { kind: string }).kind;
}
