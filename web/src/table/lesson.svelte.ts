/** The first minute: tables recorded from the real rules, of which each lets through the one move it is about. */
import type { Chair, Turn, Words } from "../wire/messages";
import { tongue } from "../words/tongue.svelte";
import { namedChairs } from "./names";
import type { News, Play } from "./play";
import type { Refusal } from "./seat.svelte";
import type { Help } from "../browser/settings.svelte";

/** One recorded table; `moves` holds only what this step is about. */
export interface Step<W extends Words> {
  readonly view: W["view"];
  readonly moves: readonly W["move"][];
  readonly events: readonly W["event"][];
  readonly turn: Turn;
  readonly at: number;
}

export interface Lesson<W extends Words> {
  readonly seat: number;
  readonly seats: number;
  /** A step without moves is only watched. The last one is the end. */
  readonly steps: readonly Step<W>[];
}

const PARTNER: Chair = { person: null, name: "rabbit", animal: "", bot: "rabbit", here: true };
/** How long a step is watched that asks for nothing. */
const WATCHED = 1_400;

export class Pupil<W extends Words> implements Play<W> {
  /** The step on the table. */
  step = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly lesson: Lesson<W>,
    private readonly done: () => void = () => undefined,
    /** Something else was tried: the hint may say itself again. */
    private readonly missed: () => void = () => undefined,
  ) {
    this.watch();
  }

  private get now_(): Step<W> {
    return this.lesson.steps[Math.min(this.step, this.lesson.steps.length - 1)] as Step<W>;
  }
  /** How many moves have succeeded: the hint of that number is shown. */
  get succeeded(): number {
    return this.lesson.steps.slice(0, this.step).filter((step) => step.moves.length > 0).length;
  }
  get finished(): boolean {
    return this.step >= this.lesson.steps.length - 1;
  }
  get seat(): number {
    return this.lesson.seat;
  }
  get view(): W["view"] {
    return this.now_.view;
  }
  get moves(): readonly W["move"][] {
    return this.now_.moves;
  }
  get turn(): Turn {
    return this.now_.turn;
  }
  get chairs(): readonly Chair[] {
    const pupil: Chair = { person: 1, name: tongue.words.you, animal: "fox", bot: null, here: true };
    return namedChairs(Array.from({ length: this.lesson.seats }, (_, chair) => (chair === this.lesson.seat ? pupil : PARTNER)));
  }
  get news(): News<W> {
    return { seq: this.step, at: this.now_.at, events: this.now_.events };
  }
  readonly sent: readonly W["move"][] = [];
  readonly refused: Refusal | null = null;
  readonly still = false;
  get help(): Help {
    return "kids";
  }
  act(move: W["move"]): void {
    if (this.moves.some((offered) => JSON.stringify(offered) === JSON.stringify(move))) this.go();
    else this.missed();
  }
  now(): number {
    return this.now_.at;
  }
  stop(): void {
    clearTimeout(this.timer);
  }

  private go(): void {
    this.step += 1;
    if (this.finished) this.done();
    else this.watch();
  }
  private watch(): void {
    if (this.now_.moves.length === 0 && !this.finished) this.timer = setTimeout(() => this.go(), WATCHED);
  }
}

