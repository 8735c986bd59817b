/** The match as a chain that adds up: a ball for each goal the flaps have counted, a cross for each shot that was held. */
import type { Frame, GamePage } from "../table/page";
import type { Words } from "../wire/messages";

export interface Link {
  readonly side: 0 | 1;
  readonly kind: "goal" | "save";
  /** Where in the match it was: its frame. */
  readonly step: number;
  readonly at: number;
  /** How it stood then. */
  readonly score: readonly [number, number];
}

export type Score = readonly [number, number];
type Shown = Pick<GamePage<Words>, "flaps" | "cheers" | "side" | "tell">;

/** Whom an event is about; most say it themselves. */
export function actorOf({ seat, events }: Pick<Frame<Words>, "seat" | "events">): number | null {
  if (seat !== null && seat !== undefined) return seat;
  for (const event of events as readonly { readonly seat?: unknown }[]) if (typeof event.seat === "number") return event.seat;
  return null;
}

export const scoreAt = (page: Pick<Shown, "flaps">, frame: Frame<Words> | undefined): Score | null => (frame && page.flaps?.(frame.view)) ?? null;

export function chainOf(page: Shown, frames: readonly Frame<Words>[]): readonly Link[] {
  return frames.flatMap((frame, step) => [...saves(page, frame, step), ...goals(page, frames, step)]);
}

function goals(page: Shown, frames: readonly Frame<Words>[], step: number): readonly Link[] {
  const [before, after] = [scoreAt(page, frames[step - 1]), scoreAt(page, frames[step])];
  if (before === null || after === null) return [];
  return ([0, 1] as const).flatMap((side) =>
    Array.from({ length: Math.max(0, after[side] - before[side]) }, (): Link => ({ side, kind: "goal", step, at: frames[step]?.at ?? 0, score: after })),
  );
}

/** Who holds stands on the other side of who has shot. */
function saves(page: Shown, frame: Frame<Words>, step: number): readonly Link[] {
  const score = scoreAt(page, frame);
  if (score === null) return [];
  return frame.events.flatMap((event): Link[] => {
    if (page.cheers(event) !== "save") return [];
    const shooter = shooterOf(event);
    if (shooter === null) return [];
    return [{ side: (page.side?.(shooter) ?? shooter) === 0 ? 0 : 1, kind: "save", step, at: frame.at, score }];
  });
}

function shooterOf(event: unknown): number | null {
  const { attacker, seat } = event as { readonly attacker?: number; readonly seat?: number };
  return attacker ?? (seat === undefined ? null : 1 - seat);
}
