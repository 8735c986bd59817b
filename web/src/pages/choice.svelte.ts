/** What is marked on the first page: a game, a way to play it, and a door; game and way as they were the last time. */
import { keep, kept } from "../browser/keeping";
import { easiest } from "../games/catalogue";
import { WAYS, type Way } from "../table/device.svelte";
import type { Door, Order } from "../table/opening";
import type { Game } from "../wire/server";

export class Choice {
  way = $state<Way>(WAYS.find((way) => way === kept("way")) ?? "alone");
  door = $state<Door>("code");
  /** How many sit at one device, as far as the game has chairs. */
  people = $state(2);
  private wished = $state(kept("game"));

  /** The game that is marked; at first the easiest. */
  among(games: readonly Game[]): Game | undefined {
    return games.find(({ id }) => id === this.wished) ?? easiest(games);
  }
  /** Do others come in through a door? */
  get hasDoor(): boolean {
    return this.way === "phones" || this.way === "tv";
  }

  wish(game: Game): void {
    this.wished = game.id;
  }
  order(game: Game, way: Way, people = this.people): Order {
    keep("game", game.id);
    keep("way", way);
    return { game, way, door: this.door, ...(way === "device" ? { people: Math.min(game.seats[1], Math.max(game.seats[0], people)) } : {}) };
  }
}
