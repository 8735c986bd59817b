/** The bottom of the box on a real table, in millimetres. */

import { ballAt } from "../../../drawings/ball";
import { mown } from "../../../drawings/lawn";
import { CHALK, short, svg } from "../../../drawings/svg";

/** From the edge of the box to its chalk. */
const FRAME = 4;

/** ELF-30: a square in which a card is two fifths wide; the dashed square holds the kick-off card. */
export function boxPitch(side: number, label?: string): string {
  const middle = side / 2;
  const area = side * 0.44;
  const deep = side * 0.11;
  const lines = `<rect x="${FRAME}" y="${FRAME}" width="${side - 2 * FRAME}" height="${side - 2 * FRAME}" rx="2"/><circle cx="${middle}" cy="${middle}" r="${short(side * 0.25)}"/>`;
  const left = short(middle - area / 2);
  const goals = `M${FRAME} ${middle}H${short(side * 0.25)}M${short(side * 0.75)} ${middle}H${side - FRAME}M${left} ${FRAME}v${deep}h${area}v${-deep}M${left} ${side - FRAME}v${-deep}h${area}v${deep}`;
  const spot = side * 0.28;
  const kick = `<rect x="${short(middle - spot / 2)}" y="${short(middle - spot / 2)}" width="${spot}" height="${spot}" rx="4" fill="none" stroke="${CHALK}" stroke-width=".9" stroke-dasharray="3 2.4"/>${ballAt(middle, middle, side * 0.05)}`;
  return svg(side, side, `${mown(side, side, 8)}<g fill="none" stroke="${CHALK}" stroke-width="1.1">${lines}<path d="${goals}"/></g>${kick}`, { label, cls: "pitch" });
}
