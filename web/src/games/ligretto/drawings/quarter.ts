/** Ligretto-Fußball: the back of a shirt card, a quarter of a goal seen from the front. */

import type { Ball, Corner, Quarter } from "../../../wire/games/ligretto";
import { ballAt } from "../../../drawings/ball";
import { PAPER, WHITE, sheet, svg } from "../../../drawings/svg";

export const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left", "bottom-right"];

/** 100 × 80; upside down it lies as it lies there. */
export function quarterCard(quarter: Pick<Quarter, "corner" | "ball" | "upside_down">, label?: string): string {
  const { corner, ball, upside_down } = quarter;
  const picture = `<svg x="5" y="5" width="90" height="70" viewBox="0 0 60 46" preserveAspectRatio="none">${quarterAt(corner, ball)}</svg>`;
  const turned = upside_down ? `<g transform="rotate(180 50 40)">${picture}</g>` : picture;
  return svg(100, 80, sheet(100, 80, 9, PAPER) + turned, { label, cls: "card" });
}

/** 100 × 80: a back of which nothing is known yet. */
export const blankQuarter = (label?: string): string => svg(100, 80, sheet(100, 80, 9, PAPER), { label, cls: "card" });

/** 60 × 46, as part of a drawing: frame and net, grass only below, so top and bottom are known. */
export function quarterAt(corner: Corner, ball: Ball): string {
  const [left, top] = [corner.endsWith("left"), corner.startsWith("top")];
  const mouth = `<rect x="${left ? 7 : 0}" y="${top ? 8 : 0}" width="53" height="${top ? 38 : 37}"`;
  const grass = top ? "" : '<rect y="37" width="60" height="9" fill="#3c8a58"/>';
  return (
    `<rect width="60" height="46" fill="#8fbfa2"/>${mouth} fill="#173a28"/>${mouth} fill="url(#p-net)"/>${grass}` +
    `<path d="${frame(left, top)}" fill="none" stroke="${WHITE}" stroke-width="6.5"/>${ballIn(ball, left, top)}`
  );
}

function frame(left: boolean, top: boolean): string {
  if (top) return left ? "M60 8H7V46" : "M0 8H53V46";
  return left ? "M7 0V38" : "M53 0V38";
}

/** At the post or towards the middle. */
function ballIn(ball: Ball, left: boolean, top: boolean): string {
  if (ball === "none") return "";
  const fromPost = ball === "post" ? 21 : 47;
  return ballAt(left ? fromPost : 60 - fromPost, top ? 26 : 22, 9);
}
