/** On its tile: 1, 2, 3 in a row, and on. */
import { numbered } from "../../cards/number-card";
import { ballAt } from "../../drawings/ball";
import { chalk, lying } from "../../drawings/scenery";

export function scene(): string {
  const cards =
    lying(numbered("red", 1), 14, 18, 60, -7) +
    lying(numbered("red", 2), 61, 26, 60, 2) +
    lying(numbered("red", 3), 108, 18, 60, 7);
  return (
    chalk("M0 65h200", 3, 'stroke-dasharray="6 6"') +
    cards +
    chalk("M158 112q18 4 26-18", 4, 'marker-end="url(#tip-chalk)"') +
    ballAt(183, 66, 12)
  );
}
