/** Everything in its time: an event is heard and cheered when it can be seen. The next news hurries on whatever is left of the last. */
import { onDestroy } from "svelte";
import type { GamePage } from "./page";
import type { Words } from "../wire/messages";
import { still } from "./motion";
import { onNews } from "./news.svelte";
import type { Play } from "./play";

/** How long the last moment stays before the result lies over it. */
const LAST_MOMENT = 1_400;
/** Where nothing moves there is less to look at. */
const LAST_GLANCE = 500;

/** When each event can be seen, in milliseconds from now. */
function times<W extends Words>(page: GamePage<W>, events: readonly W["event"][]): readonly number[] {
  return (still() ? undefined : page.timing?.(events)) ?? [];
}

/** How long the end of a match is worth looking at. */
export function lastMoment<W extends Words>(page: GamePage<W>, events: readonly W["event"][]): number {
  return still() ? LAST_GLANCE : LAST_MOMENT + (times(page, events).at(-1) ?? 0);
}

/** Call it while a component is made. `fresh` is false for what had happened before anybody looked. */
export function onStage<W extends Words>(play: () => Play<W>, page: () => GamePage<W> | undefined, seen: (event: W["event"], fresh: boolean) => void): void {
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
    const at = shown ? times(shown, events) : [];
    const now = fresh;
    events.forEach((event, place) => later(at[place] ?? 0, () => seen(event, now)));
    fresh = true;
  });
  onDestroy(() => [...waiting.keys()].forEach(clearTimeout));
}
