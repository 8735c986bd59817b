/** The keeper's gloves. */

import { BLACK, WHITE, short } from "./svg";

export const LEATHER = "#ee8a2a";

const HAND =
  "M-6 9V1l-4-4c-1.5-2 .8-3.8 2.5-2.5L-5-3v-6c0-2.4 3.2-2.4 3.2 0 0-3.2 3.4-3.2 3.4 0 0-2.6 3.2-2.6 3.2.2 0-2 2.9-2 2.9.4L7.5 3 6 9z";

/** One glove, thumb to the left. */
export function gloveAt(x: number, y: number, scale: number, fill = WHITE, ink = BLACK, mirrored = false): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${mirrored ? -scale : scale} ${scale})">` +
    `<path d="${HAND}" fill="${fill}" stroke="${ink}" stroke-width="1.7" stroke-linejoin="round"/><path d="M-6 9H6v4H-6z" fill="${ink}"/></g>`
  );
}

/** Both gloves around a point, thumbs outside. */
export function glovesAt(x: number, y: number, scale: number, fill = LEATHER, ink = BLACK): string {
  return gloveAt(x - 9 * scale, y, scale, fill, ink) + gloveAt(x + 9 * scale, y, scale, fill, ink, true);
}
