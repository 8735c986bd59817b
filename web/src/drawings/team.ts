/** Two teams by seat: yellow hoops against blue pinstripes, in Elfmeter! and in Würfel-Fußball. */

import { BLACK, WHITE, rect, svg } from "./svg";
import { SHIRT_SIGN } from "./symbols";

/** The first chair is yellow. */
export const TEAMS = ["yellow", "blue"] as const;
export type Team = (typeof TEAMS)[number];

const PATTERN: Record<Team, string> = { yellow: "url(#p-hoops)", blue: "url(#p-pins)" };

/** A piece of the team's cloth, as part of a drawing. */
export function clothAt(team: Team, x: number, y: number, width: number, height: number, corner: number): string {
  return rect(x, y, width, height, corner, `var(--team-${team})`) + rect(x, y, width, height, corner, PATTERN[team]);
}

/** A small shirt in the team's pattern: who plays for whom. */
export function teamShirt(team: Team, label?: string): string {
  const marks =
    team === "yellow"
      ? '<path d="M7 13h10M7 17.5h10M3.5 8l17 0" stroke-width="2.2"/>'
      : '<path d="M10 4v17.5M14 4v17.5" stroke-width="1.4"/>';
  const inner = `<path d="${SHIRT_SIGN}" fill="var(--team-${team})" stroke="${BLACK}" stroke-width="1.4" stroke-linejoin="round"/><g stroke="${team === "yellow" ? BLACK : WHITE}">${marks}</g>`;
  return svg(24, 24, inner, { label, cls: "icon" });
}

/** A table-football figure: shirt and head, as part of a drawing. */
export function footballerAt(team: Team, x: number, y: number, scale: number): string {
  const stripes =
    team === "yellow"
      ? `<path d="M-6 6.5h12M-6 10.5h12" stroke="${BLACK}" stroke-width="2"/>`
      : `<path d="M-2.5 0v14M2.5 0v14" stroke="${WHITE}" stroke-width="1.5"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="M-6-3c2 2 10 2 12 0l6 4-3 6-3-1.5V14H-6V5.5L-9 7l-3-6z" fill="var(--team-${team})" stroke="${BLACK}" stroke-width="1.6" stroke-linejoin="round"/>${stripes}` +
    `<circle cx="0" cy="-8" r="5" fill="#e9b98c" stroke="${BLACK}" stroke-width="1.6"/><path d="M-5-9a5 5 0 0 1 10 0q-5-2-10 0z" fill="${BLACK}"/></g>`
  );
}
