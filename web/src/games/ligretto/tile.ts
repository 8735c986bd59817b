/** On its tile: 3 + 8 = 11. */
import { chalk, lying } from "../../drawings/scenery";
import { CHALK } from "../../drawings/svg";
import { pitchCard } from "./drawings/pitch-card";
import { shirtCard } from "./drawings/shirt-card";

export function scene(): string {
  const lines = `<circle cx="100" cy="65" r="42" fill="none" stroke="${CHALK}" stroke-width="3"/>${chalk("M100 0v130")}`;
  const sum = lying(shirtCard("black", 3), 16, 24, 62, -8) + lying(shirtCard("black", 8), 66, 30, 62, 5);
  return lines + sum + lying(pitchCard(11), 128, 16, 62, 4);
}
