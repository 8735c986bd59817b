/** A small shirt in a team's colour, for teams that a word tells apart as well. */

import { BLACK, WHITE, svg } from "./svg";
import { SHIRT_SIGN } from "./symbols";

export function shirt(cloth: "yellow" | "blue" | "black" | "white"): string {
  const fill = cloth === "black" ? BLACK : cloth === "white" ? WHITE : `var(--team-${cloth})`;
  const edge = cloth === "black" ? WHITE : BLACK;
  return svg(24, 24, `<path d="${SHIRT_SIGN}" fill="${fill}" stroke="${edge}" stroke-width="1.4" stroke-linejoin="round"/>`, { cls: "icon" });
}
