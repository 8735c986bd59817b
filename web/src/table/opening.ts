/** How a table is laid for each of the four ways to play. */
import type { Device, Way } from "./device.svelte";
import { keep, kept } from "../browser/keeping";
import type { Game } from "../wire/server";
import type { Level, Open } from "../wire/messages";
import { LEVELS } from "./who";

/** Who may come in: with the code alone, with the host's nod too, or anybody from the list. */
export type Door = "code" | "nod" | "list";
export const DOORS: readonly Door[] = ["code", "nod", "list"];

export interface Order {
  readonly game: Pick<Game, "id" | "seats" | "pace">;
  readonly way: Way;
  readonly door: Door;
  /** How many sit at one device. */
  readonly people?: number;
  /** Against this one at once, without a look at the room. */
  readonly level?: Level;
  /** The text of somebody's own deck or dice. */
  readonly material?: string;
  /** The match of that day, with its options; whoever ordered it wants to know which table it is. */
  readonly daily?: { readonly day: string; readonly options: Readonly<Record<string, unknown>>; readonly opened: (code: string) => void };
}

export type Laid = Omit<Open, "version" | "token" | "kind">;

export function laid({ game, way, door, people, material, daily }: Order): Laid {
  const others = way === "phones" || way === "tv";
  return { game: game.id, seats: seatsFor(game, way, people), public: others && door === "list", nod: others && door === "nod", solo: way === "alone", ...(material === undefined ? {} : { material }), ...(daily === undefined ? {} : { daily: daily.day, options: daily.options }) };
}

/** As many as can come by phone: chairs that stay free go at kick-off. Alone, three make a better round than two. */
export function seatsFor({ seats: [fewest, most], pace }: Order["game"], way: Way, people = fewest): number {
  if (way === "phones" || way === "tv") return most;
  if (way === "device") return Math.min(most, Math.max(fewest, people));
  return way === "alone" && pace === "turns" ? Math.min(most, Math.max(fewest, 3)) : fewest;
}

/** Once the room stands: bots sit down, everybody at this device does, or this screen goes to the stands and keeps the whistle. */
export function settleIn(device: Device, { people = 1, level, daily }: Pick<Order, "people" | "level" | "daily"> = {}): void {
  const { main, way } = device;
  daily?.opened(main.code ?? "");
  if (way === "tv") main.say({ kind: "sit", seat: null });
  if (way === "device") for (let person = 1; person < people; person++) device.add();
  if (way !== "alone") return;
  const free = (main.room?.chairs ?? []).flatMap((chair, seat) => (chair.name === "" ? [seat] : []));
  free.forEach((seat, n) => main.say({ kind: "fill", seat, level: level ?? (mixed(usualLevel())[n] as Level) }));
  if (level !== undefined) main.say({ kind: "start" });
}

/** The five toys, this one first and then its nearest in strength, the weaker before the stronger: no two at a table are alike. */
export function mixed(level: Level): readonly Level[] {
  const place = LEVELS.indexOf(level);
  return [...LEVELS].sort((a, b) => Math.abs(LEVELS.indexOf(a) - place) - Math.abs(LEVELS.indexOf(b) - place));
}

/** The strength that was chosen last at this device; a first match is against the snail. */
export const usualLevel = (): Level => LEVELS.find((level) => level === kept("level")) ?? "snail";
export const keepLevel = (level: string): void => keep("level", level);
