/**
 * The director: plays what happened in order, and lets nothing run ahead of the picture. A scene is one table: its events are heard at once, so
 * that a board can show them; the view, and with it score, title and sentence, is applied when ball, card or die has landed; then comes
 * the cheering, and only after it the next scene. Nobody waits long: what piles up is hurried, a race is never held back from those in
 * it, a hidden tab keeps nothing, and where nothing may move nothing is waited for.
 */
import { flushSync } from "svelte";
import type { Rolling, Turn, Words } from "../wire/messages";
import { still } from "./motion";
import type { GamePage } from "./page";
import { cheering, landing, STAYS } from "./scene";

/** A table as it was told. */
export interface Cue<W extends Words> {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly W["event"][];
  readonly view: W["view"];
  readonly turn: Turn;
  readonly moves: readonly W["move"][];
}

/** How late the newest may be, in milliseconds, and how many scenes may wait; anything beyond that is hurried. */
export const MOST_WAITS = 2_500;
export const MOST_SCENES = 8;
/** Where nothing moves, the end is still worth a look. */
const LAST_GLANCE = 500;
const IN_THE_AIR: Rolling = { kind: "rolling", what: { kind: "shuffle", size: 0 } };

const hidden = (): boolean => typeof document !== "undefined" && document.hidden;

/** A race, or a question against the clock: whoever is asked gets it at once. */
const urgent = <W extends Words>({ turn, moves }: Cue<W>): boolean => moves.length > 0 && turn.kind === "waiting" && (turn.race || turn.until !== null);

export class Director<W extends Words> {
  cue = $state.raw<Cue<W> | null>(null);
  /** The view that the board shows. */
  picture = $state.raw<W["view"] | null>(null);
  /** The last view whose picture has landed: the score on the flaps is read from it. */
  settled = $state.raw<W["view"] | null>(null);
  landed = $state(true);
  /** Is something being played, or waiting for it? */
  busy = $state(false);
  private queue: Cue<W>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lands = 0;
  private ends = 0;
  private readonly shown = (): void => (hidden() ? this.catchUp() : undefined);

  /** `flush` lets every board see what has just begun, before the next begins. */
  constructor(
    private readonly page: GamePage<W> | null,
    private readonly flush: () => void = flushSync,
  ) {
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.shown);
  }

  get turn(): Turn {
    return this.open ? (this.cue?.turn ?? IN_THE_AIR) : IN_THE_AIR;
  }
  get moves(): readonly W["move"][] {
    return this.open ? (this.cue?.moves ?? []) : [];
  }
  /** How long the running scene still takes. */
  get rest(): number {
    return Math.max(0, this.ends - performance.now());
  }
  /** How late the newest begins. */
  get late(): number {
    return this.queue.slice(0, -1).reduce((sum, cue) => sum + this.scene(cue).ends, this.rest);
  }
  get waiting(): number {
    return this.queue.length;
  }
  /** May anything be done? Not while a picture is on its way, nor while everybody cheers, but always in a race. */
  private get open(): boolean {
    return this.cue === null || urgent(this.cue) || this.cue.turn.kind === "finished" || !this.busy || (this.landed && !this.cheers);
  }
  private cheers = $state(false);

  /** Nothing is played: the table as it is, for whoever has just come. */
  cut(cue: Cue<W>): void {
    this.stop();
    this.cue = cue;
    this.land();
  }

  /** Something was told. */
  play(cue: Cue<W>): void {
    if (this.cue === null) return this.cut(cue);
    this.queue.push(cue);
    if (urgent(cue) || hidden() || this.queue.length > MOST_SCENES) this.catchUp();
    else if (this.busy) this.hurry();
    else this.next();
  }

  /** Everything that waits is played at once, in order: the newest is on the stage. */
  catchUp(): void {
    while (this.queue.length > 0) this.next();
    if (hidden()) this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.ends = 0;
    this.busy = false;
    if (!this.landed) this.land();
  }
  close(): void {
    this.stop();
    if (typeof document !== "undefined") document.removeEventListener("visibilitychange", this.shown);
  }

  /** When its picture has landed, and when the next may begin. */
  private scene(cue: Cue<W>): { readonly lands: number; readonly ends: number } {
    const last = cue.turn.kind === "finished";
    if (hidden() || this.page === null) return { lands: 0, ends: 0 };
    if (still()) return { lands: 0, ends: last ? LAST_GLANCE : 0 };
    const lands = landing(this.page, cue.events);
    return { lands, ends: lands + cheering(this.page, cue) + (last ? STAYS["full-time"] : 0) };
  }

  private next(): void {
    this.land();
    const cue = this.queue.shift();
    if (cue === undefined) return this.stop();
    const { lands, ends } = this.scene(cue);
    const before = this.cue?.view;
    this.cue = cue;
    this.landed = false;
    this.picture = lands === 0 || urgent(cue) || before === undefined ? cue.view : (this.page?.pictured?.(before, cue.view, cue.events) ?? cue.view);
    [this.lands, this.ends] = [performance.now() + lands, performance.now() + ends];
    this.cheers = ends > lands;
    this.busy = ends > 0;
    this.flush(); // what is hurried is seen by every board, too: each scene by itself
    this.wait();
  }

  private land(): void {
    if (this.cue === null) return;
    this.landed = true;
    this.picture = this.cue.view;
    this.settled = this.cue.view;
  }

  /** The newest is late: the running scene gives up what is too much, or all it has left. */
  private hurry(): void {
    while (this.queue.length > 0 && this.late - MOST_WAITS > this.rest) this.next();
    if (this.late <= MOST_WAITS) return;
    this.ends -= this.late - MOST_WAITS;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const due = this.landed ? this.ends : Math.min(this.lands, this.ends);
    if (due > performance.now()) this.timer = setTimeout(() => this.wait(), due - performance.now());
    else if (this.landed || this.ends <= performance.now()) this.next();
    else this.arrive();
  }

  private arrive(): void {
    this.land();
    this.wait();
  }
}
