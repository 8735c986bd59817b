/** What was turned last lies in the middle until the next cards are turned. */
import type { Event, View } from "../../wire/games/zweikampf";

export type Pair = readonly [number, number];

export class Turned {
  winner = $state<number | null>(null);
  /** How often cards were turned: each slides in once. */
  round = $state(0);
  private last = $state.raw<readonly Pair[]>([]);

  constructor(private readonly view: () => View) {}

  /** The open cards as the table has them, or those that were just won. */
  get pairs(): readonly Pair[] {
    const { open } = this.view();
    return open.length > this.last.length ? open : this.last;
  }

  heard(events: readonly Event[]): void {
    const fresh = events.flatMap((event) => (event.kind === "cards-turned" ? [event.cards] : []));
    if (fresh.length === 0) return;
    this.round += fresh.length;
    this.last = this.winner === null ? [...this.last, ...fresh] : fresh;
    this.winner = events.flatMap((event) => (event.kind === "cards-won" ? [event.seat] : []))[0] ?? null;
  }
}
