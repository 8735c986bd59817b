/** Mown grass in millimetres, for what is printed. */

import { rect, short } from "./svg";

export function mown(width: number, height: number, stripes: number): string {
  const depth = height / stripes;
  const bands = Array.from({ length: stripes / 2 }, (_, place) => `M0 ${short(2 * place * depth)}h${short(width)}v${short(depth)}h${short(-width)}z`);
  return `${rect(0, 0, Number(short(width)), Number(short(height)), 0, "var(--felt)")}<path d="${bands.join("")}" fill="var(--felt-mown)"/>`;
}
