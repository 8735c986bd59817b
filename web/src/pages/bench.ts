/** What a match needs only later warms up in a quiet moment: when it is needed, the line may be away. */
import type { GamePage } from "../table/page";
import type { Words } from "../wire/messages";
import { learned } from "../words/spoken.svelte";

/** Milliseconds after the board is there: by then everything that is needed at once has come. */
const QUIET = 5_000;

/** The result comes with the whistle, whether the line is there or not; what only a tap or the server brings about is loaded then. */
const everyMatch = (tv: boolean): readonly Promise<unknown>[] => [import("../after/Result.svelte").then(learned), ...(tv ? [import("../after/sofa")] : [])];

/** Gives back how to call it off. What does not come is tried again when it is needed. */
export function warmsUp(page: GamePage<Words>, tv: boolean): () => void {
  const timer = setTimeout(() => void Promise.allSettled([...everyMatch(tv), ...(page.bench?.() ?? [])]), QUIET);
  return () => clearTimeout(timer);
}
