/** How long things take to be seen: a run-up before a goal, the cheering after it. Everything is in milliseconds from the news. */
import type { Moment } from "./moments";
import type { GamePage } from "./page";
import type { Words } from "../wire/messages";

/** Before what everybody waits for: long enough to hold one's breath. */
export const RUN_UP = 1_000;
/** How long a moment is cheered, and nothing else asks for attention. */
export const STAYS: Readonly<Record<Moment, number>> = {
  goal: 1_500,
  "own-goal": 1_500,
  equaliser: 1_500,
  turned: 1_800,
  won: 1_500,
  save: 1_200,
  caught: 1_500,
  wronged: 1_500,
  tie: 1_000,
  "ball-won": 900,
  "row-opened": 700,
  "row-full": 900,
  freed: 700,
  "last-card": 900,
  "half-time": 1_500,
  "extra-time": 1_500,
  penalties: 1_500,
  round: 800,
  "full-time": 1_400,
};
/** What ends a breath that was held. */
const HELD: ReadonlySet<Moment> = new Set<Moment>(["goal", "own-goal", "save"]);

/** As much of a game as times need. */
export type Timed<W extends Words> = Pick<GamePage<W>, "timing" | "cheers">;

/** When each event can be seen. */
export function times<W extends Words>(page: Timed<W>, events: readonly W["event"][]): readonly number[] {
  return page.timing?.(events) ?? runUps(events.map((event) => page.cheers(event)));
}

function runUps(moments: readonly (Moment | null)[]): readonly number[] {
  let at = 0;
  return moments.map((moment) => (at += moment !== null && HELD.has(moment) ? RUN_UP : 0));
}

/** When the last of them has been seen. */
export const landing = <W extends Words>(page: GamePage<W>, events: readonly W["event"][]): number => Math.max(0, ...times(page, events));

/** How long it is cheered after that. */
export const cheering = <W extends Words>(page: GamePage<W>, { events, view }: { readonly events: readonly W["event"][]; readonly view: W["view"] }): number =>
  Math.max(0, ...events.map((event) => page.cheers(event, view)).map((moment) => (moment === null ? 0 : STAYS[moment])));
