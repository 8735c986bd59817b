/** The running scene: which dice have fallen by now, what has been told. A new table cuts the old scene short. */
import { untrack } from "svelte";
import type { Field } from "./drawings/pitch";
import { still } from "../../table/motion";
import type { Die, DieFell, Event } from "../../wire/games/wuerfel-fussball";
import type { Line } from "../../table/page";
import { scene, type Scene } from "./scenes";

/** One line of "how it came about". */
export interface Entry {
  readonly key: number;
  readonly when: string;
  /** The die it is about, as it fell. */
  readonly fell: DieFell | null;
  readonly line: Line;
}

/** A die that shows its face, and whether it is still in the air. */
export interface Shown {
  readonly key: number;
  readonly fell: Scene["falls"][number]["fell"];
}

/** What is said about an event, and when on the clock of the match. */
interface Told {
  readonly line: Line;
  readonly when: string;
}

const KEPT = 12;

export class Show {
  now = $state.raw<Scene | null>(null);
  /** How many of the scene's dice have begun to fall. */
  fallen = $state(0);
  entries = $state.raw<readonly Entry[]>([]);
  /** A new number is a new scene. */
  number = $state(0);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private waiting: (() => void)[] = [];
  private keys = 0;

  /** `told` gives the line of an event; `seen` is called when the event can be seen. */
  play(events: readonly Event[], near: number, from: Field, told: (event: Event) => Told | null, seen: (event: Event) => void): void {
    this.hurry();
    const next = scene(events, near, from);
    this.now = next;
    this.number += 1;
    const quick = still();
    this.fallen = quick ? next.falls.length : 0;
    for (const { at, event } of next.told) {
      const said = told(event);
      const entry = said && { key: (this.keys += 1), fell: event.kind === "die-fell" ? event : null, ...said };
      this.later(quick ? 0 : at, () => {
        seen(event);
        if (entry) this.entries = [...untrack(() => this.entries), entry].slice(-KEPT);
      });
    }
    if (!quick) next.falls.forEach((fall, place) => this.after(fall.at, () => (this.fallen = place + 1)));
  }

  /** Where the ball was seen last; elsewhere if nobody has looked yet. */
  ball(elsewhere: Field): Field {
    return this.now?.spots.at(-1)?.field ?? elsewhere;
  }

  /** The face a die shows in this scene. */
  shown(die: Die): Shown | null {
    const falls = this.now?.falls ?? [];
    for (let place = this.fallen - 1; place >= 0; place -= 1) {
      const fell = falls[place]?.fell;
      if (fell?.die === die) return { key: this.number * 100 + place, fell };
    }
    return null;
  }

  /** Will this die still fall in this scene? */
  awaits(die: Die): boolean {
    return (this.now?.falls ?? []).slice(this.fallen).some(({ fell }) => fell.die === die);
  }

  /** Kicks whose die is still to fall are not shown yet: neither those of the view, nor, where the view waits for them, any more. */
  kicks(seat: number, all: readonly boolean[], late = false): readonly boolean[] {
    if (late) return all;
    const pending = (this.now?.falls ?? []).slice(this.fallen).filter(({ fell }) => fell.die === "black" && fell.seat === seat).length;
    return all.slice(0, Math.max(0, all.length - pending));
  }

  get last(): Shown | null {
    const fell = this.now?.falls[this.fallen - 1]?.fell;
    return fell === undefined ? null : { key: this.number * 100 + this.fallen - 1, fell };
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }

  private hurry(): void {
    this.stop();
    for (const then of this.waiting.splice(0)) then();
  }

  /** In its time, or at once if a new scene begins before. */
  private later(ms: number, then: () => void): void {
    this.waiting.push(then);
    this.after(ms, () => {
      this.waiting.splice(this.waiting.indexOf(then), 1);
      then();
    });
  }

  private after(ms: number, then: () => void): void {
    if (ms <= 0) then();
    else this.timers.push(setTimeout(then, ms));
  }
}
