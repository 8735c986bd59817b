/** The 80 number cards of Elfer raus!, Junior, Foul and Zweikampf, by the wire's numbers; and the places that wait for them. */

import { CHALK, GO, PAPER, at, rect, sheet, svg, text } from "../drawings/svg";
import { COLOURS, type Colour, inkOn, symbolAt } from "../drawings/symbols";

const HIGHEST = 20;

export const colourOf = (card: number): Colour => at(COLOURS, Math.floor(card / HIGHEST));
export const numberOf = (card: number): number => (card % HIGHEST) + 1;
export const numberCardOf = (colour: Colour, number: number): number => COLOURS.indexOf(colour) * HIGHEST + number - 1;

/** 100 × 140: number above, symbol below, both on the colour's pattern. */
export function numberCard(card: number, label?: string): string {
  const colour = colourOf(card);
  const inner = sheet(100, 140) + field(colour, 6, 6, 88, 128, 8) + figure(numberOf(card), inkOn(colour));
  return svg(100, 140, inner + symbolAt(colour, 50, 109, 34, inkOn(colour)), { label, cls: "card" });
}

/** The same card in a narrow place: number left and symbol right, or above each other where it is higher than wide. */
export function numberStrip(card: number, label?: string, height = 24, width = 84): string {
  const colour = colourOf(card);
  const inner = rect(0, 0, width, height, 4, PAPER) + field(colour, 1.5, 1.5, width - 3, height - 3, 3) + stripMarks(card, inkOn(colour), width, height);
  return svg(width, height, inner, { label, cls: "strip" });
}

/** A place in its row that waits for its card: dashed chalk, bib-coloured where the card can be laid now. */
export function waitingCard(card: number, can: boolean, label?: string): string {
  const ink = can ? GO : CHALK;
  const inner = hole(100, 140, 12, 4.5, can) + figure(numberOf(card), ink) + symbolAt(colourOf(card), 50, 109, 34, ink);
  return svg(100, 140, inner, { label, cls: "card waiting", more: seam });
}

/** The same in a narrow place. */
export function waitingStrip(card: number, can: boolean, label?: string, height = 24, width = 84): string {
  const inner = hole(width, height, 4, 2.2, can) + stripMarks(card, can ? GO : CHALK, width, height);
  return svg(width, height, inner, { label, cls: "strip waiting", more: seam });
}

/** On a waiting place the felt shows through the seams of the grey ball. */
const seam = 'style="--seam:var(--felt)"';

function field(colour: Colour, x: number, y: number, width: number, height: number, corner: number): string {
  return rect(x, y, width, height, corner, `var(--${colour})`) + rect(x, y, width, height, corner, `url(#p-${colour})`);
}

/** Round numbers are narrower; 6 and 9 are underlined, whichever way up they lie. */
function figure(number: number, ink: string): string {
  if (number % 10 === 0) return text(48, 72, 58, number, ink, 'letter-spacing="-3.5"');
  if (number > 9) return text(49, 73, 64, number, ink, 'letter-spacing="-2"');
  const line = number === 6 || number === 9 ? rect(36, 80, 28, 4.5, 2, ink) : "";
  return text(50, 73, 70, number, ink) + line;
}

function stripMarks(card: number, ink: string, width: number, height: number): string {
  const number = numberOf(card);
  const high = height > width;
  const line = number === 6 || number === 9 ? rect(-4.5, 7.4, 9, 1.6, 0.8, ink) : "";
  const figure = text(0, 5.8, 16.5, number, ink, number > 9 ? 'letter-spacing="-.6"' : "") + line;
  const [scale, [x, y]] = high ? [Math.min(width / 23, height / 40, 2.4), [0, 9]] : [Math.min(height / 23, width / 50, 2), [12, 0]];
  const marks = `<g transform="translate(${-x} ${-y})">${figure}</g>${symbolAt(colourOf(card), x, y + 1, 13, ink)}`;
  return `<g transform="translate(${width / 2} ${height / 2}) scale(${scale})">${marks}</g>`;
}

function hole(width: number, height: number, corner: number, line: number, can: boolean): string {
  const x = line / 2;
  const w = width - line;
  const h = height - line;
  const stroke = can ? `stroke="${GO}"` : `stroke="${CHALK}" stroke-dasharray="${line * 2.3} ${line * 1.8}"`;
  return (
    rect(0, 0, width, height, corner, "var(--felt)") +
    `<rect x="${x}" y="${x}" width="${w}" height="${h}" rx="${corner - x}" fill="${can ? GO : "none"}" fill-opacity=".16" ${stroke} stroke-width="${line}"/>`
  );
}

/** The card of that colour and number. */
export const numbered = (colour: Colour, number: number): string => numberCard(numberCardOf(colour, number));
