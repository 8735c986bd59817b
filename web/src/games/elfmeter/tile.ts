/** On its tile: gloves, and the shot past them. */
import { ballAt } from "../../drawings/ball";
import { LEATHER, gloveAt } from "../../drawings/glove";
import { chalk, dotted } from "../../drawings/scenery";
import { WHITE } from "../../drawings/svg";

export function scene(): string {
  const mouth = '<rect x="28" y="20" width="144" height="86"';
  const goal = `${mouth} fill="#12321f"/>${mouth} fill="url(#p-net)"/>${chalk("M76 22v84M124 22v84", 2, 'stroke-dasharray="4 5"')}<path d="M28 108V20h144v88" fill="none" stroke="${WHITE}" stroke-width="7" stroke-linejoin="round"/>`;
  const gloves = gloveAt(118, 62, 1.7, LEATHER) + gloveAt(149, 58, 1.7, LEATHER, undefined, true);
  return chalk("M0 108h200") + goal + gloves + dotted("M104 124Q78 96 58 64") + ballAt(53, 55, 15);
}
