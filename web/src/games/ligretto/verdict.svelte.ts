/** The check after "Tooro!": it is kept until the next round, and seen as long as the table looks at it. */
import type { Turn } from "../../wire/messages";
import type { Event, View } from "../../wire/games/ligretto";
import { checked, type Checked } from "./checked";
import { teamOf, type Team } from "./table";
import type { LigrettoWords } from "./words";

export class Verdict {
  shown = $state.raw<Checked | null>(null);
  private before: View | null = null;

  /** `only`: in the stands both fields are seen, and each shows the claims of its own team. */
  constructor(private readonly only: () => Team | null) {}

  heard(events: readonly Event[], view: View): void {
    const claim = checked(events, this.before);
    this.before = view;
    if (claim !== null && this.concerns(claim.team)) this.shown = claim;
    else if (events.some(({ kind }) => kind === "kicked-off" || kind === "round-ended-goalless")) this.shown = null;
  }

  private concerns(team: Team): boolean {
    return this.only() === null || this.only() === team;
  }
}

/** From the claim until everybody is ready; after the last one to the end. */
export const isChecking = (view: View, turn: Turn): boolean => view.interval?.stage === "check" || turn.kind === "finished";

/** How the round ended, in a few words; in the stands each field tells its own team's end. */
export function endOf({ last }: View, only: Team | null, say: LigrettoWords): string | null {
  if (last === null || last.team === null) return say.goalless;
  const team = teamOf(last.team);
  if (only !== null && only !== team) return null;
  return last.outcome === "goal" ? say.scored(say.teams[team]) : say.ownGoal(say.teams[team]);
}
