/** A match again: step by step through the same boards, with nothing to press. */
import { Director } from "../table/director.svelte";
import type { Frame, GamePage } from "../table/page";
import type { Cast } from "../wire/answers";
import type { Chair, Turn, Words } from "../wire/messages";
import type { News, Play } from "../table/play";
import type { Heard, Refusal } from "../table/seat.svelte";
import type { Help } from "../browser/settings.svelte";

/** Between two pictures: never so short that nothing is seen, never so long that somebody goes away. */
const SHORTEST = 250;
const LONGEST = 1_400;
/** Slow motion runs at a quarter of the speed. */
export const SLOW = 0.25;

/** The last seconds as this seat has seen them live. */
export function lastFrames<W extends Words>(heard: readonly Heard[], last: number): readonly Frame<W>[] {
  const end = heard.at(-1)?.table.at ?? 0;
  return heard
    .filter(({ table }) => end - table.at <= last)
    .map(({ table }) => ({ seq: table.seq, at: table.at, seat: null, events: table.events, turn: table.turn, view: table.view }) as Frame<W>);
}

export const chairsOf = (players: readonly Cast[]): readonly Chair[] =>
  players.map(({ name, animal, bot }) => ({ person: null, name, animal, bot, here: true }));

export class Replay<W extends Words> implements Play<W> {
  step = $state(0);
  running = $state(false);
  readonly moves: readonly W["move"][] = [];
  readonly sent: readonly W["move"][] = [];
  readonly refused: Refusal | null = null;
  readonly help: Help = "profi";
  readonly still = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly director: Director<W>;

  constructor(
    readonly frames: readonly Frame<W>[],
    readonly seat: number | null,
    readonly chairs: readonly Chair[],
    /** Null for pictures alone, one after the other: the slow motion has its own time. */
    page: GamePage<W> | null,
    private readonly speed = 1,
  ) {
    this.director = new Director(page);
    this.cut();
  }

  get frame(): Frame<W> {
    return this.frames[this.step] as Frame<W>;
  }
  get last(): number {
    return this.frames.length - 1;
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
  get turn(): Turn {
    return this.director.turn;
  }
  get news(): News<W> {
    const { seq, at, events } = this.frame;
    return { seq, at, events };
  }
  act(): void {
    // What is over cannot be played otherwise.
  }
  now(): number {
    return this.frame.at;
  }

  /** Straight to that picture. */
  go(step: number): void {
    this.step = Math.max(0, Math.min(this.last, step));
    this.cut();
  }
  run(): void {
    if (this.step === this.last) this.go(0);
    this.running = true;
    this.wait();
  }
  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private cut(): void {
    this.director.cut({ ...this.frame, moves: [] });
  }

  /** The next picture waits for the cheering over the last. */
  private wait(): void {
    const pause = ((this.frames[this.step + 1]?.at ?? 0) - this.frame.at) / this.speed;
    const looks = Math.min(LONGEST / this.speed, Math.max(SHORTEST / this.speed, pause));
    this.timer = setTimeout(() => this.turnPage(), Math.max(looks, this.director.rest));
  }
  private turnPage(): void {
    if (!this.running) return;
    this.step += 1;
    this.director.play({ ...this.frame, moves: [] });
    if (this.step === this.last) this.stop();
    else this.wait();
  }
}
