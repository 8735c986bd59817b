/** Once for everything that happens: what a board animates or remembers from the events. Call it while a component is made. */
import { untrack } from "svelte";
import type { Words } from "../wire/messages";
import type { News, Play } from "./play";

export function onNews<W extends Words>(play: () => Play<W>, told: (news: News<W>) => void): void {
  let seen: number | null = null;
  $effect(() => {
    const news = play().news;
    if (news.seq === seen) return; // other eyes at the same device, or another reason to look again
    seen = news.seq;
    untrack(() => told(news));
  });
}
