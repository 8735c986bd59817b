/** Faces and names of those who sit, watch or wait. */
import type { Chair, Level } from "../wire/messages";
import type { Words } from "../words/de";

export const LEVELS: readonly Level[] = ["snail", "tortoise", "rabbit", "fox", "rocket"];

/** A bot has no name of its own: its toy has one in every language. Somebody's own bot is called what they called it. */
export function nameOf(chair: Pick<Chair, "name" | "person" | "bot">, say: Words): string {
  return chair.person === null && chair.bot !== null ? toyName(chair.bot, say) : chair.name;
}

export const toyName = (bot: string, say: Words): string => say.levels[bot as Level] ?? bot;

/** One to five; null for a bot that stands on no scale. */
export function strength(bot: string): number | null {
  const place = LEVELS.indexOf(bot as Level);
  return place < 0 ? null : place + 1;
}
