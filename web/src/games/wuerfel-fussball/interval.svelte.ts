/** The break between the halves, as long as it is seen. */
import type { Event } from "../../wire/games/wuerfel-fussball";

type Score = readonly [number, number];

export class Interval {
  /** How it stands; null while the ball is in play. */
  score = $state.raw<Score | null>(null);
  private last: Score | null = null;

  constructor(private readonly stands: () => Score) {}

  seen(event: Event): void {
    if (event.kind === "goal-scored") this.last = event.score;
    if (event.kind === "half-ended" && event.half === 1) this.score = this.last ?? this.stands();
    if (event.kind === "restart-given") [this.score, this.last] = [null, null];
  }
}
