/** The back that the number cards and the 32 share: felt green, chalk diamonds, a ball. */

import { ballAt } from "./ball";
import { WHITE, rect, sheet, svg } from "./svg";

/** 100 × 140. */
export function cardBack(label?: string): string {
  const felt = "var(--card-back)";
  const inner =
    sheet(100, 140) +
    rect(6, 6, 88, 128, 8, felt) +
    rect(6, 6, 88, 128, 8, "url(#p-back)") +
    `<circle cx="50" cy="70" r="21" fill="${felt}" stroke="${WHITE}" stroke-width="2"/>${ballAt(50, 70, 15)}`;
  return svg(100, 140, inner, { label, cls: "card" });
}
