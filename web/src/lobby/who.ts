/** The five tin toys and how strong they are. */
import type { Level } from "../wire/messages";
import type { Words } from "../words/de";

export const LEVELS: readonly Level[] = ["snail", "tortoise", "rabbit", "fox", "rocket"];

/** Somebody's own bot is called what they called it. */
export const toyName = (bot: string, say: Words): string => say.levels[bot as Level] ?? bot;

/** One to five; null for a bot that stands on no scale. */
export function strength(bot: string): number | null {
  const place = LEVELS.indexOf(bot as Level);
  return place < 0 ? null : place + 1;
}
