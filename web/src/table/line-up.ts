/** Who will be on the pitch at kick-off, when some chairs are still free. */
import type { Seat } from "./seat.svelte";
import type { Chair, Level, Room } from "../wire/messages";

export interface LineUp {
  /** How many chairs stay. */
  readonly seats: number;
  /** The chairs, counted anew, on which a bot sits down because the game needs somebody there. */
  readonly bots: readonly number[];
}

/** Free chairs go away; only where there would be too few for the game, bots take them. */
export function lineUp(chairs: readonly Pick<Chair, "name">[], fewest: number): LineUp {
  const taken = chairs.filter((chair) => chair.name !== "").length;
  let missing = Math.max(0, fewest - taken);
  const kept = chairs.filter((chair) => chair.name !== "" || missing-- > 0);
  const bots = kept.flatMap((chair, seat) => (chair.name === "" ? [seat] : []));
  return { seats: kept.length, bots };
}

/** Chairs for the next game: one for everybody in the room who could play, as far as the game has them. A screen that hosts needs none. */
export function nextSeats({ chairs, stands, host }: Pick<Room, "chairs" | "stands" | "host">, [fewest, most]: readonly [number, number]): number {
  const sitting = chairs.filter((chair) => chair.name !== "").length;
  const waiting = stands.filter((guest) => guest.person !== host).length;
  return Math.min(most, Math.max(fewest, sitting + waiting));
}

/** The whistle: what is said to the server so that a match begins with those who are there. */
export function kickOff(host: Seat, fewest: number, level: Level): void {
  const room = host.room;
  if (room === null) return;
  const { seats, bots } = lineUp(room.chairs, fewest);
  if (seats !== room.chairs.length) host.say({ kind: "choose", game: room.game, options: room.options, seats, material: room.material });
  for (const seat of bots) host.say({ kind: "fill", seat, level });
  host.say({ kind: "start" });
}
