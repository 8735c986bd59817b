/** On its tile: four elevens. */
import { numbered } from "../../cards/number-card";
import { lying } from "../../drawings/scenery";
import { CHALK } from "../../drawings/svg";
import type { Colour } from "../../drawings/symbols";

export function scene(): string {
  const fan: readonly (readonly [Colour, number, number, number])[] = [
    ["grey", 20, 32, -21],
    ["blue", 52, 24, -7],
    ["gold", 84, 24, 7],
    ["red", 116, 32, 21],
  ];
  const circle = `<circle cx="100" cy="140" r="70" fill="none" stroke="${CHALK}" stroke-width="3"/>`;
  return circle + fan.map(([colour, x, y, turn]) => lying(numbered(colour, 11), x, y, 64, turn)).join("");
}
