/** A table for the tests, and what was done at it. */
import type { Lesson } from "../../table/lesson.svelte";
import type { Play } from "../../table/play";
import type { View, Words } from "../../wire/games/wuerfel-fussball";
import recorded from "./lesson.json";

export const lesson = recorded as never as Lesson<Words>;
const start = lesson.steps[0] as Lesson<Words>["steps"][number];

export function table(view: Partial<View>, moves: readonly Words["move"][], more: Partial<Play<Words>> = {}): { play: Play<Words>; acts: Words["move"][] } {
  const acts: Words["move"][] = [];
  const shown: View = { ...start.view, ...view };
  const play: Play<Words> = {
    seat: 0, view: shown, settled: shown, landed: true, moves, turn: { kind: "waiting", seats: [0], until: null, race: false },
    chairs: [0, 1].map((n) => ({ person: n, name: `Nr. ${n}`, animal: "fox", bot: null, here: true })),
    news: { seq: 1, at: 0, events: [] }, sent: [], refused: null, help: "normal", still: false,
    act: (move) => void acts.push(move), now: () => 0, ...more,
  };
  return { play, acts };
}
