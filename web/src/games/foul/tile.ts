/** On its tile: a hidden card, and is it a seven? */
import { cardBack } from "../../drawings/card-back";
import { chalk, lying } from "../../drawings/scenery";
import { INK, PAPER, text } from "../../drawings/svg";

export function scene(): string {
  const cards = lying(cardBack(), 26, 22, 62, -9) + lying(cardBack(), 40, 18, 62, 4);
  const bubble = `<path d="M112 18h70a9 9 0 0 1 9 9v28a9 9 0 0 1-9 9h-48l-16 14 3-14h-9a9 9 0 0 1-9-9V27a9 9 0 0 1 8-9z" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>${text(148, 53, 33, "7 ?")}`;
  const whistle = `<g transform="translate(148 98) rotate(-12)"><path d="M-28 -9h22a17 17 0 1 1-10 17l-12-3z" fill="#efb72c" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/><circle cx="0" cy="7" r="6" fill="${INK}"/>${chalk("M-8 -18l-3-9M4 -19l2-9")}</g>`;
  return chalk("M0 100h200") + cards + bubble + whistle;
}
