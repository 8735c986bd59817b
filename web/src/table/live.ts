/** A live table through the eyes of one seat, as its director shows it. */
import type { Chair, Table, Turn, Words } from "../wire/messages";
import { Director, type Cue } from "./director.svelte";
import type { GamePage } from "./page";
import type { News, Play } from "./play";
import type { Refusal, Seat } from "./seat.svelte";
import { namedChairs } from "./names";
import { settings, type Help } from "../browser/settings.svelte";

/** Only for as long as there is a table: whoever mounts a board asks `seat.table` first. Close it with the board. */
export class Live<W extends Words> implements Play<W> {
  private readonly director: Director<W>;
  private readonly hears = (table: Table): void => this.director.play(table as Cue<W>);

  constructor(
    private readonly person: Seat,
    page: GamePage<W>,
  ) {
    this.director = new Director(page);
    if (person.table !== null) this.director.cut(person.table as Cue<W>);
    person.audience.add(this.hears);
  }

  get seat(): number | null {
    return this.person.chair;
  }
  get view(): W["view"] {
    return this.director.picture as W["view"];
  }
  get settled(): W["view"] {
    return this.director.settled as W["view"];
  }
  get landed(): boolean {
    return this.director.landed;
  }
  /** Is something being played that is worth waiting for? */
  get busy(): boolean {
    return this.director.busy;
  }
  get moves(): readonly W["move"][] {
    return this.director.moves;
  }
  get turn(): Turn {
    return this.director.turn;
  }
  get chairs(): readonly Chair[] {
    return namedChairs(this.person.room?.chairs ?? []);
  }
  get news(): News<W> {
    const { seq = 0, at = 0, events = [] } = this.director.cue ?? {};
    return { seq, at, events };
  }
  get told(): { readonly view: W["view"]; readonly moves: readonly W["move"][] } {
    return this.director.cue ?? { view: this.view, moves: [] };
  }
  get sent(): readonly W["move"][] {
    return this.person.sent.map((sent) => sent.move);
  }
  get refused(): Refusal | null {
    return this.person.refusal;
  }
  get help(): Help {
    return settings.help;
  }
  get still(): boolean {
    return this.person.room?.phase !== "playing";
  }
  act(move: W["move"]): void {
    this.person.act(move);
  }
  now(): number {
    return this.person.matchNow();
  }
  close(): void {
    this.person.audience.delete(this.hears);
    this.director.close();
  }
}
