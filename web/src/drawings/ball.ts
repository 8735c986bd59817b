/** The ball: one pentagon, five seams. */

import { BLACK, WHITE, short, svg } from "./svg";

/** As part of a drawing. */
export function ballAt(x: number, y: number, r: number, leather = WHITE, seam = BLACK): string {
  const corners = [0, 1, 2, 3, 4].map((corner) => ((corner * 2) / 5 - 1 / 2) * Math.PI);
  const spot = (angle: number, far: number) =>
    `${tenth(x + Math.cos(angle) * r * far)} ${tenth(y + Math.sin(angle) * r * far)}`;
  const seams = corners.map((angle) => `M${spot(angle, 0.42)}L${spot(angle, 0.8)}`).join("");
  const pentagon = `M${corners.map((angle) => spot(angle, 0.42)).join("L")}z`;
  return (
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${leather}" stroke="${seam}" stroke-width="${tenth(Math.max(1, r * 0.14))}"/>` +
    `<path d="${seams}" stroke="${seam}" stroke-width="${tenth(r * 0.13)}"/><path d="${pentagon}" fill="${seam}"/>`
  );
}

/** Alone, as what rolls over the pitch. */
export function ball(label?: string): string {
  return svg(48, 48, `<circle cx="24" cy="25.5" r="22" fill="#0b2116" opacity=".3"/>${ballAt(24, 24, 20)}`, {
    label,
    cls: "ball",
  });
}

const tenth = (value: number): string => value.toFixed(1);
