/**
 * What a toy says to a moment now and then. It knows what is written across the table for everybody, and nothing else; the same match gives the
 * same reactions. Loaded with the first moment.
 */
import type { Chair, Language, Level } from "../wire/messages";
import type { Moment } from "./moments";
import { alsoSaid, reactionWords, type Mood } from "./reaction-words";

/** Something was written across the table. */
export interface Happened {
  readonly moment: Moment;
  /** Whoever is in the event: who scored, shot, doubted, laid. */
  readonly seat: number | null;
  /** The other one in it, if there is one: whose card was doubted. */
  readonly against: number | null;
  readonly at: number;
}
export interface Reaction {
  readonly seat: number;
  readonly text: string;
}
type Side = (seat: number) => number;

/** How long, in milliseconds of the match, nobody says anything again, and how many moments pass without a word. */
const PAUSE = 12_000;
const EVERY = 2;

/** For whom a moment is good; for the others it is not. Of what nobody has won everybody is in awe. */
const GOOD: Readonly<Partial<Record<Moment, "seat" | "against" | "nobody">>> = {
  goal: "seat", equaliser: "seat", turned: "seat", won: "seat", caught: "seat", wronged: "against", "ball-won": "seat",
  save: "nobody", tie: "nobody", "last-card": "nobody", freed: "nobody", "row-full": "nobody", "own-goal": "nobody",
};

export class Reactions {
  private moments = 0;
  private spoken = 0;
  private last = -PAUSE;

  /** Who says what to it, if anybody does. */
  to(happened: Happened, chairs: readonly Chair[], lang: Language, side: Side = (seat) => seat): Reaction | null {
    const good = GOOD[happened.moment];
    const bots = chairs.flatMap(({ bot, person }, seat) => (bot !== null && person === null ? [seat] : []));
    if (good === undefined || bots.length === 0 || !this.due(happened.at)) return null;
    const seat = speaker(bots, happened, this.moments);
    const mood = moodOf(seat, good === "nobody" ? null : happened[good], side);
    const level = chairs[seat]?.bot as Level;
    const texts = [(reactionWords[lang][level] ?? reactionWords[lang].rabbit)[mood], ...alsoSaid[lang][mood]];
    return { seat, text: texts[this.spoken++ % texts.length] ?? "" };
  }

  private due(at: number): boolean {
    this.moments += 1;
    if (this.moments % EVERY !== 1 || at - this.last < PAUSE) return false;
    this.last = at;
    return true;
  }
}

/** Whom it concerns before whom it does not. */
function speaker(bots: readonly number[], { seat, against }: Happened, moments: number): number {
  const near = bots.filter((bot) => bot === against || bot === seat);
  const from = near.length > 0 ? near : bots;
  return from[moments % from.length] ?? 0;
}

function moodOf(seat: number, winner: number | null, side: Side): Mood {
  if (winner === null) return "awe";
  return side(winner) === side(seat) ? "joy" : "sorrow";
}
