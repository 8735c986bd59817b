/** Chalk lines on the felt under a board: still, so they may be rough; stretched to whatever room there is. */

import { CHALK, svg } from "./svg";

/** A pitch seen from above, upright or lying as it is higher or wider: half-way line, centre circle, two goal areas. */
export function chalkPitch(width: number, height: number, label?: string): string {
  return drawn(width, height, height > width ? upright(width, height) : lying(width, height), label);
}

/** A plain frame. */
export function chalkFrame(label?: string): string {
  return drawn(366, 400, `<rect x="2" y="2" width="362" height="396" rx="2" ${STEADY}/>`, label);
}

/** 64 × 64: a dotted tactic arrow from the upper left to the lower right. */
export function chalkArrow(label?: string): string {
  const way = `<path d="M4 4C28 10 44 30 54 52" fill="none" stroke="${CHALK}" stroke-width="3.5" stroke-dasharray="2 8" stroke-linecap="round" marker-end="url(#tip-chalk)"/>`;
  return svg(64, 64, way, { label, cls: "arrow" });
}

/** However the drawing is stretched, the line stays as thick as chalk. */
const STEADY = 'vector-effect="non-scaling-stroke"';

function drawn(width: number, height: number, inner: string, label?: string): string {
  const chalk = `<g fill="none" stroke="${CHALK}" stroke-width="3" filter="url(#chalky)">${inner}</g>`;
  return svg(width, height, chalk, { label, cls: "lines", more: 'preserveAspectRatio="none"' });
}

function upright(width: number, height: number): string {
  const area = width * 0.38;
  const deep = height * 0.053;
  const middle = width / 2;
  const goals = `M${middle - area / 2} 2v${deep}h${area}v${-deep}M${middle - area / 2} ${height - 2}v${-deep}h${area}v${deep}`;
  return outline(width, height, width * 0.14) + `<path d="M2 ${height / 2}h${width - 4}${goals}" ${STEADY}/>`;
}

function lying(width: number, height: number): string {
  const area = height * 0.6;
  const deep = width * 0.07;
  const middle = height / 2;
  const goals = `M2 ${middle - area / 2}h${deep}v${area}h${-deep}M${width - 2} ${middle - area / 2}h${-deep}v${area}h${deep}`;
  return outline(width, height, height * 0.215) + `<path d="M${width / 2} 2v${height - 4}${goals}" ${STEADY}/>`;
}

function outline(width: number, height: number, circle: number): string {
  return `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="3" ${STEADY}/><circle cx="${width / 2}" cy="${height / 2}" r="${circle}" ${STEADY}/>`;
}
