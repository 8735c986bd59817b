/** The check after "Tooro!", as long as it is seen. */
import type { Event, View } from "../../wire/games/ligretto";
import { checked, type Checked } from "./checked";
import type { Team } from "./table";

/** Milliseconds: long enough to read it, short enough for the next round. */
export const STAYS = 5_000;

export class Verdict {
  shown = $state.raw<Checked | null>(null);
  private before: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `only`: in the stands both fields are seen, and each shows the claims of its own team. */
  constructor(private readonly only: () => Team | null) {}

  heard(events: readonly Event[], view: View): void {
    const claim = checked(events, this.before);
    this.before = view;
    if (claim !== null && this.concerns(claim.team)) this.show(claim);
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  private concerns(team: Team): boolean {
    return this.only() === null || this.only() === team;
  }

  private show(claim: Checked): void {
    clearTimeout(this.timer);
    this.shown = claim;
    this.timer = setTimeout(() => this.close(), STAYS);
  }
}
