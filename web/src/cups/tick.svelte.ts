/** A second hand for whatever counts down on the page. */
import { onDestroy } from "svelte";

export class Tick {
  now = $state(0);

  constructor(clock: () => number, every = 500) {
    this.now = clock();
    const timer = setInterval(() => (this.now = clock()), every);
    onDestroy(() => clearInterval(timer));
  }
}
