/** For tests: a match of every game as the first chair was told it; made by `python -m tests.server.recorded_matches`. */
import type { Words } from "../wire/messages";
import type { Cue } from "./director.svelte";

interface Written extends Omit<Cue<Words>, "moves" | "view"> {
  readonly view: Record<string, unknown>;
  /** How many moves were offered. */
  readonly moves: number;
}

const files = import.meta.glob<{ default: readonly Written[] }>("./matches/*.json");
export const MATCHES: readonly string[] = Object.keys(files).map((path) => path.slice("./matches/".length, -".json".length));

/** Whole tables from what was written down of each. */
export async function matchOf(game: string): Promise<readonly Cue<Words>[]> {
  const { default: written } = await (files[`./matches/${game}.json`] as () => Promise<{ default: readonly Written[] }>)();
  let view = {};
  return written.map((table) => {
    view = { ...view, ...table.view };
    return { ...table, view, moves: Array.from({ length: table.moves }, (_, n) => ({ kind: `move ${n}` })) };
  });
}
