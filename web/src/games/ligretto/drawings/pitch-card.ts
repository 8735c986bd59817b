/** Ligretto-Fußball: a small pitch, the number that is wanted in its centre circle. */

import { CHALK, INK, PAPER, rect, sheet, svg, text } from "../../../drawings/svg";

const MOWN = "M6 28h88v21H6zM6 70h88v21H6zM6 112h88v14a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8z";

/** 100 × 140; without a number its back. */
export function pitchCard(number: number | null, label?: string): string {
  const grass = `${rect(6, 6, 88, 128, 8, "#3c8a58")}<path d="${MOWN}" fill="#35804f"/>`;
  const lines = `<g fill="none" stroke="${CHALK}" stroke-width="2"><rect x="13" y="13" width="74" height="114"/><path d="M13 70h74M34 13v13h32V13M34 127v-13h32v13"/></g>`;
  return svg(100, 140, sheet(100, 140) + grass + lines + circle(number), { label, cls: "card" });
}

function circle(number: number | null): string {
  if (number === null) return `<circle cx="50" cy="70" r="18" fill="none" stroke="${CHALK}" stroke-width="2"/>`;
  const figure = text(50, 85, number > 9 ? 42 : 46, number, INK, 'letter-spacing="-1"');
  return `<circle cx="50" cy="70" r="31" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>${figure}`;
}
