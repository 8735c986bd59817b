/** Würfel-Fußball: the sign of each die's role, 24 × 24, so that no die needs its colour. */

import type { Die } from "../../../wire/games/wuerfel-fussball";
import { ballAt } from "../../../drawings/ball";
import { gloveAt } from "../../../drawings/glove";
import { BLACK, WHITE, text } from "../../../drawings/svg";

/** The ink of a sign, and the ground that shows through it. */
export type Draw = (ink: string, ground: string) => string;

export const line = (d: string, ink: string, width = 2.6, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const shield = (ink: string): string => `<path d="M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z" fill="${ink}"/>`;
const star = "M12 1.5l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.6l-6.5 3.6L7 14l-5.4-5 7.3-.8z";
export const boot = "M4 4v9c0 3 2 4 5 4h11c0-4-3-5-7-6-2-1-3-4-3-7z";

export const ROLES: Record<Die, Draw> = {
  orange: (ink) => `<path d="${boot}" fill="${ink}"/>${line("M6 20.5h2M11 20.5h2M16 20.5h2", ink, 2.4)}`,
  red: (ink) => `<circle cx="5" cy="12" r="3.5" fill="${ink}"/>${line("M11 12h9M16.5 7.5L21 12l-4.5 4.5", ink, 3)}`,
  violet: (ink) =>
    `<circle cx="4.5" cy="19" r="3.3" fill="${ink}"/>${line("M6 14C8 4 16 3 20 12M21.5 6.5L20.3 13l-5.8-2.6", ink, 2.8)}`,
  shot: (ink, ground) =>
    `${line("M2.5 20V4.5h19V20", ink)}${line("M7 5v8M12 5v8M17 5v8M4 9h16", ink, 1.2)}${ballAt(12, 17, 5, ink, ground)}`,
  blue: shield,
  keeper: (ink) => gloveAt(12, 11, 1, ink === BLACK ? WHITE : "none", ink),
  black: (ink) =>
    `<circle cx="12" cy="12" r="9.5" fill="none" stroke="${ink}" stroke-width="2.4"/>${text(12, 16.5, 12.5, "11", ink)}`,
  white: (ink) => `<path d="${star}" fill="${ink}"/>`,
};

const pair = (ink: string, y: number): string => `<circle cx="4.8" cy="${y}" r="4.2" fill="${ink}"/><circle cx="19.2" cy="${y}" r="4.2" fill="${ink}"/>`;
/** Beside an arrow that says where to, a role must not look like one more: short or long, from one to another. */
export const BESIDE: Record<Die, Draw> = {
  ...ROLES,
  red: (ink) => pair(ink, 12) + line("M8 12h8", ink, 2.6),
  violet: (ink) => pair(ink, 17.5) + line("M4.8 13C7 1.5 17 1.5 19.2 13", ink, 2.6),
};

/** Paper white on dark dice, ink on light ones. */
export const INK_ON: Record<Die, string> = {
  orange: BLACK,
  red: WHITE,
  violet: WHITE,
  shot: WHITE,
  blue: WHITE,
  keeper: BLACK,
  black: WHITE,
  white: BLACK,
};
