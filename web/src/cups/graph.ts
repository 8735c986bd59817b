/** Everybody's place after each round as lines, the first place above. */
import type { Curve } from "../wire/cups";

export interface Line {
  readonly person: string;
  /** An SVG path; it begins where they came. */
  readonly path: string;
  /** Where it ends. */
  readonly end: readonly [number, number];
  /** How far down the name stands: whoever shares a place has the next one's row, which is free then. */
  readonly name: number;
}

const ACROSS = 100;
const DOWN = 34;

export const width = (rounds: number): number => Math.max(1, rounds - 1) * ACROSS;
export const height = (people: number): number => Math.max(1, people) * DOWN;

export function linesOf(curves: readonly Curve[]): readonly Line[] {
  const last = curves.map(({ places }) => places.at(-1) ?? 0);
  return curves.map(({ person, places }, at) => {
    const level = last.slice(0, at).filter((place) => place === last[at]).length;
    const points = places.map((place, round): readonly [number, number] => [round * ACROSS, (place - 0.5) * DOWN]).filter((_, round) => places[round] !== 0);
    const end = points.at(-1) ?? [0, 0];
    return { person, path: points.map(([x, y], step) => `${step ? "L" : "M"}${x} ${y}`).join(""), end, name: end[1] + level * DOWN };
  });
}
