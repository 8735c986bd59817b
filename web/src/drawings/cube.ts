/** A die: the body that all have, and an ordinary one with eyes. */

import { BLACK, WHITE, rect, svg } from "./svg";

/** 80 × 80: a cube of that colour, seen from above; the edge of a light one is dark. */
export function cube(colour: string, light: boolean, inner: string, label?: string): string {
  const edge = `<rect x="3.2" y="3.2" width="73.6" height="71.6" rx="14" fill="none" stroke="${light ? BLACK : WHITE}" stroke-opacity="${light ? 0.5 : 0.35}" stroke-width="1.6"/>`;
  const body = `<rect x="2" y="5" width="76" height="74" rx="15" fill="#0b2116" opacity=".35"/>${rect(2, 2, 76, 74, 15, colour)}${edge}`;
  return svg(80, 80, body + inner, { label, cls: "die" });
}

/** 80 × 80: an ordinary die, one to six eyes. */
export function plainDie(eyes: number, label?: string): string {
  const spots = (EYES[eyes - 1] ?? []).map(
    ([x, y]) => `<circle cx="${40 + 21 * x}" cy="${39 + 21 * y}" r="7" fill="${BLACK}"/>`,
  );
  return cube("var(--die-white)", true, spots.join(""), label);
}

type Spot = readonly [number, number];
const DIAGONAL: readonly Spot[] = [
  [-1, -1],
  [1, 1],
];
const FOUR: readonly Spot[] = [...DIAGONAL, [1, -1], [-1, 1]];
const EYES: readonly (readonly Spot[])[] = [
  [[0, 0]],
  DIAGONAL,
  [...DIAGONAL, [0, 0]],
  FOUR,
  [...FOUR, [0, 0]],
  [...FOUR, [-1, 0], [1, 0]],
];
