/** A QR code from the server's path, dark on white in any room: cameras read it the same. */

import { BLACK, escaped, svg } from "./svg";

const QUIET = 4;

/** `path` draws the dark modules in units of one module, `size` modules a side; the quiet zone is added here. */
export function qr(path: string, size: number, label?: string): string {
  const side = size + 2 * QUIET;
  const inner = `<rect width="${side}" height="${side}" fill="#fff"/><path transform="translate(${QUIET} ${QUIET})" d="${escaped(path)}" fill="${BLACK}"/>`;
  return svg(side, side, inner, { label, cls: "qr", more: 'shape-rendering="crispEdges"' });
}

/** The path of a code that comes as rows of modules, dark ones true. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
