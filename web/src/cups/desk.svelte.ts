/** What the desk can do next, and the keys for it. */
import type { Shown, TableShown, Wanted } from "../wire/cups";
import type { Cup } from "./cup.svelte";

/** The one big button: what everybody waits for. */
export type Step = "draw-round" | "kick-off" | "resume" | "close" | null;

export function nextStep({ phase, paused }: Pick<Shown, "phase" | "paused">): Step {
  if (paused !== null) return "resume";
  switch (phase) {
    case "gathering":
    case "between":
      return "draw-round";
    case "drawn":
      return "kick-off";
    case "finished":
      return "close";
    case "playing":
    case "closed":
      return null;
  }
}

/** Minutes that are given at once. */
export const MORE = 2;

export const isOpen = ({ phase }: Pick<TableShown, "phase">): boolean => phase !== "settled" && phase !== "off";

/** Keys for those who have no mouse in the hand; whoever types keeps them. */
export function wishOf(key: string, shown: Shown): Wanted | null {
  switch (key.toLowerCase()) {
    case "n": {
      const step = nextStep(shown);
      return step === "draw-round" || step === "kick-off" ? { kind: step } : null;
    }
    case "p":
      return shown.paused !== null ? { kind: "resume" } : shown.phase === "playing" ? { kind: "pause" } : null;
    case "t":
      return shown.round?.until ? { kind: "give-time", milliseconds: MORE * 60_000 } : null;
    default:
      return null;
  }
}

const TYPED = "input, select, textarea, dialog";

/** For `onkeydown` of the window. */
export function pressed(event: KeyboardEvent, cup: Cup): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || cup.shown === null) return;
  if (event.target instanceof Element && event.target.closest(TYPED)) return;
  const wish = wishOf(event.key, cup.shown);
  if (wish === null) return;
  event.preventDefault();
  void cup.wish(wish);
}

/** A result that is being typed in: one number for each side, and who goes on where a cup match is level. */
export class Sheet {
  score = $state.raw<readonly number[]>([]);
  /** The side that goes on; null where nobody was chosen. */
  first = $state<number | null>(null);
  real = $state(false);

  constructor(private readonly match: Pick<TableShown, "match" | "stage" | "sides" | "outcome">) {
    this.score = match.outcome?.score ?? match.sides.map(() => 0);
    this.real = match.outcome?.source === "real";
  }

  set(side: number, goals: number): void {
    this.score = this.score.map((old, at) => (at === side ? Math.min(999, Math.max(0, Math.round(goals) || 0)) : old));
  }

  /** In the cup somebody has to go on. */
  get undecided(): boolean {
    return (this.match.stage === "cup" || this.match.stage === "third") && new Set(this.score).size === 1;
  }

  get places(): readonly number[] {
    return this.undecided && this.first !== null ? this.score.map((_, side) => (side === this.first ? 1 : 2)) : [];
  }

  get wish(): Wanted {
    const { score, places, match: { match, outcome } } = this;
    if (outcome !== null) return { kind: "correct-result", match, score, places };
    return { kind: "enter-result", match, score, places, real: this.real };
  }
}
