/**
 * Where a thrown card comes to rest (ELF-29): a little physics, seen by the one who throws. The box is a square of 1000,
 * y grows towards the thrower. Only the landing is sent; whether it counts is for the rules to say.
 */
import type { Landing } from "../../wire/games/elfmeter";

/** What a finger did: in thousandths of the box, and of the box a second. */
export interface Flick {
  /** Where the card leaves the hand, from the left wall. */
  readonly x: number;
  readonly vx: number;
  /** Less than nothing is away from the thrower. */
  readonly vy: number;
  /** Where the finger held the card: -1 at its left edge, 1 at its right. */
  readonly grip: number;
}

const HAND = 1_450;
const BOX = 1_000;
const STEP = 1 / 240;
/** Cardboard on cardboard, and the air. */
const FRICTION = 5_200;
const DRAG = 1.4;
/** Faster than this a card jumps the lid's wall, slower it bounces back. */
const JUMP = 3_300;
const BOUNCE = -0.35;
/** Half of a card between its centre and a wall, about. */
const REACH = 240;
const FASTEST = 9_000;
const ROOM = 2_400;

interface Sliding {
  x: number;
  y: number;
  vx: number;
  vy: number;
  angle: number;
  spin: number;
  inside: boolean;
}

/** Flat throws turn a card, and so does a finger that holds it by a corner. */
export function thrown(flick: Flick): Landing {
  const card: Sliding = {
    x: flick.x,
    y: HAND,
    vx: limited(flick.vx),
    vy: limited(flick.vy),
    angle: 0,
    spin: flick.vx * 0.045 - flick.grip * flick.vy * 0.035,
    inside: false,
  };
  while (Math.hypot(card.vx, card.vy) > 0) slide(card);
  return landing(card.x, card.y, card.angle);
}

/** A tap throws well: into the middle, as carelessly as a hand does. */
export function tossed(luck: () => number = Math.random): Landing {
  const about = (spread: number): number => (luck() * 2 - 1) * spread;
  return landing(BOX / 2 + about(150), BOX / 2 + about(110), about(22));
}

/** The far player sits across the box: their left is the other one's right. Also the way back. */
export function across({ x, y, angle }: Landing): Landing {
  return landing(BOX - x, BOX - y, angle + 180);
}

function slide(card: Sliding): void {
  const speed = Math.hypot(card.vx, card.vy);
  const slower = Math.max(0, speed - (FRICTION + DRAG * speed) * STEP) / speed;
  card.vx *= slower;
  card.vy *= slower;
  card.spin *= slower;
  card.x += card.vx * STEP;
  card.y += card.vy * STEP;
  card.angle += card.spin * STEP;
  card.inside ||= within(card.x) && within(card.y);
  if (card.inside) hitWalls(card);
}

/** Only a card that lies in the lid meets its walls, and only if it moves towards them. */
function hitWalls(card: Sliding): void {
  if (blocked(card.x, card.vx)) [card.vx, card.spin] = [bounced(card, card.vx), -card.spin];
  if (blocked(card.y, card.vy)) [card.vy, card.spin] = [bounced(card, card.vy), card.spin / 2];
}

function blocked(place: number, speed: number): boolean {
  return (place < REACH && speed < 0) || (place > BOX - REACH && speed > 0);
}

function bounced(card: Sliding, speed: number): number {
  if (Math.abs(speed) <= JUMP) return speed * BOUNCE;
  card.inside = false; // over the wall and out
  return speed;
}

const within = (place: number): boolean => place >= REACH && place <= BOX - REACH;
const limited = (speed: number): number => Math.max(-FASTEST, Math.min(FASTEST, speed));
const near = (place: number): number => Math.round(Math.max(-ROOM, Math.min(BOX + ROOM, place)));

function landing(x: number, y: number, angle: number): Landing {
  return { kind: "landing", x: near(x), y: near(y), angle: ((Math.round(angle) % 360) + 360) % 360 };
}
