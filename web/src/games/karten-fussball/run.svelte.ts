/** The card on its way as it is seen: through which rows, to which one, and how it ended. It stays where it failed until the next one comes. */
import type { Event, View } from "../../wire/games/karten-fussball";

const WIDTH = 3;
type End = "goal" | "out" | null;

export class Run {
  card = $state<number | null>(null);
  seat = $state(0);
  /** The row it has come to; beyond the last one is the goal. */
  row = $state(1);
  end = $state<End>(null);
  /** The places that have let it through, for the chalk rings and its dotted way. */
  way = $state.raw<readonly number[]>([]);
  /** The place that was turned over for it last: there everybody holds their breath. */
  turned = $state<number | null>(null);
  /** The score at a whistle, until the next round begins. */
  interval = $state.raw<readonly [number, number] | null>(null);

  private goesOn = false;

  constructor(private readonly view: () => View) {}

  /** Called when the news come: a card is lifted before it is seen, and after the last whistle nothing is shuffled. */
  hears(events: readonly Event[]): void {
    this.turned = events.find((event) => event.kind === "pitch-card-turned")?.place ?? null;
    this.goesOn = events.some((event) => event.kind === "round-began");
  }

  /** Called for each event when it can be seen. */
  seen(event: Event): void {
    switch (event.kind) {
      case "card-played":
        return this.begins(event.seat, event.card);
      case "row-passed":
        this.way = [...this.way, event.place];
        this.row = event.row + (this.seat === 0 ? 1 : -1);
        return;
      case "goal-scored":
        this.end = "goal";
        return;
      case "card-out":
        this.end = "out";
        return;
      case "round-ended":
        if (this.goesOn) this.interval = event.score;
        return;
      case "round-began":
        return this.clear();
    }
  }

  /** Whoever comes in the middle of a run sees it, too. */
  joins(): void {
    const { in_play, row, turn } = this.view();
    if (in_play === null || in_play === this.card) return;
    [this.card, this.seat, this.row, this.end, this.way] = [in_play, turn ?? 0, row ?? 1, null, []];
  }

  passed(row: number): boolean {
    return this.way.some((place) => Math.floor(place / WIDTH) + 1 === row);
  }

  private begins(seat: number, card: number): void {
    this.clear();
    [this.card, this.seat, this.row] = [card, seat, seat === 0 ? 1 : this.view().pitch.length / WIDTH];
  }
  private clear(): void {
    [this.card, this.end, this.way, this.turned, this.interval] = [null, null, [], null, null];
  }
}
