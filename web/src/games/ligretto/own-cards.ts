/** One person's own cards: what lies there, what lights up, and what a finger on one of them means now. */
import { offer, offered, type Play } from "../../table/play";
import type { Advice, Hand, Move, Pile, Side, Words } from "../../wire/games/ligretto";
import type { Aimed, Fingers } from "./fingers.svelte";
import { faceAt, isQuarter, lowestPile, sourceOf, teamOf, type Face, type Source } from "./table";

/** Somebody at this device: their eyes, and what their fingers are doing. */
export interface Person {
  readonly play: Play<Words>;
  readonly fingers: Fingers;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class OwnCards {
  constructor(private readonly person: () => Person) {}

  get play(): Play<Words> {
    return this.person().play;
  }
  get hand(): Hand | undefined {
    return this.play.view.hands[this.play.seat ?? 0];
  }
  get piles(): readonly Pile[] {
    return this.hand?.piles ?? [];
  }
  get side(): Side {
    return this.play.view.sides[teamOf(this.play.seat ?? 0)];
  }
  get building(): boolean {
    return this.side.scene !== null;
  }
  get kids(): boolean {
    return this.play.help === "kids";
  }
  get helped(): boolean {
    return this.play.help !== "profi";
  }

  /** Which card the fingers hold; a pile that has become empty holds none. */
  get held(): Source {
    const { held } = this.person().fingers;
    return held !== null && faceAt(this.hand, held) === null ? null : held;
  }
  get heldFace(): Face | null {
    return faceAt(this.hand, this.held);
  }
  /** What was asked before the table changed is not asked any more. */
  get aimed(): readonly Aimed[] {
    return this.person().fingers.asking.filter((move) => this.isOffered(move));
  }
  get asking(): boolean {
    return this.aimed.length > 0;
  }

  isOffered(move: Move): boolean {
    return !this.play.still && this.play.moves.some((offered) => same(offered, move));
  }
  isLifted(source: Source): boolean {
    return this.play.sent.some((move) => sourceOf(move) === source);
  }
  /** What helps now: nobody knows while something is on its way, and the replay of an older match does not say. */
  get advice(): Advice | null {
    return this.play.still || this.play.sent.length > 0 ? null : (this.play.view.advice ?? null);
  }
  /** Does the card help? Told to children only. */
  helps(source: Source): boolean {
    return this.advice?.sources.includes(source) ?? false;
  }
  /** The card a child is led to: the one in the fingers if it helps, else the first that does. */
  get helping(): Source | undefined {
    return this.helps(this.held) ? this.held : this.advice?.sources[0];
  }
  /** May it be told that this card can be laid? A child is told what helps, everybody else what is possible. */
  canPlay(source: Source): boolean {
    if (!this.helped || this.asking) return false;
    if (this.kids) return this.helps(source);
    return !this.building && this.isOffered(this.laying(source));
  }
  /** May it be told that the next card can be turned over? */
  get canTurn(): boolean {
    return this.helped && !this.asking && this.hand?.turned === null && offer(this.play, "turn-over") !== undefined;
  }
  canDiscard(pile: number): boolean {
    return offered(this.play, "discard").some((move) => move.pile === pile);
  }
  isHeld(source: Source): boolean {
    return this.building && !this.asking && this.held === source && (source !== null || this.hand?.turned != null);
  }

  /** What laying a card means now; the place is the one that is open. */
  laying(source: Source): Move {
    return this.side.one ? { kind: "lay", step: this.side.filled, source } : { kind: "lay-one", source };
  }
  act(move: Move): void {
    if (!this.play.still) this.play.act(move);
  }

  press(source: Source): void {
    if (this.asking && source !== null) return this.answer(source);
    if (source === null && this.hand?.turned === null) return this.act({ kind: "turn-over" });
    if (faceAt(this.hand, source) === null) return source === null ? undefined : this.act({ kind: "discard", pile: source });
    if (this.building) return this.take(source);
    this.act(this.laying(source));
  }

  /** Onto this pile: what was asked for, or the turned card. */
  putOnto(pile: number): void {
    if (this.asking) this.answer(pile);
    else this.act({ kind: "discard", pile });
  }

  /** Where the turned card goes if nobody chooses: onto the lowest pile. */
  get lowest(): Move | undefined {
    return lowestPile(this.hand, offered(this.play, "discard"));
  }
  /** Onto the lowest pile, or the next card. */
  leaf(): void {
    const move = this.lowest ?? offer(this.play, "turn-over");
    if (move !== undefined) this.act(move);
  }
  /** What was to be taken back stays where it is. */
  never(): void {
    this.person().fingers.asking = [];
  }

  private answer(pile: number): void {
    this.person().fingers.answer(this.play, pile);
  }

  /** First the finger takes a quarter, then it turns it; for a child one that belongs into the goal is turned and goes there. */
  private take(source: Source): void {
    const face = faceAt(this.hand, source);
    const again = this.held === source;
    this.person().fingers.held = source;
    if (this.kids && !this.helps(source)) return;
    if (this.kids && isQuarter(face) && !face.upside_down) return this.act({ kind: "build", corner: face.corner, source });
    if (again || this.kids) this.act({ kind: "turn-round", source });
  }
}
