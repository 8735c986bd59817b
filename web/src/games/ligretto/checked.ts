/** What a claim was checked on: the table as it lay before, because the scene goes back into its pile at once. */
import type { Corner, Event, Scene, Side, View } from "../../wire/games/ligretto";
import { rowFor, teamOf, type Team } from "./table";

export interface Verdict {
  readonly seat: number;
  readonly team: Team;
  readonly right: boolean;
  readonly steps: readonly number[];
  readonly corners: readonly Corner[];
}
export type Proof = { readonly side: Side; readonly row: readonly number[]; readonly scene: Scene };
export type Checked = Verdict & (Proof | { readonly side: null });

export function checked(events: readonly Event[], before: View | null): Checked | null {
  const claim = events.find((event) => event.kind === "goal-claimed");
  if (claim === undefined) return null;
  const team = teamOf(claim.seat);
  const fault = events.find((event) => event.kind === "own-goal-scored");
  const verdict: Verdict = { seat: claim.seat, team, right: fault === undefined, steps: fault?.steps ?? [], corners: fault?.corners ?? [] };
  const side = before?.sides[team];
  // Somebody who has just come back saw too little of it.
  if (!before || !side?.scene || side.goal.includes(null)) return { ...verdict, side: null };
  return { ...verdict, side, row: rowFor(before, team), scene: side.scene };
}
