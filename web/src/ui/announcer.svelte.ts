/** What the screen reader says: politely for others' moves, at once for one's own turn and result. */
import { untrack } from "svelte";

class Announcer {
  polite = $state("");
  assertive = $state("");

  say(text: string): void {
    this.polite = fresh(untrack(() => this.polite), text);
  }
  shout(text: string): void {
    this.assertive = fresh(untrack(() => this.assertive), text);
  }
}

/** The same sentence twice is said twice: a no-break space makes it new. An effect that says something must not wait for it. */
const fresh = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);

export const announcer = new Announcer();
