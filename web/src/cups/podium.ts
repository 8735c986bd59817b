/** Who stands on the three steps, and scraps of paper around them. */
import type { Ranked } from "../wire/cups";

export interface Step {
  readonly place: number;
  readonly people: readonly string[];
}

/** Whoever shares a place shares the step; an empty step is left out. */
export function podium(standings: readonly Ranked[]): readonly Step[] {
  return [1, 2, 3]
    .map((place) => ({ place, people: standings.filter((ranked) => ranked.place === place).map(({ row }) => row.person) }))
    .filter(({ people }) => people.length > 0);
}

interface Scrap {
  readonly left: number;
  readonly top: number;
  readonly turn: number;
  readonly tone: number;
}

/** To the left and to the right, spread evenly by the golden angle: no dice, and the same on every screen. */
export const scraps = (count: number): readonly Scrap[] =>
  Array.from({ length: count }, (_, at) => ({ left: (at % 2) * 76 + ((at * 61.8) % 100) * 0.22, top: 34 + ((at * 38.2) % 60), turn: (at * 137.5) % 360, tone: at % 4 }));
