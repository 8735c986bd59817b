/** How a table is laid for each of the four ways to play. */
import type { Device, Way } from "./device.svelte";
import { keep, kept } from "../browser/keeping";
import type { Game } from "../wire/server";
import type { Level, Open } from "../wire/messages";

/** Who may come in: with the code alone, with the host's nod too, or anybody from the list. */
export type Door = "code" | "nod" | "list";
export const DOORS: readonly Door[] = ["code", "nod", "list"];

export interface Order {
  readonly game: Pick<Game, "id" | "seats" | "pace">;
  readonly way: Way;
  readonly door: Door;
  /** The text of somebody's own deck or dice. */
  readonly material?: string;
}

export type Laid = Omit<Open, "version" | "token" | "kind">;

export function laid({ game, way, door, material }: Order): Laid {
  const others = way === "phones" || way === "tv";
  return { game: game.id, seats: seatsFor(game, way), public: others && door === "list", nod: others && door === "nod", ...(material === undefined ? {} : { material }) };
}

/** As many as can come by phone: chairs that stay free go at kick-off. Alone, three make a better round than two. */
export function seatsFor({ seats: [fewest, most], pace }: Order["game"], way: Way): number {
  if (way === "phones" || way === "tv") return most;
  return way === "alone" && pace === "turns" ? Math.min(most, Math.max(fewest, 3)) : fewest;
}

/** Once the room stands: bots sit down, or this screen goes to the stands and keeps the whistle. */
export function settleIn(device: Device): void {
  const { main, way } = device;
  if (way === "tv") main.say({ kind: "sit", seat: null });
  if (way !== "alone") return;
  main.room?.chairs.forEach((chair, seat) => chair.name === "" && main.say({ kind: "fill", seat, level: usualLevel() }));
}

/** The strength that was chosen last at this device. */
export const usualLevel = (): Level => (kept("level") as Level | null) ?? "rabbit";
export const keepLevel = (level: string): void => keep("level", level);
