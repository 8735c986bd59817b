/** Who will be on the pitch at kick-off, when some chairs are still free. */
import type { Seat } from "./seat.svelte";
import type { Chair, Level, Room } from "../wire/messages";

export interface LineUp {
  /** How many chairs stay. */
  readonly seats: number;
  /** The chairs, counted anew, on which a bot sits down because the game needs somebody there. */
  readonly bots: readonly number[];
}

/** Free chairs go away; only where there would be too few for the game or for a team, bots take them. */
export function lineUp(chairs: readonly Pick<Chair, "name">[], fewest: number, teams = false): LineUp {
  if (teams) return inTeams(chairs, fewest);
  const taken = chairs.filter((chair) => chair.name !== "").length;
  let missing = Math.max(0, fewest - taken);
  const kept = chairs.filter((chair) => chair.name !== "" || missing-- > 0);
  const bots = kept.flatMap((chair, seat) => (chair.name === "" ? [seat] : []));
  return { seats: kept.length, bots };
}

/** Every other chair is one team's, and nobody changes sides because chairs go away: the others move up within their team. */
function inTeams(chairs: readonly Pick<Chair, "name">[], fewest: number): LineUp {
  const size = (side: number): number => chairs.filter((chair, seat) => chair.name !== "" && seat % 2 === side).length;
  const sizes = [size(0), size(1)] as const;
  const seats = Math.max(fewest, 2 * sizes[0] - 1, 2 * sizes[1]);
  const bots = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => Math.floor(seat / 2) >= (seat % 2 === 0 ? sizes[0] : sizes[1]));
  return { seats, bots };
}

/** With whom somebody changes places to play for the other team: a free chair, a bot, a person. */
export function opposite(chairs: readonly Chair[], seat: number): number | null {
  const others = chairs.map((_, other) => other).filter((other) => other % 2 !== seat % 2);
  const first = (wanted: (chair: Chair) => boolean): number | undefined => others.find((other) => wanted(chairs[other] as Chair));
  return first(({ name }) => name === "") ?? first(({ person }) => person === null) ?? others.find((other) => other > seat) ?? others[0] ?? null;
}

/** Chairs for the next game: one for everybody in the room who could play, as far as the game has them. A screen that hosts needs none. */
export function nextSeats({ chairs, stands, host }: Pick<Room, "chairs" | "stands" | "host">, [fewest, most]: readonly [number, number]): number {
  const sitting = chairs.filter((chair) => chair.name !== "").length;
  const waiting = stands.filter((guest) => guest.person !== host).length;
  return Math.min(most, Math.max(fewest, sitting + waiting));
}

/** The whistle: what is said to the server so that a match begins with those who are there; `toys` sit down where somebody is missing. */
export function kickOff(host: Seat, fewest: number, toys: readonly Level[], teams = false): void {
  const room = host.room;
  if (room === null) return;
  const { seats, bots } = lineUp(room.chairs, fewest, teams);
  const moves = teams && bots.some((seat) => (room.chairs[seat]?.name ?? "") !== "");
  if (seats !== room.chairs.length || moves) host.say({ kind: "choose", game: room.game, options: room.options, seats, material: room.material });
  bots.forEach((seat, n) => host.say({ kind: "fill", seat, level: toys[n % toys.length] as Level }));
  host.say({ kind: "start" });
}
