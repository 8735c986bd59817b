/** Würfel-Fußball: every face the dice can fall on. */

import type { Die } from "../../../wire/games/wuerfel-fussball";
import { rect, sign, svg } from "../../../drawings/svg";
import { arrow, type ArrowFace, colour, coloured } from "./die";
import { INK_ON, ROLES } from "./die-sign";
import { type Result, resultSign } from "./result-sign";

export type DieFace = ArrowFace | Result;

/** 80 × 80: as it fell. */
export function dieFace(which: Die, face: DieFace, label?: string): string {
  return coloured(which, typeof face === "string" ? result(which, face) : arrow(which, face), label);
}

/** 80 × 80: one side of a paper die, its colour up to the edges that will be folded. */
export function dieSide(which: Die, face: DieFace, label?: string): string {
  const marks = typeof face === "string" ? result(which, face) : arrow(which, face);
  const inner = `${rect(0, 0, 80, 80, 0, colour(which))}<g transform="translate(40 40) scale(.86) translate(-40 -39)">${marks}</g>`;
  return svg(80, 80, inner, { label, cls: "die" });
}

/** The result large, the role's sign small in the corner: the dice of one result are told apart by it. */
function result(which: Die, face: Result): string {
  const ink = INK_ON[which];
  return sign(resultSign(face, ink, colour(which)), 36, 43, 47) + sign(ROLES[which](ink, colour(which)), 66, 14.5, 15);
}
