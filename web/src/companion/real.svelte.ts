/** One match at a real table, kept by this browser over reloads: who plays, what was tapped, what was thrown. */
import { keep, kept } from "../browser/keeping";
import { freshToken } from "../browser/token";
import type { Face, Report } from "../wire/answers";
import type { Form, Way } from "../games/form";
import { FORMS } from "../games/forms";
import { kickOff, leaders, played, scoreOf, stageOf, storyOf, winners, type Deed, type Score } from "./score";

/** `face` is the number of the face, from 0. */
export interface Thrown {
  readonly die: string;
  readonly face: number;
}

/** What is kept. */
interface Book {
  readonly way: number;
  readonly sides: readonly (readonly Face[])[];
  readonly began: number;
  readonly deeds: readonly Deed[];
  readonly thrown: readonly Thrown[];
  readonly link: string | null;
}

export type Now = () => number;
const MOST_DEEDS = 2_000;
/** Older ones are forgotten: a browser keeps only so much. */
const MOST_THROWN = 10_000;

/** 128 random bits: nobody guesses another's match. */
export const freshLink = (): string => freshToken().slice(0, 22);

export class Real {
  readonly form: Form;
  private book = $state.raw<Book | null>(null);
  /** Dice may be thrown before the kick-off: for who begins, say. */
  private loose = $state.raw<readonly Thrown[]>([]);

  constructor(
    readonly game: string,
    private readonly now: Now = Date.now,
  ) {
    this.form = FORMS[game] as Form;
    this.book = read(kept(this.name), this.form);
  }

  private get name(): string {
    return `real.${this.game}`;
  }
  get began(): boolean {
    return this.book !== null;
  }
  get way(): Way {
    return this.form.ways[this.book?.way ?? 0] ?? this.form.ways[0];
  }
  get sides(): readonly (readonly Face[])[] {
    return this.book?.sides ?? [];
  }
  readonly score: Score = $derived.by(() => (this.book ? scoreOf(this.way, this.sides.length, this.book.deeds) : kickOff(this.way, 2)));
  get thrown(): readonly Thrown[] {
    return this.book?.thrown ?? this.loose;
  }
  get link(): string | null {
    return this.book?.link ?? null;
  }
  get last(): Deed | undefined {
    return this.book?.deeds.at(-1);
  }

  kickOff(way: number, sides: readonly (readonly Face[])[]): void {
    this.write({ way, sides, began: this.now(), deeds: [], thrown: this.loose, link: null });
    this.loose = [];
  }

  count(side: number, by: number, count = 0): void {
    const had = this.score.sides[side]?.[count] ?? 0;
    if (had + by < 0) return;
    this.do({ kind: "count", side, count, by, at: this.now() });
  }

  next(): void {
    this.do({ kind: "next", at: this.now() });
  }

  /** One tap: the clock runs, or stands. */
  tick(): void {
    this.do({ kind: this.score.since === null ? "run" : "stop", at: this.now() });
  }

  /** Milliseconds left of this part; below nothing is stoppage time. Null without a clock. */
  left(now = this.now()): number | null {
    const lasts = stageOf(this.way, this.score)?.lasts;
    return lasts === undefined ? null : lasts - played(this.score, now);
  }

  get leaders(): readonly number[] {
    return leaders(this.way, this.score);
  }

  /** The final whistle: the report that goes into the list of matches. */
  whistle(): Report | null {
    if (this.book === null || this.score.over !== null) return null;
    this.do({ kind: "whistle", at: this.now() });
    this.write({ ...this.book, link: freshLink() });
    return this.report();
  }

  undo(): void {
    if (this.book !== null) this.write({ ...this.book, deeds: this.book.deeds.slice(0, -1), link: null });
  }

  throw(thrown: Thrown): void {
    if (this.book === null) this.loose = [...this.loose, thrown];
    else this.write({ ...this.book, thrown: [...this.book.thrown, thrown].slice(-MOST_THROWN) });
  }

  unthrow(): void {
    if (this.book === null) this.loose = this.loose.slice(0, -1);
    else this.write({ ...this.book, thrown: this.book.thrown.slice(0, -1) });
  }

  /** The same people once more. */
  again(): void {
    if (this.book !== null) this.kickOff(this.book.way, this.book.sides);
  }

  clear(): void {
    this.write(null);
  }

  report(): Report | null {
    const book = this.book;
    const score = this.score;
    if (book === null || book.link === null || score.over === null) return null;
    return {
      kind: "report",
      link: book.link,
      game: this.game,
      ended: Math.floor(score.over / 1_000),
      minutes: Math.min(1_440, Math.max(0, Math.round((score.over - book.began) / 60_000))),
      counts: this.way.counts.map(({ id }) => id),
      sides: book.sides.map((people, side) => ({ people, score: score.sides[side] ?? [] })),
      winners: winners(this.way, score),
      story: storyOf(this.way, book.sides.length, book.began, book.deeds),
      throws: tally(book.thrown),
    };
  }

  private do(deed: Deed): void {
    if (this.book === null || this.score.over !== null || this.book.deeds.length >= MOST_DEEDS) return;
    this.write({ ...this.book, deeds: [...this.book.deeds, deed] });
  }

  private write(book: Book | null): void {
    this.book = book;
    keep(this.name, book === null ? null : JSON.stringify(book));
  }
}

const FACES = 6;
const OFTEN = 99_999;

/** How often each face of each die fell. */
export function tally(thrown: readonly Thrown[]): Record<string, number[]> {
  const counts: Record<string, number[]> = {};
  for (const { die, face } of thrown) {
    const faces = (counts[die] ??= Array.from({ length: FACES }, () => 0));
    faces[face] = Math.min(OFTEN, (faces[face] ?? 0) + 1);
  }
  return counts;
}

/** What an older client has kept, or somebody's fingers, may be anything. */
function read(text: string | null, form: Form | undefined): Book | null {
  try {
    const book = JSON.parse(text ?? "null") as Book | null;
    const whole = book !== null && Array.isArray(book.deeds) && Array.isArray(book.thrown) && Array.isArray(book.sides);
    return whole && form?.ways[book.way] && book.sides.length > 1 && book.sides.every(Array.isArray) ? book : null;
  } catch {
    return null;
  }
}
