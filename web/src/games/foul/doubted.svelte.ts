/** The card that was doubted lies open until the next one is laid. */
import { numberOf } from "../../cards/number-card";
import { onNews } from "../../table/news.svelte";
import type { Play } from "../../table/play";
import type { FoulCalled, Words } from "../../wire/games/foul";

export class Doubted {
  call = $state.raw<FoulCalled | null>(null);

  constructor(play: () => Play<Words>) {
    onNews(play, ({ events }) => {
      for (const event of events) {
        if (event.kind === "foul-called") this.call = event;
        if (event.kind === "card-laid") this.call = null;
      }
    });
  }

  get guilty(): boolean {
    return this.call !== null && numberOf(this.call.card) !== this.call.number;
  }
}
