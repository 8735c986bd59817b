/** Faces of bots: wind-up tin toys on a riveted plate with a key, by their level; any other bot is a plain one. */

import type { Level } from "../wire/messages";
import { eyes } from "./animals";
import { BLACK, WHITE, svg } from "./svg";

const TIN = '<g stroke="#16261e" stroke-width="2">';

const TOYS: Record<Level, string> = {
  snail:
    '<path d="M8 50h40c5 0 8-3 8-8V28" fill="none" stroke="#c98f4a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="28" cy="34" r="17" fill="#b5573b" stroke="#16261e" stroke-width="2"/><path d="M28 34c0-3 5-3 5 1 0 5-10 5-10-1 0-9 16-9 16 1 0 8-6 11-12 11" fill="none" stroke="#fffdf5" stroke-width="2.8" stroke-linecap="round"/><path d="M52 24l-3-9M59 24l2-9" stroke="#c98f4a" stroke-width="2.6" stroke-linecap="round"/><circle cx="49" cy="14" r="2.6" fill="#16261e"/><circle cx="60" cy="14" r="2.6" fill="#16261e"/>',
  tortoise:
    '<ellipse cx="49" cy="34" rx="9" ry="8" fill="#8fae4f"/><rect x="13" y="40" width="9" height="12" rx="4" fill="#8fae4f"/><rect x="35" y="40" width="9" height="12" rx="4" fill="#8fae4f"/><path d="M6 43c0-16 9-25 22-25s21 9 21 25z" fill="#3f7d4f" stroke="#16261e" stroke-width="2"/><path d="M28 23l7 6-3 9h-8l-3-9zM35 29l8-1M21 29l-8-1M32 38l2 5M24 38l-2 5" fill="none" stroke="#e6edb9" stroke-width="2"/><circle cx="52" cy="32" r="2.3" fill="#16261e"/><path d="M51 38q3 1 5-1" stroke="#16261e" stroke-width="1.6" fill="none"/>',
  rabbit: `<g fill="#e7ded0" stroke="#16261e"><rect x="20" y="6" width="9" height="26" rx="4.5" stroke-width="1.6"/><rect x="35" y="6" width="9" height="26" rx="4.5" stroke-width="1.6"/><rect x="14" y="27" width="36" height="30" rx="14" stroke-width="2"/></g><g fill="#e9a497"><rect x="23" y="11" width="3" height="14" rx="1.5"/><rect x="38" y="11" width="3" height="14" rx="1.5"/></g>${eyes(25, 39, 39)}<path d="M29 45h6l-3 3z" fill="#c2322b"/><path d="M29 50h6v5h-6zM32 50v5" fill="#fffdf5" stroke="#16261e" stroke-width="1.2"/>`,
  fox: `<path d="M13 12l12 9h14l12-9v26L36 56h-8L13 38z" fill="#d9662b" stroke="#16261e" stroke-width="2" stroke-linejoin="round"/><path d="M14 36l11 2 7 10 7-10 11-2-14 20h-8z" fill="#fffdf5"/>${eyes(24, 40, 33)}<circle cx="32" cy="53" r="3.5" fill="#16261e"/>`,
  rocket:
    '<path d="M32 4c10 8 13 18 11 34H21C19 22 22 12 32 4z" fill="#fffdf5" stroke="#16261e" stroke-width="2"/><path d="M32 4c4 3.3 7 7 9 11H23c2-4 5-7.7 9-11z" fill="#c2322b"/><circle cx="32" cy="24" r="6" fill="#9bd3ef" stroke="#16261e" stroke-width="2"/><path d="M21 29l-9 12 9-1M43 29l9 12-9-1" fill="#1d5fa6" stroke="#16261e" stroke-width="1.6"/><path d="M25 41h14l-3 9-4 9-4-9z" fill="#ee8a2a"/><path d="M29 41h6l-3 11z" fill="#f7cb45"/>',
};

/** A tin man, for a bot that somebody else has registered. */
const PLAIN = `${TIN}<path d="M32 14V7" /><circle cx="32" cy="5.5" r="3" fill="#efb72c"/><rect x="13" y="14" width="38" height="27" rx="6" fill="#9fb4c4"/><rect x="18" y="43" width="28" height="16" rx="4" fill="#c98f4a"/><rect x="8" y="22" width="5" height="11" rx="2" fill="#c2322b"/><rect x="51" y="22" width="5" height="11" rx="2" fill="#c2322b"/></g>${eyes(24, 40, 25, 3, 6)}<path d="M22 36h20M27 34v4M32 34v4M37 34v4" stroke="${BLACK}" stroke-width="1.8"/><circle cx="26" cy="51" r="2.4" fill="${WHITE}"/><path d="M33 51h9" stroke="${WHITE}" stroke-width="3" stroke-linecap="round"/>`;

/** Tin with an inked edge, so that it is seen on felt in any light. */
const bow = '<path d="M61 32h4.5"/><circle cx="67.5" cy="27.6" r="3.2"/><circle cx="67.5" cy="36.4" r="3.2"/>';
const KEY = `<g class="key" fill="none"><g stroke="#16261e" stroke-width="4.2">${bow}</g><g stroke="#d7dedb" stroke-width="1.8">${bow}</g></g>`;
/** Each toy at a table stands on a plate of another colour: no table has more than eight chairs. */
export const TINS = ["#d7dedb", "#e8c77b", "#a9cbe0", "#e3b3a6", "#b9d3a0", "#cbb8de", "#9fb4a8", "#f0e3b0"];
const plate = (tin: number): string =>
  `<rect x="1" y="1" width="62" height="62" rx="13" fill="${TINS[tin % TINS.length]}" stroke="#16261e" stroke-width="2"/><g fill="#8a9792"><circle cx="8" cy="8" r="2"/><circle cx="56" cy="8" r="2"/><circle cx="8" cy="56" r="2"/><circle cx="56" cy="56" r="2"/></g>`;

export const LEVELS = Object.keys(TOYS) as readonly Level[];

/** 72 × 64: the key sticks out on the right; it turns while its class says so. `tin`: the colour of its plate. */
export function bot(name: string, label?: string, tin = 0): string {
  const toy = isLevel(name) ? TOYS[name] : PLAIN;
  const inner = `${KEY}${plate(tin)}<g transform="translate(6.4 6.6) scale(.8)">${toy}</g>`;
  return svg(72, 64, inner, { label, cls: "face toy" });
}

const isLevel = (name: string): name is Level => Object.hasOwn(TOYS, name);
