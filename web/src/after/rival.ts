/** Alone against bots: whom to beat next. */
import type { Seat } from "../table/seat.svelte";
import { keepLevel, mixed } from "../table/opening";
import { LEVELS } from "../table/who";
import type { Level, Result, Room } from "../wire/messages";

/** After a win against the five toys, the one that is a little stronger than the strongest of them. */
export function rivalAfter({ chairs }: Pick<Room, "chairs">, own: number | null, result: Result | null): Level | null {
  if (own === null || !result?.winners.includes(own) || chairs.some(({ bot }, seat) => seat !== own && bot === null)) return null;
  const strongest = Math.max(...chairs.map(({ bot }) => LEVELS.indexOf(bot as Level)));
  return LEVELS[strongest + 1] ?? null;
}

/** It sits down with its nearest, and the whistle goes. */
export function dare(host: Seat, level: Level): void {
  keepLevel(level);
  const bots = (host.room?.chairs ?? []).flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
  bots.forEach((seat, n) => host.say({ kind: "fill", seat, level: mixed(level)[n] ?? level }));
  host.say({ kind: "start" });
}
