/** Ligretto-Fußball: the front of a shirt card, a stencil number on black or white. */

import { BLACK, PAPER, WHITE, rect, sheet, svg, text } from "../../../drawings/svg";

/** Team 0 is black, team 1 white. */
export const LIGRETTO_TEAMS = ["black", "white"] as const;
export type LigrettoTeam = (typeof LIGRETTO_TEAMS)[number];

const SHIRT = "M33 16c6 9 28 9 34 0l25 14-9 25-12-6v66H29V49l-12 6L8 30z";

interface Cloth {
  readonly body: string;
  readonly number: string;
  readonly paper: string;
  readonly ground: string;
  /** What tells the shirt without its colour: chalk collar and cuffs, or a double hem. */
  readonly hem: string;
}

const CLOTH: Record<LigrettoTeam, Cloth> = {
  black: {
    body: "#22292c",
    number: WHITE,
    paper: PAPER,
    ground: "#e7dfcb",
    hem: `<path d="M36 24c6 7 22 7 28 0M14 56l5-2.2M86 56l-5-2.2" fill="none" stroke="${WHITE}" stroke-width="2.4"/>`,
  },
  white: {
    body: WHITE,
    number: BLACK,
    paper: "#cfd8c9",
    ground: "#b9c8b4",
    hem: `<path d="M30 122.5h40M30 117h40" stroke="${BLACK}" stroke-width="2.4"/>`,
  },
};

/** 100 × 140; the collar says which way up, so 6 and 9 cannot be mixed up. */
export function shirtCard(team: LigrettoTeam, number: number, label?: string): string {
  const { paper, ground, hem } = CLOTH[team];
  const inner = sheet(100, 140, 12, paper) + rect(5, 5, 90, 130, 8, ground) + shirt(team) + hem + stencil(team, number);
  return svg(100, 140, inner, { label, cls: "card" });
}

/** 100 × 140: a place for a shirt, or a whole card whose number does not matter. */
export function blankShirt(team: LigrettoTeam, label?: string): string {
  const { paper, ground, hem } = CLOTH[team];
  return svg(100, 140, sheet(100, 140, 12, paper) + rect(5, 5, 90, 130, 8, ground) + shirt(team) + hem, {
    label,
    cls: "card",
  });
}

function shirt(team: LigrettoTeam): string {
  return `<path d="${SHIRT}" transform="translate(0 6)" fill="${CLOTH[team].body}" stroke="${BLACK}" stroke-width="2.5" stroke-linejoin="round"/>`;
}

/** A shirt without a number, 84 × 105 times the scale around a point, as part of a drawing. */
export function shirtAt(team: LigrettoTeam, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-50 -72)">${shirt(team)}${CLOTH[team].hem}</g>`;
}

/** Cut by one slanted bridge; the 10 by two upright ones in its round figure. */
function stencil(team: LigrettoTeam, number: number): string {
  const { body, number: ink } = CLOTH[team];
  const figure = number > 9 ? text(49.3, 89, 31, number, ink, 'letter-spacing="-2"') : text(50, 96, 58, number, ink);
  return `${figure}<path d="${number > 9 ? "M57 63v7.5M57 84v8" : "M31 76.8l38-4.8"}" stroke="${body}" stroke-width="3.2"/>`;
}
