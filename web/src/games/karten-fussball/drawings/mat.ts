/** What lies under the cards on a real table, in millimetres: the mat, in two halves. */

import { ballAt } from "../../../drawings/ball";
import type { CardSize } from "../../../drawings/collection";
import { mown } from "../../../drawings/lawn";
import { CHALK, WHITE, short, svg, text } from "../../../drawings/svg";

const GAP = 1.5;
const EDGE = 1;

/** Half of the mat: two rows of three places, and below them, towards its player, goal pile and stack. */
export function matHalf([w, h]: CardSize, [near, far]: readonly [number, number], label?: string): string {
  const width = 3 * w + 2 * GAP + 2 * EDGE;
  const height = 2 * h + w + 3 * GAP + EDGE;
  const rows = [far, near].map((row, place) => rowOf(row, [w, h], GAP / 2 + place * (h + GAP)));
  const end = GAP / 2 + 2 * (h + GAP);
  const inner = mown(width, height, 8) + halfWay(width, h) + rows.join("") + goalPlace(EDGE, end, h, w) + stackPlace(width - EDGE - h, end, h, w);
  return svg(Number(short(width)), Number(short(height)), inner, { label, cls: "pitch" });
}

/** The centre circle's half, where the other sheet is joined on. */
function halfWay(width: number, high: number): string {
  const r = high * 0.6;
  return `<path d="M0 .5H${short(width)}M${short(width / 2 - r)} .5a${r} ${r} 0 0 0 ${2 * r} 0" fill="none" stroke="${CHALK}" stroke-width="1" opacity=".6"/>`;
}

function rowOf(row: number, [w, h]: CardSize, y: number): string {
  const places = [0, 1, 2].map((place) => hole(EDGE + place * (w + GAP), y, w, h) + text(EDGE + place * (w + GAP) + w / 2, y + h / 2 + h * 0.13, h * 0.36, row, CHALK, 'opacity=".8"'));
  return places.join("");
}

function hole(x: number, y: number, width: number, height: number): string {
  return `<rect x="${short(x + 0.5)}" y="${short(y + 0.5)}" width="${short(width - 1)}" height="${short(height - 1)}" rx="5" fill="none" stroke="${CHALK}" stroke-width=".9" stroke-dasharray="3 2.4"/>`;
}

/** A goal with its net, as large as a card lying. */
function goalPlace(x: number, y: number, width: number, height: number): string {
  const inset = width * 0.09;
  const top = height * 0.14;
  const mouth = `<rect x="${short(x + inset)}" y="${short(y + top)}" width="${short(width - 2 * inset)}" height="${short(height - 2 * top)}"`;
  return `${hole(x, y, width, height)}${mouth} fill="#0f2d1c"/>${mouth} fill="url(#p-net)"/>${mouth} fill="none" stroke="${WHITE}" stroke-width="2.4"/>${ballAt(x + width / 2, y + height / 2, height * 0.14)}`;
}

/** Where the stack lies, and an arrow to the rows. */
function stackPlace(x: number, y: number, width: number, height: number): string {
  const arrow = `M${short(x + width / 2)} ${short(y + height * 0.72)}v${short(-height * 0.42)}m${short(-height * 0.15)} ${short(height * 0.15)}l${short(height * 0.15)} ${short(-height * 0.15)}l${short(height * 0.15)} ${short(height * 0.15)}`;
  return `${hole(x, y, width, height)}<path d="${arrow}" fill="none" stroke="${CHALK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
}
