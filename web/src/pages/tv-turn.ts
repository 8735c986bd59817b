/** Whose turn it is, for everybody on the sofa: a race is nobody's, unless a throw can only be forestalled. */
import type { GamePage } from "../table/page";
import type { Play } from "../table/play";
import type { Words } from "../wire/messages";

export function turnsOf(play: Play<Words>, page: GamePage<Words>): readonly number[] {
  const { turn } = play;
  if (turn.kind !== "waiting") return [];
  const first = page.turnOf?.(play.view) ?? null;
  if (first !== null) return [first];
  return turn.race ? [] : turn.seats;
}
