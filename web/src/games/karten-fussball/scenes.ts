/** How a run is seen: the card goes from row to row, and where it fails or scores it is seen before it is taken away. */
import type { Moment } from "../../table/moments";
import type { Event, View } from "../../wire/games/karten-fussball";

/** What each event takes, in milliseconds: a breath before a card is turned, a run-up before a goal, and long enough to see what did not fit. */
const TAKES: Readonly<Record<Event["kind"], number>> = {
  "dice-thrown": 300,
  "round-began": 2_200,
  "card-played": 300,
  "pitch-card-turned": 900,
  "row-passed": 420,
  "goal-scored": 1_000,
  "card-out": 600,
  "round-ended": 900,
};

export function timing(events: readonly Event[]): readonly number[] {
  let at = 0;
  return events.map((event) => (at += takes(event)));
}

/** The first round begins with its first card; every other after a break. */
const takes = (event: Event): number => (event.kind === "round-began" && event.number <= 1 ? 0 : TAKES[event.kind]);

/** The table as it was, with the card on its way and whatever was turned over. */
export function pictured(before: View, after: View, events: readonly Event[]): View {
  const played = events.find((event) => event.kind === "card-played");
  const pitch = [...before.pitch];
  for (const event of events) if (event.kind === "pitch-card-turned") pitch[event.place] = event.card;
  const last = [...events].reverse().find((event) => event.kind === "card-out" || event.kind === "row-passed");
  return { ...before, pitch, stacks: after.stacks, in_play: played?.card ?? before.in_play, row: last?.row ?? before.row, turn: played?.seat ?? before.turn };
}

const BREAKS = { "regular-time": "half-time", "extra-time": "extra-time", penalties: "penalties" } as const;

export function cheers(event: Event): Moment | null {
  if (event.kind === "goal-scored") return "goal";
  return event.kind === "round-began" && event.number > 1 ? BREAKS[event.phase] : null;
}
