/** Elfmeter!: both sides of the 24 cards, the kick-off card and its goal marker, the wanted field and the box. */

import type { Attack, Defence } from "../../../wire/games/elfmeter";
import { ballAt } from "../../../drawings/ball";
import { LEATHER, glovesAt } from "../../../drawings/glove";
import { CHALK, INK, PAPER, WHITE, at, rect, sheet, short, svg } from "../../../drawings/svg";
import { type Team, clothAt, footballerAt } from "../../../drawings/team";

/** A card that is still being typed in shows what is known of it. */
type Known<T> = { readonly [K in keyof T]: T[K] extends number ? number | null : T[K] };
type AttackFace = Known<Pick<Attack, "kind" | "footballer" | "ball" | "shot">>;
type DefenceFace = Known<Pick<Defence, "kind" | "defenders" | "dive">>;
export type ElfmeterFace = AttackFace | DefenceFace;

/** 100 × 150: the pitch of two by three fields above, the goal with three thirds below. */
export function elfmeterCard(team: Team, face: ElfmeterFace, label?: string): string {
  const inner = face.kind === "attack" ? attack(team, face) : defence(team, face);
  return svg(100, 150, framed(team) + inner, { label, cls: "card" });
}

/** 100 × 150: a card of which nobody may see either side. */
export function elfmeterBack(team: Team, label?: string): string {
  const inner = `${sheet(100, 150)}${clothAt(team, 5, 5, 90, 140, 8)}<circle cx="50" cy="75" r="29" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>${ballAt(50, 75, 19)}`;
  return svg(100, 150, inner, { label, cls: "card" });
}

/** 44 × 44. */
export function kickOffCard(team: Team, label?: string): string {
  const inner = `${marker}${clothAt(team, 5, 5, 34, 34, 5)}<circle cx="22" cy="22" r="11.5" fill="${PAPER}"/>${ballAt(22, 22, 8.5)}`;
  return svg(44, 44, inner, { label, cls: "marker" });
}

/** 44 × 44: the back of a kick-off card that was won. */
export function goalMarker(team: Team, label?: string): string {
  const inner = `${marker}<g transform="translate(0 33) scale(1 .5)">${clothAt(team, 5, 0, 34, 12, 3)}</g><path d="M8 31V9h28v22" fill="url(#p-netink)" stroke="${INK}" stroke-width="3"/>${ballAt(22, 22, 6)}`;
  return svg(44, 44, inner, { label, cls: "marker" });
}

/** 96 × 66: where the ball lies, in chalk on the felt; without a field the empty pitch. */
export function wantedField(field: number | null, label?: string): string {
  const lines = `<g fill="none" stroke="${CHALK}" stroke-width="2" stroke-linecap="round"><rect x="2" y="2" width="92" height="62" rx="3"/><path d="M33 2v62M63 2v62M2 33h92" opacity=".75"/></g>`;
  return svg(96, 66, lines + (field === null ? "" : chalked(field)), { label, cls: "wanted" });
}

/** 366 × 400: the bottom of the box that cards are played into, stretched to whatever room there is. */
export function box(label?: string): string {
  const inner = `<g fill="none" stroke="${CHALK}" stroke-width="3.5" filter="url(#chalky)"><rect x="3" y="3" width="360" height="394" rx="6" vector-effect="non-scaling-stroke"/><path vector-effect="non-scaling-stroke" d="M3 3l22 22M363 3l-22 22M3 397l22-22M363 397l-22-22" opacity=".6"/></g>`;
  return svg(366, 400, inner, { label, cls: "lines", more: 'preserveAspectRatio="none"' });
}

const marker = `<rect x="1" y="1" width="42" height="42" rx="8" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/>`;

const column = (field: number): number => field % 3;
const row = (field: number): number => Math.floor(field / 3);
const centreX = (field: number): number => 23.5 + column(field) * 26.5;
const centreY = (field: number): number => 34 + row(field) * 29;
const third = (place: number): number => at([27.5, 50, 72.5], place);

function framed(team: Team): string {
  return sheet(100, 150) + clothAt(team, 5, 5, 90, 140, 8) + rect(9, 9, 82, 132, 5, PAPER);
}

/** Light pitch, an arrow above: footballer, pass and ball; the shot in the goal. */
function attack(team: Team, { footballer, ball, shot }: AttackFace): string {
  const head = `<path d="M45 16.5l5-5.5 5 5.5z" fill="${INK}"/><path d="M22 14h18M60 14h18" stroke="${INK}" stroke-width="1.5"/>`;
  const way = footballer === null || ball === null || footballer === ball ? "" : pass(footballer, ball);
  const man = known(footballer, (field) => footballerAt(team, centreX(field), centreY(field) + 1, 0.88));
  const play = way + man + known(ball, (field) => ballAt(centreX(field), centreY(field), 8.5));
  const kick = known(shot, (place) => `<circle cx="${third(place)}" cy="111" r="10.8" fill="${WHITE}"/>${ballAt(third(place), 111, 9.5)}`);
  return ground("#dcebd4", "#5f8f6c") + head + play + goal(WHITE) + kick;
}

/** Dark pitch, a shield above: one to three footballers; the gloves in the goal. */
function defence(team: Team, { defenders, dive }: DefenceFace): string {
  const head = `<path d="M44.5 10.5h11v4q0 2.5-5.5 4-5.5-1.5-5.5-4z" fill="${INK}"/><path d="M22 14h18M60 14h18" stroke="${INK}" stroke-width="1.5" stroke-dasharray="3 2.5"/>`;
  const wall = defenders.map((field) => footballerAt(team, centreX(field), centreY(field) + 1, 0.88)).join("");
  const glass = "#e9f1f3";
  const save = known(dive, (place) => `<circle cx="${third(place)}" cy="112" r="12.5" fill="${glass}"/>${glovesAt(third(place), 113, 0.72, LEATHER)}`);
  return ground("#24573b", "#bcd8c2") + head + wall + goal(glass) + save;
}

const known = (place: number | null, draw: (place: number) => string): string => (place === null ? "" : draw(place));

function ground(grass: string, line: string): string {
  return `<rect x="10.25" y="19" width="79.5" height="59" fill="${grass}"/><path d="M36.75 19v59M63.25 19v59M10.25 48.5h79.5" stroke="${line}" stroke-width="1.4"/>`;
}

/** A tactic arrow, bent a little to its left, from the footballer's edge to the ball's. */
function pass(from: number, to: number): string {
  const [x1, y1, x2, y2] = [centreX(from), centreY(from), centreX(to), centreY(to)];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
  const [sx, sy, ex, ey] = [x1 + ux * 12.5, y1 + uy * 12.5, x2 - ux * 11, y2 - uy * 11];
  const bend = `${short((sx + ex) / 2 - uy * 5)} ${short((sy + ey) / 2 + ux * 5)}`;
  return `<path d="M${short(sx)} ${short(sy)}Q${bend} ${short(ex)} ${short(ey)}" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="3.5 2.6" marker-end="url(#tip-ink)"/>`;
}

function goal(fill: string): string {
  return (
    `<path d="M14 138V88h72v50" fill="${fill}"/><rect x="14" y="88" width="72" height="50" fill="url(#p-netink)"/>` +
    `<path d="M38 90v48M62 90v48" stroke="${INK}" stroke-width="1.2" stroke-dasharray="2 3"/><path d="M14 140V88h72v52" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`
  );
}

function chalked(field: number): string {
  const [x, y] = [column(field) * 30.7, row(field) * 31];
  return rect(3 + x, 3 + y, 29, 29, 2, CHALK) + ballAt(17.5 + x, 17.5 + y, 10);
}
