/** Würfel-Fußball: the eight dice at rest with the sign of their role, and the faces with an arrow. */

import type { Arrow, Die, Way } from "../../../wire/games/wuerfel-fussball";
import { BESIDE, INK_ON, ROLES } from "./die-sign";
import { cube } from "../../../drawings/cube";
import { BLACK, WHITE, sign, svg, text } from "../../../drawings/svg";

export const DICE: readonly Die[] = ["orange", "red", "violet", "shot", "blue", "keeper", "black", "white"];
export type ArrowFace = Pick<Arrow, "way" | "number" | "mark">;

/** 80 × 80: at rest, its role's sign large. */
export function die(which: Die, label?: string): string {
  return coloured(which, sign(ROLES[which](INK_ON[which], colour(which)), 40, 39, 46), label);
}

/** 80 × 80: as it fell, with an arrow on it. */
export function arrowDie(which: Die, face: ArrowFace): string {
  return coloured(which, arrow(which, face));
}

/** 80 × 80: the role's sign alone, without the cube, in the current colour. */
export function roleSign(which: Die, label?: string): string {
  return svg(24, 24, ROLES[which]("currentColor", "var(--paper)"), { label, cls: "icon" });
}

export const colour = (which: Die): string => `var(--die-${which})`;

const isLight = (which: Die): boolean => which === "white" || which === "keeper";
export const coloured = (which: Die, inner: string, label?: string): string => cube(colour(which), isLight(which), inner, label);

const TURN: Record<Way, number> = { forward: 0, diagonal: 45, sideways: 90, back: 180 };

/** The arrow left, the number right with the role's sign above it and the mark on a disc below. */
export function arrow(which: Die, { way, number, mark }: ArrowFace): string {
  const ink = INK_ON[which];
  const shift = way === "sideways" ? "translate(-1 4) scale(.9)" : "translate(-1 0)";
  const shaft = `<g transform="${shift} rotate(${TURN[way]} 30 39)"><path d="M30 61V19M14.5 34.5l15.5-16 15.5 16" fill="none" stroke="${ink}" stroke-width="7.4" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  const small = number > 9 ? 'letter-spacing="-1.5"' : "";
  const figure = text(62, mark ? 49 : 56, mark || number > 9 ? 29 : 34, number, ink, small);
  return shaft + sign(BESIDE[which](ink, colour(which)), 61, 17.5, 20) + figure + (mark && disc(which, mark));
}

function disc(which: Die, mark: string): string {
  const ink = INK_ON[which];
  return `<circle cx="62" cy="63" r="10" fill="${ink}"/>${text(62, 68.5, 15.5, mark, ink === BLACK ? WHITE : colour(which))}`;
}
