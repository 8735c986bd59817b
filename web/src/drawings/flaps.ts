/** The scoreboard: one flap a figure, none for the colon. HTML instead of SVG, so that the flaps can fall. */

import { escaped, zero } from "./svg";

export function flaps(score: string, label?: string): string {
  const name = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  return `<span class="flaps" ${name}>${[...score].map(flap).join("")}</span>`;
}

const flap = (sign: string): string => (sign === ":" ? '<b class="colon">:</b>' : `<b>${escaped(zero(sign))}</b>`);
