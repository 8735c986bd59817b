/** How long somebody's bluff went well: read through their own eyes, once the match is over. */
import { numberOf } from "../../cards/number-card";
import type { Frame } from "../../table/page";
import type { Words } from "../../wire/games/foul";

/** Wrong cards one after the other that nobody found; an honest card between them ends the row as well as being caught. */
export function longestBluff(frames: readonly Frame<Words>[], seat: number): number {
  const runs = [0];
  frames.forEach(({ events, view }, n) => {
    for (const event of events) {
      const run = runs.at(-1) ?? 0;
      if (event.kind === "card-laid" && event.seat === seat) runs.push(lied(frames[n - 1]?.view.hand ?? [], view.hand, event.number) ? run + 1 : 0);
      if (event.kind === "foul-called" && event.against === seat) runs.splice(-1, 1, 0); // that card did not get through
    }
  });
  return Math.max(...runs);
}

/** The card that has left the hand is not the number that was said. */
function lied(before: readonly number[], after: readonly number[], said: number): boolean {
  const card = before.find((held) => !after.includes(held));
  return card !== undefined && numberOf(card) !== said;
}
