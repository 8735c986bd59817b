/** Ligretto-Fußball: a goal card, the whole goal with a dashed cross where its four quarters meet. */

import type { Scene } from "../../../wire/games/ligretto";
import { ballAt } from "../../../drawings/ball";
import { CORNERS, quarterAt } from "./quarter";
import { type LigrettoTeam, shirtAt } from "./shirt-card";
import { PAPER, WHITE, rect, sheet, svg } from "../../../drawings/svg";

/** 140 × 110. */
export function sceneCard({ corner, ball }: Pick<Scene, "corner" | "ball">, label?: string): string {
  const quarters = CORNERS.map((place) => {
    const [x, y] = [place.endsWith("left") ? 0 : 60, place.startsWith("top") ? 0 : 46];
    return `<svg x="${x}" y="${y}" width="60" height="46" viewBox="0 0 60 46">${quarterAt(place, place === corner ? ball : "none")}</svg>`;
  });
  const cross = `<path d="M60 0v92M0 46h120" stroke="${WHITE}" stroke-width="1.4" stroke-dasharray="4 3"/>`;
  const inner = `${sheet(140, 110, 10, PAPER)}<g transform="translate(10 9)">${quarters.join("")}${cross}</g>`;
  return svg(140, 110, inner, { label, cls: "card" });
}

/** 140 × 110: a goal card face down; on paper it says whose it is. */
export function sceneBack(label?: string, team?: LigrettoTeam): string {
  const inner = `${sheet(140, 110, 10, PAPER)}${rect(10, 9, 120, 92, 5, "var(--card-back)")}${rect(10, 9, 120, 92, 5, "url(#p-back)")}${team ? owner(team) : ballAt(70, 55, 17)}`;
  return svg(140, 110, inner, { label, cls: "card" });
}

function owner(team: LigrettoTeam): string {
  return `<circle cx="70" cy="55" r="33" fill="#b9c8b4" stroke="${WHITE}" stroke-width="2"/>${shirtAt(team, 70, 55, 0.46)}`;
}
