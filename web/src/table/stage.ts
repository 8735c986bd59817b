/** Everything in its time: an event is heard and cheered when it can be seen. The next news hurries on whatever is left of the last. */
import { onDestroy } from "svelte";
import type { Words } from "../wire/messages";
import { still } from "./motion";
import { onNews } from "./news.svelte";
import { times, type Timed } from "./scene";
import type { Play } from "./play";

/** Call it while a component is made. `fresh` is false for what had happened before anybody looked. */
export function onStage<W extends Words>(play: () => Play<W>, page: () => Timed<W> | undefined, seen: (event: W["event"], fresh: boolean) => void): void {
  const waiting = new Map<ReturnType<typeof setTimeout>, () => void>();
  let fresh = false;
  function hurry(): void {
    for (const [timer, then] of waiting) {
      clearTimeout(timer);
      then();
    }
    waiting.clear();
  }
  function later(ms: number, then: () => void): void {
    if (ms <= 0) return then();
    const timer = setTimeout(() => (waiting.delete(timer), then()), ms);
    waiting.set(timer, then);
  }
  onNews(play, ({ events }) => {
    hurry();
    const shown = page();
    const at = shown && !still() ? times(shown, events) : [];
    const now = fresh;
    events.forEach((event, place) => later(at[place] ?? 0, () => seen(event, now)));
    fresh = true;
  });
  onDestroy(() => [...waiting.keys()].forEach(clearTimeout));
}
