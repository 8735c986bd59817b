/** What a card that was laid means for everybody: all of it lies open on the table. */
import type { Moment } from "../table/moments";
import { numberOf } from "./number-card";

/** As much of a table as both games share. */
export interface RowsTable {
  readonly hands: readonly number[];
  /** Each colour's cards, from the lowest to the highest. */
  readonly rows: readonly (readonly number[])[];
}
export interface LaidCard {
  readonly seat: number;
  readonly card: number;
}

const OPENS = 11;
/** With this number of cards on the other side of the eleven, the first on this side was waited for. */
const WAITED = 4;

/** `highest` is the last number of a row: in Junior the eleven, which lies from the beginning and opens nothing. */
export function rowMoment({ seat, card }: LaidCard, { hands, rows }: RowsTable, highest: number): Moment | null {
  const row = rows.find((cards) => cards.includes(card)) ?? [];
  if (hands[seat] === 0) return null; // then it is the final whistle
  if (hands[seat] === 1) return "last-card";
  if (row.length === highest) return "row-full";
  if (highest === OPENS) return null;
  return row.length === 1 ? "row-opened" : waitedFor(card, row) ? "freed" : null;
}

function waitedFor(card: number, row: readonly number[]): boolean {
  const below = row.filter((other) => numberOf(other) < OPENS).length;
  const above = row.filter((other) => numberOf(other) > OPENS).length;
  const [here, there] = numberOf(card) < OPENS ? [below, above] : [above, below];
  return here === 1 && there >= WAITED;
}
