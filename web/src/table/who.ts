/** The five tin toys and how strong they are; who has the whistle. */
import { chairName } from "./names";
import type { Level, Room } from "../wire/messages";
import type { Words } from "../words/de";

export const LEVELS: readonly Level[] = ["snail", "tortoise", "rabbit", "fox", "rocket"];

/** Somebody's own bot is called what they called it. */
export const toyName = (bot: string, say: Words): string => say.levels[bot as Level] ?? bot;

/** What those without the whistle read. A host without a chair is a screen that all can see. */
export function awaited(room: Pick<Room, "chairs" | "host"> | null, say: Words): string {
  const host = room?.chairs.find((chair) => chair.person === room.host);
  return host ? say.waitForHost(chairName(host)) : say.waitForScreen;
}

/** One to five; null for a bot that stands on no scale. */
export function strength(bot: string): number | null {
  const place = LEVELS.indexOf(bot as Level);
  return place < 0 ? null : place + 1;
}
