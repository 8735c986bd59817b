/** The coin of the toss: the ball on one side, the eleven on the other. */

import { ballAt } from "./ball";
import { BLACK, svg, text } from "./svg";

/** 80 × 80. */
export function coin(heads: boolean, label?: string): string {
  const rim = `<circle cx="40" cy="42" r="37" fill="#0b2116" opacity=".35"/><circle cx="40" cy="39" r="37" fill="var(--gold)"/><circle cx="40" cy="39" r="32" fill="none" stroke="${BLACK}" stroke-width="2" stroke-dasharray="2 4"/>`;
  return svg(80, 80, rim + (heads ? ballAt(40, 39, 21) : text(40, 52, 36, 11, BLACK)), { label, cls: "die" });
}
