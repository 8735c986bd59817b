/** The same table through nobody's eyes: what lies open stays, a hand is neither shown nor offered anything. */
import type { Chair, Turn, Words } from "../wire/messages";
import type { Help } from "../browser/settings.svelte";
import type { News, Play } from "./play";

export class Stands<W extends Words> implements Play<W> {
  readonly seat = null;
  readonly moves = [];
  readonly sent = [];
  readonly refused = null;
  readonly still = true;

  constructor(private readonly eyes: Play<W>) {}

  get view(): W["view"] {
    return this.eyes.view;
  }
  get turn(): Turn {
    return this.eyes.turn;
  }
  get chairs(): readonly Chair[] {
    return this.eyes.chairs;
  }
  get landed(): boolean {
    return this.eyes.landed;
  }
  get settled(): W["view"] {
    return this.eyes.settled;
  }
  get news(): News<W> {
    return this.eyes.news;
  }
  get help(): Help {
    return this.eyes.help;
  }
  act(): void {}
  now(): number {
    return this.eyes.now();
  }
}
