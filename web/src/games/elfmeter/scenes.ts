/** When a penalty can be seen: a run-up, the ball's flight, and only then how it ended. */
import type { Event, View } from "../../wire/games/elfmeter";

/** Milliseconds; `Reveal.svelte` moves ball and gloves by the same clock. */
export const RUN_UP = 1_000;
export const FLIGHT = 700;

const isShot = (event: Event): boolean => event.kind === "shot-saved" || (event.kind === "goal-scored" && event.penalty !== null);

/** What comes before the shot is seen at once, the rest when the ball has landed. */
export function timing(events: readonly Event[]): readonly number[] {
  const shot = events.findIndex(isShot);
  return events.map((_, n) => (shot >= 0 && n >= shot ? RUN_UP + FLIGHT : 0));
}

/** Nobody has scored while the ball is in the air. */
export function pictured(before: View, after: View, events: readonly Event[]): View {
  return events.some(isShot) ? { ...after, goals: before.goals } : after;
}
