/** On its tile: 14 against 18. */
import { numbered } from "../../cards/number-card";
import { chalk, lying } from "../../drawings/scenery";
import { INK, PAPER } from "../../drawings/svg";

export function scene(): string {
  const arrows = `<circle cx="100" cy="64" r="19" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/><path d="M92 57l8 7-8 7M108 57l-8 7 8 7" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    chalk("M100 0v130") +
    lying(numbered("blue", 14), 22, 22, 64, -8) +
    lying(numbered("red", 18), 114, 20, 64, 8) +
    arrows
  );
}
