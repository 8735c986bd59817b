/** One's own stack as its owner sees it: the cards that are still in it, the one on top, and those on their way. */
import type { Play } from "../../table/play";
import { sounds } from "../../table/sounds";
import type { Event, Face, Move, Shown, Words } from "../../wire/games/elfmeter";
import { Leafing } from "./leafing.svelte";

const NEW_ATTACK: ReadonlySet<string> = new Set(["attempt-begun", "penalty-forced"]);

/** Where in the goal a card shoots or dives to. */
export const thirdOf = (face: Face): number => (face.kind === "attack" ? face.shot : face.dive);

export class Stack {
  readonly leafing = new Leafing(() => this.cards.length);

  /** `hides`: somebody else at this device could look on, so nothing is shown. */
  constructor(
    private readonly play: () => Play<Words>,
    private readonly hides: () => boolean,
  ) {}

  get cards(): readonly Shown[] {
    return this.hides() ? [] : this.all.filter(({ card }) => !this.isAway(card));
  }
  /** Cards on their way are lifted, and no longer in the stack. */
  get lifted(): readonly Shown[] {
    return this.all.filter(({ card }) => this.isAway(card));
  }
  get shown(): Shown | undefined {
    return this.cards[this.leafing.at];
  }
  /** Is there a card to be seen? */
  get open(): boolean {
    return this.cards.length > 0;
  }
  /** Can it be leafed through? Not before the first pass: until then it is the top card that is seen, and no other. */
  get leafable(): boolean {
    return this.cards.length > 1;
  }
  /** Is a card for the penalty to be chosen? */
  get choosing(): boolean {
    return this.play().view.phase === "penalty" && this.open;
  }

  next(): void {
    this.leafs(() => this.leafing.next());
  }
  back(): void {
    this.leafs(() => this.leafing.back());
  }
  hold(): void {
    this.leafs(() => this.leafing.hold());
  }
  release(): void {
    this.leafing.release();
  }

  /** To the next card that goes into this third of the goal. */
  aim(third: number): void {
    const { cards } = this;
    const order = cards.map((_, n) => (this.leafing.at + 1 + n) % cards.length);
    const place = order.find((n) => thirdOf((cards[n] as Shown).face) === third);
    if (place !== undefined) this.leafing.to(place);
  }

  /** A new attack begins with the card on top. */
  heard(events: readonly Event[]): void {
    if (events.some(({ kind }) => NEW_ATTACK.has(kind))) this.leafing.top();
  }

  /** A refused card glides home, and is on top again. */
  takesBack(move: Move): void {
    if (move.kind === "play") this.leafing.to(this.cards.findIndex(({ card }) => card === move.card));
  }

  private get all(): readonly Shown[] {
    return this.play().view.stack ?? [];
  }

  private isAway(card: number): boolean {
    return this.play().sent.some((move) => move.kind === "play" && move.card === card);
  }

  private leafs(once: () => void): void {
    if (!this.leafable) return;
    once();
    sounds("leaf");
  }
}
