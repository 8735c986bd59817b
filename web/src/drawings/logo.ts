/** The mark: centre circle, half-way line, ball. */

import { ballAt } from "./ball";
import { CHALK, svg } from "./svg";

/** 40 × 40. */
export function logo(label?: string): string {
  const lines = `<g fill="none" stroke="${CHALK}" stroke-width="2.6"><circle cx="20" cy="20" r="18"/><path d="M20 2v36"/></g>`;
  return svg(40, 40, lines + ballAt(20, 20, 8), { label, cls: "logo" });
}
