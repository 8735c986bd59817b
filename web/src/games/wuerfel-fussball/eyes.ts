/** The pitch through one pair of eyes. On the wire a field is as the attacker sees it; here the near side always attacks up or right. */
import { facing, type Field } from "./drawings/pitch";
import type { Announcement, Arrow, Side, View, Way } from "../../wire/games/wuerfel-fussball";

/** A field that `attacker` counted, as the near side counts it. */
export const seenFrom = (near: number, attacker: number, field: Field): Field => (attacker === near ? field : facing(field));

/** How many fields the ball rolls over. */
export const far = (from: Field, to: Field): number => Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));

/** Where an arrow points: a picture for whoever chooses, nothing is decided by it. */
export interface Course {
  /** The last field on the pitch. */
  readonly end: Field;
  /** Where the picture's arrow ends: that field, or a little beyond the line. */
  readonly tip: Field;
  readonly out: boolean;
}

const AHEAD: Record<Way, readonly [aside: number, ahead: number]> = { forward: [0, 1], back: [0, -1], diagonal: [1, 1], sideways: [1, 0] };
const SIGN: Record<Side, number> = { left: -1, right: 1, up: 1, down: -1 };

export function course(ball: Field, arrow: Pick<Arrow, "way" | "number">, announced: Announcement, side: Side): Course {
  const [aside, ahead] = AHEAD[arrow.way];
  const inward = ball[0] < 3 ? ahead : -ahead;
  const [x, y] = announced === "turned" ? [inward, aside * SIGN[side]] : [aside * SIGN[side], ahead];
  let end = ball;
  for (let left = arrow.number * (announced === "doubled" ? 2 : 1); left > 0; left -= 1) {
    const next: Field = [end[0] + x, end[1] + y];
    if (!onPitch(next)) return { end, tip: [end[0] + x * 0.7, end[1] + y * 0.7], out: true };
    end = next;
  }
  return { end, tip: end, out: false };
}

const onPitch = ([strip, line]: Field): boolean => strip >= 1 && strip <= 5 && line >= 1 && line <= 11;

/** WF-11: on a clock of seconds six of them run on after a table, then it stands; WF-44: so it does for an answer. */
const DAWDLED = 6_000;

/** What is left of the half, in milliseconds or throws. */
export function left(view: View, now: number): number {
  const stands = view.options.clock === "throws" || view.phase === "answer";
  const since = stands ? 0 : Math.min(Math.max(now - view.now, 0), DAWDLED);
  return Math.max(0, view.length - view.played - since);
}

export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The clock as this table left it, for the story. */
export function clockAt(view: View): string {
  const rest = left(view, view.now);
  return view.options.clock === "throws" ? String(rest) : minutes(rest);
}
