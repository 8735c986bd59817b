/** Würfel-Fußball: the sign of each result, 24 × 24. The tile shows none of them, and whoever plays something else loads none. */

import type { BlueFace, KeeperFace, MasterFace, PenaltyFace, ShotFace } from "../../../wire/games/wuerfel-fussball";
import { ballAt } from "../../../drawings/ball";
import { gloveAt } from "../../../drawings/glove";
import { boot, line, shield, type Draw } from "./die-sign";

export type Result = ShotFace | BlueFace | KeeperFace | PenaltyFace | MasterFace;

const mouth = (ink: string): string => line("M2.5 21V4.5h19V21", ink, 2.8);
const net = (ink: string): string => line("M7 5v16M12 5v16M17 5v16M3.5 10h17M3.5 15.5h17", ink, 1, 'opacity=".65"');
/** Struck out: a line with the ground on both sides of it. */
const struck = (ink: string, ground: string, d = "M3 3l18 18"): string => line(d, ground, 6) + line(d, ink, 2.8);

/** A ball with the strokes of its speed. */
const rocketing = (ink: string, ground: string): string =>
  line("M1.5 16.5l6-3M1.5 21l8-4M5 22.5l5-2.6", ink, 2.2) + ballAt(15.5, 9.5, 7.5, ink, ground);

const whistle = (ink: string, ground: string): string =>
  `<path d="M1.5 7.5h12.5a6.7 6.7 0 1 1-6.5 7.6L1.5 13z" fill="${ink}"/><circle cx="14.2" cy="14.2" r="2.6" fill="${ground}"/>` +
  line("M9.5 4V1.5M14 4l1-2.5M5 4L4 1.5", ink, 2);

const cornerFlag = (ink: string): string =>
  `${line("M6 22V2.5", ink, 2.6)}<path d="M6 2.5l13 5-13 5z" fill="${ink}"/>${line("M6 22h15M6 15a7 7 0 0 1 7 7", ink, 2)}`;

/** The ball over the end of a line. */
const gone = (ink: string, ground: string): string =>
  `${line("M3 2v20", ink, 2.8)}${line("M7 14h4", ink, 2.2)}${ballAt(17, 13, 5.4, ink, ground)}${line("M13 3.5h7M17.5 1l3 2.5-3 2.5", ink, 2)}`;

/** The ball in both gloves. */
const held = (ink: string, ground: string): string =>
  gloveAt(6.2, 15.2, 0.62, "none", ink) +
  gloveAt(17.8, 15.2, 0.62, "none", ink, true) +
  ballAt(12, 7.4, 6, ink, ground);

const RESULTS: Record<Result, Draw> = {
  // The shot.
  net: (ink, ground) => mouth(ink) + net(ink) + ballAt(12, 14, 5.4, ink, ground),
  unstoppable: (ink, ground) => rocketing(ink, ground),
  post: (ink, ground) => line("M4.5 22V3H22", ink, 4.4) + ballAt(12.6, 14.5, 5.8, ink, ground),
  bar: (ink, ground) =>
    `${line("M2 22V6h20v16", ink, 2.2)}${line("M2 6h20", ink, 4.4)}${ballAt(12, 14.2, 5.4, ink, ground)}`,
  out: gone,
  // The defender.
  steal: (ink, ground) =>
    `${ballAt(16.5, 16.5, 5.6, ink, ground)}${line("M20 7.5A8.5 8.5 0 1 0 6 17M2.2 13.2L6 17.4l4-4", ink, 2.8)}`,
  miss: (ink, ground) =>
    `<path d="${boot}" fill="${ink}" transform="translate(0 1.5)"/>${struck(ink, ground, "M21 2.5L3.5 21.5")}`,
  "own-goal": (ink, ground) =>
    `${line("M2.5 15V4h19v11", ink, 2.6)}${ballAt(8, 12, 4.6, ink, ground)}${line("M20 20.5a6.5 6.5 0 0 1-11.5 0M8 23.5l.2-3.6 3.4.9", ink, 2.2)}`,
  clear: (ink, ground) =>
    `<g transform="translate(-2 4) scale(.86)"><path d="${boot}" fill="${ink}"/></g>${ballAt(18.4, 5.6, 4.4, ink, ground)}${line("M14 12.5l2-2.6M18.5 14.5v-2.4", ink, 1.8)}`,
  foul: whistle,
  // The keeper.
  held,
  "not-held": (ink, ground) => gloveAt(12, 11, 1, "none", ink) + struck(ink, ground),
  parry: (ink, ground) =>
    gloveAt(7, 14, 0.84, "none", ink) +
    ballAt(19, 5.2, 4.4, ink, ground) +
    line("M16 12.8l2-1.2M15.2 9.6l.9-.9", ink, 1.8),
  corner: cornerFlag,
  // The penalty.
  goal: (ink, ground) => `${mouth(ink)}${net(ink)}${ballAt(12, 14, 5.4, ink, ground)}`,
  // The master.
  "long-shot": (ink, ground) =>
    `${line("M16.5 8.5V2.5h6v6", ink, 2)}${ballAt(5, 19, 4.4, ink, ground)}${line("M9.5 14.5l7-7M11.8 7.2l4.9.1.1 4.9", ink, 2.6)}`,
  assist: (ink, ground) =>
    `${ballAt(19, 17.5, 4.4, ink, ground)}<circle cx="4.6" cy="6" r="3" fill="${ink}"/>${line("M4.6 13c.5 5 4.4 6 8.4 5.2M10.2 15.3l3.2 2.8-2.6 3.4", ink, 2.5)}${line("M17 4l2 2 3.5-4", ink, 2.3)}`,
  "perfect-save": (ink, ground) =>
    held(ink, ground) + line("M4 1l1.6 1.5M20 1l-1.6 1.5M1.2 5l2.4.6M22.8 5l-2.4.6", ink, 2),
  "win-back": (ink, ground) =>
    `<g transform="translate(-1.2 -1) scale(.72)">${shield(ink)}</g>${ballAt(17.8, 17.6, 4.6, ink, ground)}${line("M16 3.5c3.5.6 5.2 3 5.2 6.4M18.6 7.6l2.6 2.8 2.4-2.9", ink, 2.1)}`,
};

/** What a face shows besides an arrow. */
export function resultSign(result: Result, ink: string, ground: string): string {
  return RESULTS[result](ink, ground);
}
