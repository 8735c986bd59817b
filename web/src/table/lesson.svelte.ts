/**
 * The first minute: tables recorded from the real rules. Whatever is legal is taken: some moves go on with the story, some with a
 * story of their own, and any other is shown, said, and taken back.
 */
import type { Chair, Turn, Words } from "../wire/messages";
import { tongue } from "../words/tongue.svelte";
import { Director } from "./director.svelte";
import { namedChairs } from "./names";
import type { GamePage } from "./page";
import type { News, Play } from "./play";
import type { Refusal } from "./seat.svelte";
import { settings, type Help } from "../browser/settings.svelte";

/** One recorded table, with everything that is allowed there. */
export interface Step<W extends Words> {
  readonly view: W["view"];
  readonly moves: readonly W["move"][];
  readonly events: readonly W["event"][];
  readonly turn: Turn;
  readonly at: number;
  /** Which of the moves the story goes on with, and which hint stands over it; a table that is only watched has none. */
  readonly move?: number;
  readonly hint?: number;
  /** By the place of a move: the rest of the story if it is chosen. Of each view only what changes is written down. */
  readonly ways?: Readonly<Record<string, readonly Step<W>[]>>;
  /** By the place of a move: the table after it, which is taken back. */
  readonly detours?: Readonly<Record<string, Pick<Step<W>, "view" | "events" | "turn"> | { readonly refused: string }>>;
}

export interface Lesson<W extends Words> {
  readonly seat: number;
  readonly seats: number;
  /** A step without moves is only watched. The last one is the end. */
  readonly steps: readonly Step<W>[];
}

const PARTNERS: readonly string[] = ["snail", "tortoise", "rabbit"];
/** How long a step is watched that asks for nothing, and a detour before it is taken back. */
const WATCHED = 1_400;
const DETOUR = 2_200;

export class Pupil<W extends Words> implements Play<W> {
  /** The step on the table. */
  step = $state(0);
  /** Has something else been tried, which is about to be taken back? */
  astray = $state(false);
  private path = $state.raw<readonly Step<W>[]>([]);
  private seq = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly director: Director<W>;

  constructor(
    private readonly lesson: Lesson<W>,
    page: GamePage<W> | null,
    private readonly done: () => void = () => undefined,
    /** Something was tried that is not allowed: the hint may say itself again, or the rules why. */
    private readonly missed: (why?: string) => void = () => undefined,
  ) {
    this.path = lesson.steps;
    this.director = new Director(page);
    this.director.cut({ ...this.now_, seq: this.seq });
    this.watch();
  }

  private get now_(): Step<W> {
    return this.path[Math.min(this.step, this.path.length - 1)] as Step<W>;
  }
  /** The hint over this table; none while others move. */
  get hint(): number | null {
    return this.now_.hint ?? null;
  }
  /** How far the story has come, in hints. */
  get succeeded(): number {
    return this.path.slice(0, this.step).filter((step) => step.moves.length > 0).length;
  }
  get finished(): boolean {
    return this.step >= this.path.length - 1;
  }
  get seat(): number {
    return this.lesson.seat;
  }
  get view(): W["view"] {
    return this.director.picture as W["view"];
  }
  get settled(): W["view"] {
    return this.director.settled as W["view"];
  }
  get landed(): boolean {
    return this.director.landed;
  }
  get moves(): readonly W["move"][] {
    return this.director.moves;
  }
  get turn(): Turn {
    return this.director.turn;
  }
  get chairs(): readonly Chair[] {
    const pupil: Chair = { person: 1, name: tongue.words.you, animal: "fox", bot: null, here: true };
    return namedChairs(Array.from({ length: this.lesson.seats }, (_, chair) => (chair === this.lesson.seat ? pupil : partner(chair))));
  }
  get news(): News<W> {
    const { seq = 0, at = 0, events = [] } = this.director.cue ?? {};
    return { seq, at, events };
  }
  readonly sent: readonly W["move"][] = [];
  readonly refused: Refusal | null = null;
  readonly still = false;
  /** The same as in the match that follows. */
  get help(): Help {
    return settings.help;
  }
  act(move: W["move"]): void {
    const place = this.moves.findIndex((offered) => same(offered, move));
    if (place < 0 || this.astray) return this.missed();
    if (place === this.now_.move) return this.go();
    const way = this.now_.ways?.[place];
    if (way !== undefined) return this.turnOff(way);
    this.stray(this.now_.detours?.[place]);
  }
  now(): number {
    return this.now_.at;
  }
  stop(): void {
    clearTimeout(this.timer);
    this.director.close();
  }

  /** Another way that is as good: its tables are those that follow. */
  private turnOff(way: readonly Step<W>[]): void {
    let { view } = this.now_;
    const rest = way.map((step) => ({ ...step, view: (view = { ...(view as object), ...(step.view as object) } as W["view"]) }));
    this.path = [...this.path.slice(0, this.step + 1), ...rest];
    this.go();
  }
  private stray(detour: NonNullable<Step<W>["detours"]>[string] | undefined): void {
    if (detour === undefined) return this.missed();
    if ("refused" in detour) return this.missed(detour.refused);
    const view = { ...(this.now_.view as object), ...(detour.view as object) } as W["view"];
    this.astray = true;
    this.director.play({ ...detour, view, at: this.now_.at, moves: [], seq: (this.seq += 1) });
    this.timer = setTimeout(() => this.comeBack(), Math.max(DETOUR, this.director.rest));
  }
  private comeBack(): void {
    this.astray = false;
    this.director.cut({ ...this.now_, events: [], seq: (this.seq += 1) });
  }

  private go(): void {
    this.step += 1;
    this.director.play({ ...this.now_, seq: (this.seq += 1) });
    if (this.finished) this.done();
    else this.watch();
  }
  private watch(): void {
    if (this.now_.moves.length === 0 && !this.finished) this.timer = setTimeout(() => this.go(), Math.max(WATCHED, this.director.rest));
  }
}

function partner(chair: number): Chair {
  const bot = PARTNERS[chair % PARTNERS.length] ?? "rabbit";
  return { person: null, name: bot, animal: "", bot, here: true };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
