/** A few penalties against the bot, to pass the time: nothing of it counts anywhere. */
export type Third = 0 | 1 | 2;
const THIRDS: readonly Third[] = [0, 1, 2];

export interface Shot {
  readonly shot: Third;
  readonly dive: Third;
}

export class Shots {
  last = $state.raw<Shot | null>(null);
  taken = $state(0);
  scored = $state(0);
  private readonly seen: number[] = [0, 0, 0];

  constructor(private readonly chance: () => number = Math.random) {}

  shoot(shot: Third): void {
    const dive = this.dive();
    this.seen[shot] = (this.seen[shot] ?? 0) + 1;
    this.last = { shot, dive };
    this.taken += 1;
    if (shot !== dive) this.scored += 1;
  }

  get goal(): boolean {
    return this.last !== null && this.last.shot !== this.last.dive;
  }

  /** The keeper remembers: who always shoots to one side is found out sooner or later. */
  private dive(): Third {
    const weights = THIRDS.map((third) => 1 + (this.seen[third] ?? 0));
    let rest = this.chance() * weights.reduce((sum, weight) => sum + weight, 0);
    return THIRDS.find((third) => (rest -= weights[third] ?? 0) < 0) ?? 1;
  }
}
