/** Chalk lines on the felt under a board, stretched to whatever room there is: still, so they may be rough. */

import { CHALK, svg } from "./svg";

const drawn = (width: number, height: number, inner: string, label?: string): string =>
  svg(width, height, `<g fill="none" stroke="${CHALK}" stroke-width="3" filter="url(#chalky)">${inner}</g>`, {
    label,
    cls: "lines",
    more: 'preserveAspectRatio="none"',
  });

/** A pitch seen from above, upright: half-way line, centre circle, two goal areas. */
export function chalkPitchUpright(label?: string): string {
  return drawn(
    376,
    492,
    '<rect x="2" y="2" width="372" height="488" rx="3"/><path d="M2 246h372M118 2v26h140V2M118 490v-26h140v26"/><circle cx="188" cy="246" r="52"/>',
    label,
  );
}

/** The same lying. */
export function chalkPitchLying(label?: string): string {
  return drawn(
    1340,
    550,
    '<rect x="2" y="2" width="1336" height="546" rx="3"/><path d="M670 2v546M2 110h92v330H2M1338 110h-92v330h92"/><circle cx="670" cy="275" r="118"/>',
    label,
  );
}

/** A plain frame. */
export function chalkFrame(label?: string): string {
  return drawn(366, 400, '<rect x="2" y="2" width="362" height="396" rx="2"/>', label);
}

/** A dotted tactic arrow from the upper left to the lower right. */
export function chalkArrow(label?: string): string {
  const way = `<path d="M4 4C28 10 44 30 54 52" fill="none" stroke="${CHALK}" stroke-width="3.5" stroke-dasharray="2 8" stroke-linecap="round" marker-end="url(#tip-chalk)"/>`;
  return svg(64, 64, way, { label, cls: "arrow" });
}
