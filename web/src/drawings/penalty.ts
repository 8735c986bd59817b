/** Elfmeter!: the penalty turned up, the goal in chalk with ball and gloves; the groups `shot` and `dive` may move. */

import { ballAt } from "./ball";
import { LEATHER, glovesAt } from "./glove";
import { CHALK, at, svg } from "./svg";

const THIRDS = [52, 120, 188];

/** 240 × 130; without a dive there was no keeper. */
export function penaltyGoal(shot: number, dive: number | null, label?: string): string {
  const frame =
    `<rect x="18" y="14" width="204" height="92" fill="url(#p-net)"/><path d="M86 16v90M154 16v90" stroke="${CHALK}" stroke-width="1.6" stroke-dasharray="3 5"/>` +
    `<path d="M15 108V12h210v96M2 108h236" fill="none" stroke="${CHALK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`;
  const keeper = dive === null ? "" : `<g class="dive">${glovesAt(at(THIRDS, dive), 60, 2, LEATHER)}</g>`;
  // A saved ball is in the gloves, one that went in beside them lies deep in the net.
  const ball = `<g class="shot">${ballAt(at(THIRDS, shot), shot === dive ? 46 : 64, 15)}</g>`;
  return svg(240, 130, frame + keeper + ball, { label, cls: "penalty" });
}
