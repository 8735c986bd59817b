/**
 * Würfel-Fußball: the pitch of 5 strips by 11 lines. Mown stripes are the lines, chalk crosses the corners of the fields.
 *
 * A field is (strip, line) as the one who attacks counts: line 11 is in front of the attacked goal. Upright the attack goes
 * up, lying it goes right; strip 1 is the attacker's left. Whoever sees it from the other end asks for `facing(field)`.
 * Still lines are rough chalk; what moves (the ball) is better an element of its own, put at `fieldBox`.
 */

import { ballAt } from "../../../drawings/ball";
import { CHALK, GO, WHITE, short, svg } from "../../../drawings/svg";

export type Field = readonly [strip: number, line: number];
/** Upright on a phone, its fields wider than tall; tall where there is room for squares; lying on a desktop and the TV. */
export type Lie = "upright" | "tall" | "lying";

export interface Marks {
  /** The ball's way so far, dotted chalk. */
  readonly path?: readonly (readonly [Field, Field])[];
  /** Where the ball may go: fields in the bib's colour. */
  readonly targets?: readonly Field[];
  /** And how: arrows in the bib's colour. */
  readonly arrows?: readonly (readonly [Field, Field])[];
  readonly ball?: Field;
  /** Both ends alike, as on paper, where either may be the attacked one. */
  readonly fair?: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STRIPS = 5;
const LINES = 11;
const SIDE = 14;

interface Measure {
  readonly cell: number;
  readonly depth: number;
  readonly width: number;
  readonly length: number;
  /** Depth of the goals behind the goal lines. */
  readonly goal: number;
}

/** Measures of the upright drawing; lying, it is the tall one turned. */
function measure(lie: Lie): Measure {
  const [cell, depth] = lie === "upright" ? [66, 39] : [62, 62];
  return { cell, depth, width: cell * STRIPS, length: depth * LINES, goal: depth * 0.62 };
}

/** The drawing's size, in its own units. */
export function pitchSize(lie: Lie): { width: number; height: number } {
  const { width, length, goal } = measure(lie);
  const [across, along] = [width + 2 * SIDE, length + 2 * goal + 12];
  return lie === "lying" ? { width: along, height: across } : { width: across, height: along };
}

/** Where a field lies, in hundredths of the drawing's width and height: for what is laid over it. */
export function fieldBox(lie: Lie, [strip, line]: Field): Box {
  const { cell, depth, length, goal } = measure(lie);
  const size = pitchSize(lie);
  const [across, along] = [SIDE + (strip - 1) * cell, goal + 6 + length - line * depth];
  const box =
    lie === "lying"
      ? { x: size.width - along - depth, y: across, width: depth, height: cell }
      : { x: across, y: along, width: cell, height: depth };
  return {
    x: (box.x / size.width) * 100,
    y: (box.y / size.height) * 100,
    width: (box.width / size.width) * 100,
    height: (box.height / size.height) * 100,
  };
}

/** The same field as the other side counts it. */
export const facing = ([strip, line]: Field): Field => [STRIPS + 1 - strip, LINES + 1 - line];

/** The pitch, the attacked end the lighter one, with whatever is marked on it. */
export function pitch(lie: Lie, marks: Marks = {}, label?: string): string {
  const { width, height } = pitchSize(lie);
  const measured = measure(lie);
  const inner = `<g transform="translate(${SIDE} ${short(measured.goal + 6)})">${ground(measured, marks.fair ?? false)}${marked(measured, marks)}</g>`;
  const turned = lie === "lying" ? `<g transform="translate(${short(width)} 0) rotate(90)">${inner}</g>` : inner;
  return svg(Number(short(width)), Number(short(height)), turned, { label, cls: "pitch" });
}

function ground(measured: Measure, fair: boolean): string {
  return stripes(measured) + end(measured, true, true) + end(measured, false, fair) + crosses(measured) + chalk(measured);
}

function stripes({ width, depth }: Measure): string {
  const stripe = (place: number) =>
    `<rect y="${place * depth}" width="${width}" height="${depth}" fill="var(${place % 2 ? "--felt" : "--felt-mown"})"/>`;
  return Array.from({ length: LINES }, (_, place) => stripe(place)).join("");
}

/** Shooting zone: a dashed line and lighter grass; goal area: solid chalk, lighter again; the goal with its net behind. */
function end({ cell, depth, width, length, goal }: Measure, attacked: boolean, light: boolean): string {
  const zone = attacked ? 0 : length - 3 * depth;
  const area = attacked ? 0 : length - 2 * depth;
  const mouth = `<rect width="${cell}" height="${short(goal)}"`;
  const frame = attacked ? `M0 ${short(goal)}V0H${cell}V${short(goal)}` : `M0 0V${short(goal)}H${cell}V0`;
  return (
    `<rect y="${zone}" width="${width}" height="${3 * depth}" fill="#fbf8ee" opacity="${light ? 0.1 : 0.04}"/>` +
    `<path d="M0 ${attacked ? 3 * depth : zone}H${width}" stroke="${CHALK}" stroke-width="2.5" stroke-dasharray="9 7"/>` +
    `<rect x="${cell}" y="${area}" width="${3 * cell}" height="${2 * depth}" fill="#fbf8ee" fill-opacity="${light ? 0.1 : 0.03}" stroke="${CHALK}" stroke-width="3"/>` +
    `<g transform="translate(${2 * cell} ${attacked ? short(-goal) : length})">${mouth} fill="#0f2d1c"/>${mouth} fill="url(#p-net)"/><path d="${frame}" fill="none" stroke="${WHITE}" stroke-width="4"/></g>`
  );
}

function crosses({ cell, depth }: Measure): string {
  const d = [1, 2, 3, 4].flatMap((x) =>
    Array.from({ length: LINES - 1 }, (_, y) => `M${x * cell - 4} ${(y + 1) * depth}h8m-4-4v8`),
  );
  return `<path d="${d.join("")}" stroke="${CHALK}" stroke-width="1.6" opacity=".55"/>`;
}

function chalk({ cell, depth, width: w, length: l }: Measure): string {
  const r = Math.min(cell, depth) * 1.18;
  const half = `M0 ${l / 2}H${short(w / 2 - r)}M${short(w / 2 + r)} ${l / 2}H${w}`;
  const corners = `M0 12A12 12 0 0 0 12 0M${w} 12A12 12 0 0 1 ${w - 12} 0M0 ${l - 12}A12 12 0 0 1 12 ${l}M${w} ${l - 12}A12 12 0 0 0 ${w - 12} ${l}`;
  return `<g fill="none" stroke="${CHALK}" stroke-width="3" filter="url(#chalky)"><rect width="${w}" height="${l}"/><circle cx="${w / 2}" cy="${l / 2}" r="${short(r)}"/><path d="${half}${corners}"/></g>`;
}

function marked(measured: Measure, { path = [], targets = [], arrows = [], ball }: Marks): string {
  const ways = path.map(([from, to]) => dotted(measured, from, to));
  const goes = targets.map((field) => target(measured, field));
  const tips = arrows.map(([from, to]) => pointed(measured, from, to));
  return [...ways, ...goes, ...tips, ball ? lying(measured, ball) : ""].join("");
}

const centre = ({ cell, depth, length }: Measure, [strip, line]: Field): [number, number] => [
  (strip - 0.5) * cell,
  length - (line - 0.5) * depth,
];

function dotted(measured: Measure, from: Field, to: Field): string {
  const [[x1, y1], [x2, y2]] = [centre(measured, from), centre(measured, to)];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const stop = `${short(x2 - ((x2 - x1) / far) * 16)} ${short(y2 - ((y2 - y1) / far) * 16)}`;
  return `<circle cx="${x1}" cy="${y1}" r="5" fill="${CHALK}"/><path d="M${x1} ${y1}L${stop}" stroke="${CHALK}" stroke-width="3.5" stroke-dasharray="2 7" stroke-linecap="round"/>`;
}

function target(measured: Measure, field: Field): string {
  const { cell, depth } = measured;
  const [x, y] = centre(measured, field);
  return `<rect x="${short(x - cell * 0.44)}" y="${short(y - depth * 0.44)}" width="${short(cell * 0.88)}" height="${short(depth * 0.88)}" rx="10" fill="${GO}" fill-opacity=".2" stroke="${GO}" stroke-width="4"/>`;
}

function pointed(measured: Measure, from: Field, to: Field): string {
  const [[x1, y1], [x2, y2]] = [centre(measured, from), centre(measured, to)];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const gap = Math.min(measured.cell, measured.depth) * 0.44;
  const start = `${short(x1 + ((x2 - x1) / far) * gap)} ${short(y1 + ((y2 - y1) / far) * gap)}`;
  return `<path d="M${start}L${x2} ${y2}" stroke="${GO}" stroke-width="5" stroke-linecap="round" marker-end="url(#tip-go)" fill="none"/>`;
}

function lying(measured: Measure, field: Field): string {
  const [x, y] = centre(measured, field);
  const r = Math.min(measured.cell, measured.depth) * (measured.depth < measured.cell ? 0.36 : 0.28);
  return `<circle cx="${x}" cy="${y}" r="${short(r * 1.25)}" fill="#0b2116" opacity=".3"/>${ballAt(x, y, r)}`;
}
