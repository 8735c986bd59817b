/** The one big button of a hand: what it says, whether it acts now, and what it does with the card that is seen. */
import type { Icon } from "../../drawings/icons";
import { offer, type Play } from "../../table/play";
import type { Event, Landing, Move, Words } from "../../wire/games/elfmeter";
import { asked, fitting, throws, type Asked, type Hand } from "./asked";
import type { Fling } from "./press";
import type { ElfWords } from "./say";
import type { Stack } from "./stack.svelte";
import { across, thrown, tossed } from "./throw";

/** Whoever presses, and what is around the hand. */
export interface Holder {
  readonly play: Play<Words>;
  readonly hand: Hand;
  readonly say: ElfWords;
  /** The other one at this device is asked to look away first. */
  readonly hides: boolean;
  readonly uncover: () => void;
  /** The pixels of the box's side, for throwing. */
  readonly boxSide: () => number;
}

/** Milliseconds: a hand that still hammers must not say "ready" or choose for the penalty by accident, nor play at the whistle. */
export const CALM = 400;
const TURNS: ReadonlySet<string> = new Set(["attempt-begun", "penalty-forced", "ball-won", "attack-annulled", "went-out-of-breath"]);
const SMALLEST_BOX = 80;

export class BigButton {
  private since = -CALM;

  constructor(
    private readonly holder: () => Holder,
    private readonly stack: Stack,
  ) {}

  get ask(): Asked {
    const { play, hand, say } = this.holder();
    return asked(play, hand, say);
  }
  get label(): string {
    const { hides, say } = this.holder();
    return hides ? say.look : this.ask.label;
  }
  get icon(): Icon {
    return this.holder().hides ? "eye" : this.ask.icon;
  }
  get acts(): boolean {
    const { play, hides } = this.holder();
    const { kind } = this.ask.does;
    return kind !== "nothing" && !play.still && (hides || kind === "move" || this.stack.shown !== undefined);
  }
  /** Is the card that is seen one of those that are offered, and may that be told? A child is told only which fit. */
  get glows(): boolean {
    const { play } = this.holder();
    const { shown, choosing } = this.stack;
    if (shown === undefined || play.help === "profi") return false;
    if (!choosing && play.help === "kids" && !fitting(play).includes(shown.card)) return false;
    return offer(play, choosing ? "choose" : "play", ({ card }) => card === shown.card) !== undefined;
  }
  /** Bib-coloured: where pressing it is right, as far as it is told. */
  get lit(): boolean {
    return this.acts && (this.ask.does.kind !== "play" || this.holder().play.help !== "kids" || this.glows);
  }
  /** A child is told to leaf on: the card that fits is further down. */
  get leafOn(): boolean {
    const { play } = this.holder();
    return play.help === "kids" && !play.still && this.stack.leafable && !this.stack.choosing && !this.glows && fitting(play).length > 0;
  }

  press(fling: Fling | null = null): void {
    if (!this.acts || performance.now() - this.since < CALM) return;
    const { play, hides, uncover } = this.holder();
    if (hides) return uncover();
    const move = this.move(fling);
    if (move !== null) play.act(move);
  }

  /** Whenever it is somebody else's turn to do something else, fingers come to rest first. */
  heard(events: readonly Event[]): void {
    if (events.some(({ kind }) => TURNS.has(kind))) this.since = performance.now();
  }

  private move(fling: Fling | null): Move | null {
    const { does } = this.ask;
    const { shown } = this.stack;
    if (does.kind === "move") return does.move;
    if (shown === undefined) return null;
    if (does.kind === "choose") return { kind: "choose", card: shown.card };
    return { kind: "play", card: shown.card, landing: throws(this.holder().play) ? this.landing(fling) : null };
  }

  private landing(fling: Fling | null): Landing {
    const { hand, boxSide } = this.holder();
    const unit = 1_000 / Math.max(SMALLEST_BOX, boxSide());
    const rest = fling === null ? tossed() : thrown({ x: 500, vx: fling.vx * unit, vy: fling.vy * unit, grip: fling.grip });
    return hand.seat === 0 ? rest : across(rest);
  }
}
