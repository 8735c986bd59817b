/** Leafing through your own stack: how far you have got is a matter of your eyes, not of the table. */

const PATIENT = 300;
const FIRST = 160;
const THEN = 110;
/** The cards that go by before it gets faster. */
const SLOW_ONES = 6;

export class Leafing {
  private place = $state(0);
  /** How often a card has gone under the stack: each time is a new little movement. */
  leaves = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly cards: () => number) {}

  /** The place of the card that is seen, 0 for the top; a card that was played makes room for the next one. */
  get at(): number {
    return this.place < this.cards() ? this.place : 0;
  }

  next(): void {
    this.go(1);
  }
  back(): void {
    this.go(-1);
  }
  top(): void {
    this.release();
    this.place = 0;
  }
  to(place: number): void {
    this.place = Math.max(0, place);
  }

  /** One at once, and on and on until the finger is lifted. */
  hold(): void {
    this.release();
    this.next();
    this.timer = setTimeout(() => this.run(1), PATIENT);
  }
  release(): void {
    clearTimeout(this.timer);
  }

  private run(gone: number): void {
    this.next();
    this.timer = setTimeout(() => this.run(gone + 1), gone < SLOW_ONES ? FIRST : THEN);
  }
  private go(step: number): void {
    const cards = this.cards();
    if (cards < 2) return;
    this.place = (this.at + step + cards) % cards;
    this.leaves += 1;
  }
}
