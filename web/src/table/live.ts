/** A live table through the eyes of one seat. */
import type { Chair, Turn, Words } from "../wire/messages";
import type { News, Play } from "./play";
import type { Refusal, Seat } from "./seat.svelte";
import { namedChairs } from "./names";
import { settings, type Help } from "../browser/settings.svelte";

const NOBODY: Turn = { kind: "waiting", seats: [], until: null, race: false };

/** Only for as long as there is a table: whoever mounts a board asks `seat.table` first. */
export class Live<W extends Words> implements Play<W> {
  constructor(private readonly person: Seat) {}

  get seat(): number | null {
    return this.person.chair;
  }
  get view(): W["view"] {
    return this.person.table?.view as W["view"];
  }
  get moves(): readonly W["move"][] {
    return this.person.table?.moves ?? [];
  }
  get turn(): Turn {
    return this.person.table?.turn ?? NOBODY;
  }
  get chairs(): readonly Chair[] {
    return namedChairs(this.person.room?.chairs ?? []);
  }
  get news(): News<W> {
    const { seq = 0, at = 0, events = [] } = this.person.table ?? {};
    return { seq, at, events };
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
}
