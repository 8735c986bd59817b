/** What a match needs only later warms up in a quiet moment: when it is needed, the line may be away. */
import type { GamePage } from "../table/page";
import type { Words } from "../wire/messages";
import { learned } from "../words/spoken.svelte";

/** Milliseconds after the board is there: by then everything that is needed at once has come. */
const QUIET = 5_000;

/** The result comes with the whistle, and the menu with a tap, whether the line is there or not; what only the server brings about comes when it does. */
const everyMatch = (): readonly Promise<unknown>[] => [import("../after/Result.svelte").then(learned), import("./MenuLeaves.svelte")];

/** Gives back how to call it off. What does not come is tried again when it is needed. */
export function warmsUp(page: GamePage<Words>): () => void {
  const timer = setTimeout(() => void Promise.allSettled([...everyMatch(), ...(page.bench?.() ?? [])]), QUIET);
  return () => clearTimeout(timer);
}
