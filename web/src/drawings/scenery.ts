/** What the games' tiles are made of: mown grass, chalk, and things that lie on it. */

import { CHALK, inset, svg } from "./svg";

const GRASS =
  '<rect width="200" height="130" fill="var(--felt-mown)"/><path d="M0 0h25v130H0zM50 0h25v130H50zM100 0h25v130h-25zM150 0h25v130h-25z" fill="var(--felt)" opacity=".75"/>';

/** 200 × 130: a scene on the grass. */
export const onGrass = (scene: string, label?: string): string =>
  svg(200, 130, GRASS + scene, { label, cls: "tile", more: 'preserveAspectRatio="xMidYMid slice"' });

export const chalk = (d: string, width = 3, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${CHALK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
export const dotted = (d: string): string => chalk(d, 3.5, 'stroke-dasharray="3 7"');

/** A card lying on the grass, turned a little. */
export function lying(drawing: string, x: number, y: number, width: number, turn = 0, ratio = 1.4): string {
  const height = width * ratio;
  const shadow = `<rect x="${x + 1}" y="${y + 3}" width="${width - 2}" height="${height}" rx="${width * 0.1}" fill="#0b2116" opacity=".3"/>`;
  return turned(shadow + inset(drawing, x, y, width, height), x + width / 2, y + height / 2, turn);
}

const turned = (inner: string, x: number, y: number, turn: number): string =>
  turn ? `<g transform="rotate(${turn} ${x} ${y})">${inner}</g>` : inner;
export const thrown = (drawing: string, x: number, y: number, size: number, turn: number): string =>
  turned(inset(drawing, x, y, size, size), x + size / 2, y + size / 2, turn);
