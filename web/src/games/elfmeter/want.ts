/** What the chalk in the box asks for, or how the attempt has just ended. */
import type { View } from "../../wire/games/elfmeter";
import { attemptOf, type Attempt } from "./attempt";
import { whyAnnulled } from "./misses";
import type { ElfWords } from "./say";

export interface Want {
  /** The field in chalk: null while no card has been played, undefined where none is asked for. */
  readonly field: number | null | undefined;
  readonly says: string | null;
  /** Is it no more than a note, in the middle? */
  readonly note: boolean;
}

export interface Onlooker {
  /** Whose eyes ask for a card; null where the hands ask themselves, and in the stands. */
  readonly eyes: number | null;
  /** Do the hands beside the box say themselves what is wanted? */
  readonly plain: boolean;
  readonly name: (seat: number) => string;
  /** Which pass the check has found. */
  readonly wrong: number | null;
}

const note = (says: string | null): Want => ({ field: undefined, says, note: true });

export function wantOf(view: View, who: Onlooker, say: ElfWords): Want {
  const attempt = attemptOf(view);
  if (attempt !== null && (attempt.tackle !== null || attempt.annulled)) return note(ended(view, attempt, who, say));
  if (view.phase === "penalty") return note(say.passes[2]);
  if (view.phase !== "attempt") return note(null);
  const asks = view.ball !== null;
  if (who.plain) return { field: undefined, says: null, note: !asks };
  return { field: view.ball, says: asks ? say.whoStands(say.fields[view.ball] ?? "") : opening(view, who, say), note: !asks };
}

function ended(view: View, { attacker, annulled }: Attempt, { eyes, name, wrong }: Onlooker, say: ElfWords): string {
  const winner = 1 - attacker;
  if (annulled) return whyAnnulled(view, wrong, say) ?? say.annulled;
  return eyes === winner ? say.youWon : say.wonBall(name(winner));
}

function opening({ attacker }: View, { eyes }: Onlooker, say: ElfWords): string {
  return eyes !== null && eyes === attacker ? say.topCard : say.noBallYet;
}
