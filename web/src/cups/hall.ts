/** The leaves of the hall's page: which there are just now, and which comes next. Nothing is shown only here. */
import type { Ranked, Shown, TableShown } from "../wire/cups";

export type Leaf =
  | { readonly kind: "tables"; readonly tables: readonly TableShown[] }
  | { readonly kind: "standings"; readonly rows: readonly Ranked[]; readonly group: number }
  | { readonly kind: "bracket" }
  | { readonly kind: "podium" }
  | { readonly kind: "honours" }
  | { readonly kind: "gathering" };

/** Milliseconds that a leaf stays: long enough to find oneself. */
export const STAYS = 9_000;
/** As many as are read from five metres. */
const TABLES = 8;
const ROWS = 6;

const pieces = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, at * size + size));

export function leavesOf(shown: Shown): readonly Leaf[] {
  if (shown.phase === "gathering") return [{ kind: "gathering" }];
  const over = shown.phase === "finished" || shown.phase === "closed";
  const tables = over ? [] : pieces(shown.round?.tables ?? [], TABLES).map((some): Leaf => ({ kind: "tables", tables: some }));
  const bracket: readonly Leaf[] = shown.bracket.length ? [{ kind: "bracket" }] : [];
  const honours: readonly Leaf[] = over && shown.superlatives.length ? [{ kind: "honours" }] : [];
  return [...(over ? [{ kind: "podium" } as const] : []), ...tables, ...standingsOf(shown), ...bracket, ...honours];
}

/** In the groups of a cup one wants to see one's own. */
function standingsOf({ groups, standings, bracket }: Shown): readonly Leaf[] {
  if (groups.length && !bracket.length) return groups.map((rows, at) => ({ kind: "standings", rows, group: at + 1 }));
  return pieces(standings, ROWS).map((rows) => ({ kind: "standings", rows, group: 0 }));
}
