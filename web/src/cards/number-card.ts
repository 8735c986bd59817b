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

/** 84 wide: the same card lying in a phone's ladder, number left, symbol right; higher where there are fewer of them. */
export function numberStrip(card: number, label?: string, height = 24): string {
  const colour = colourOf(card);
  const inner = rect(0, 0, 84, height, 4, PAPER) + field(colour, 1.5, 1.5, 81, height - 3, 3) + stripMarks(card, inkOn(colour), height);
  return svg(84, height, inner, { label, cls: "strip" });
}

/** A place in its row that waits for its card: dashed chalk, bib-coloured where the card can be laid now. */
export function waitingCard(card: number, can: boolean, label?: string): string {
  const ink = can ? GO : CHALK;
  const inner = hole(100, 140, 12, 4.5, can) + figure(numberOf(card), ink) + symbolAt(colourOf(card), 50, 109, 34, ink);
  return svg(100, 140, inner, { label, cls: "card waiting", more: seam });
}

/** 84 wide, in a phone's ladder. */
export function waitingStrip(card: number, can: boolean, label?: string, height = 24): string {
  const inner = hole(84, height, 4, 2.2, can) + stripMarks(card, can ? GO : CHALK, height);
  return svg(84, height, inner, { label, cls: "strip waiting", more: seam });
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

function stripMarks(card: number, ink: string, height: number): string {
  const number = numberOf(card);
  const line = number === 6 || number === 9 ? rect(26.5, 19, 9, 1.6, 0.8, ink) : "";
  const marks = text(31, 17.8, 16.5, number, ink) + line + symbolAt(colourOf(card), 56, 12, 13, ink);
  const scale = Math.min(height / 24, 1.6);
  return `<g transform="translate(42 ${height / 2}) scale(${scale}) translate(-42 -12)">${marks}</g>`;
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
