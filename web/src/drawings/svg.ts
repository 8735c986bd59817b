/**
 * One SVG as text: the helper that every drawing of the kit ends in, and the few shapes they share.
 *
 * Drawings know no words: whoever shows one hands its label in. Without a label it is hidden from screen readers.
 * Colours come from `styles/tokens.css`, patterns from `patterns.ts`, which a page holds once.
 */

export const INK = "var(--ink)";
export const PAPER = "var(--paper)";
export const CHALK = "var(--chalk)";
export const GO = "var(--go)";
/** Printed ink and white: they stay what they are when the room gets dark. */
export const BLACK = "#16261e";
export const WHITE = "#fffdf5";

export interface Frame {
  readonly label?: string | undefined;
  readonly cls?: string;
  /** Further attributes, as text. */
  readonly more?: string;
}

/** A drawing of its own. */
export function svg(width: number, height: number, inner: string, { label, cls, more }: Frame = {}): string {
  const name = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  const attributes = [cls && `class="${cls}"`, `viewBox="0 0 ${width} ${height}"`, name, more];
  return `<svg ${attributes.filter(Boolean).join(" ")}>${inner}</svg>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Safe inside an attribute and between tags. */
export function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The font slashes its zero; children read a round one, so the letter O is drawn and the label says the digit. */
export function zero(digits: string | number): string {
  return String(digits).replace(/0/g, "O");
}

/** Thick figures or letters around x. */
export function text(x: number, y: number, size: number, words: string | number, fill = INK, more = ""): string {
  const place = `x="${x}" y="${y}" font-size="${size}"`;
  return `<text ${place} font-weight="800" text-anchor="middle" fill="${fill}"${more && ` ${more}`}>${escaped(zero(words))}</text>`;
}

/** A sheet of paper with its edge: what every card is drawn on. */
export function sheet(width: number, height: number, corner = 12, fill = PAPER): string {
  return `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${corner}" fill="${fill}" stroke="var(--paper-edge)"/>`;
}

export function rect(x: number, y: number, width: number, height: number, corner: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;
}

/** A 24 × 24 sign around a point, `size` wide. */
export function sign(inner: string, x: number, y: number, size: number): string {
  return `<g transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${short(size / 24)})">${inner}</g>`;
}

/** A finished drawing as part of another one. */
export function inset(drawing: string, x: number, y: number, width: number, height: number): string {
  return drawing.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** The thing at that place; a place that does not exist is a mistake of the caller, not an empty card. */
export function at<Thing>(things: readonly Thing[], place: number): Thing {
  const thing = things[place];
  if (thing === undefined) throw new RangeError(`no place ${place} of ${things.length}`);
  return thing;
}
