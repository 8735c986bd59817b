/** A competition that is being put together, and what of it goes together. */
import type { Format, Order, Plan, Points } from "../wire/cups";
import type { Game } from "../wire/server";
import { easiestFor, gamesFor, planned, suits } from "./plans";

export class Draft {
  name = $state("");
  format = $state<Format>("swiss");
  minutes = $state(6);
  rounds = $state(0);
  preset = $state("printed");
  /** Null as long as nobody has chosen: then what suits the game. */
  order = $state<Order | null>(null);
  points = $state<Points | null>(null);
  odd = $state<Plan["odd"]>("bot");
  legs = $state(1);
  table = $state(4);
  team = $state(2);
  fixed = $state(false);
  private wished = $state<string | null>(null);

  constructor(private readonly games: () => readonly Game[]) {}

  /** The game that is wished for, as long as it can be played so. */
  get game(): Game | undefined {
    const wish = this.games().find(({ id }) => id === this.wished);
    return wish !== undefined && suits(this.format, wish) ? wish : easiestFor(this.format, this.games());
  }

  get fitting(): readonly Game[] {
    return this.games().filter((game) => suits(this.format, game));
  }

  choose(game: Game): void {
    this.wished = game.id;
  }

  get plan(): Partial<Plan> {
    const { name, format, minutes, rounds, preset, odd, legs, table, team, fixed } = this;
    const games = gamesFor(format, this.games(), this.game);
    const plan = planned({ name: name.trim(), format, minutes, rounds, preset, odd, legs, table, team, fixed, games }, this.games());
    return { ...plan, ...(this.order === null ? {} : { order: this.order }), ...(this.points === null ? {} : { points: this.points }) };
  }
}
