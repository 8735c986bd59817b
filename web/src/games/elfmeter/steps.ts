/** The attempt in the box, step by step: what lies there, where the next pass goes, and what the check has found. */
import type { Laid, View } from "../../wire/games/elfmeter";
import { attemptOf, type Attempt } from "./attempt";

type Pass = Attempt["passes"][number];

/** An empty place; `lit` where somebody here may lay the next pass. */
interface Hole {
  readonly kind: "hole";
  readonly lit: boolean;
}
interface Passed {
  readonly kind: "pass";
  readonly seat: number;
  readonly laid: Pass;
  /** The check has found it. */
  readonly misfit: boolean;
}
/** The card that won the ball. */
interface Tackled {
  readonly kind: "tackle";
  readonly seat: number;
  readonly laid: Laid;
}
export type Step = Hole | Passed | Tackled;

export interface Looks {
  /** May somebody here lay the next pass? */
  readonly can: boolean;
  /** Which pass the check has found. */
  readonly wrong: number | null;
}

const PASSES = 3;

export function stepsOf(view: View, looks: Looks): readonly Step[] {
  const attempt = attemptOf(view);
  const steps = attempt?.tackle ? attempt.passes.length + 1 : PASSES;
  return Array.from({ length: steps }, (_, place) => stepAt(place, view, attempt, looks));
}

function stepAt(place: number, view: View, attempt: Attempt | null, { can, wrong }: Looks): Step {
  const pass = attempt?.passes[place];
  if (attempt && pass) return { kind: "pass", seat: attempt.attacker, laid: pass, misfit: attempt.annulled && pass.card === wrong };
  if (attempt?.tackle && place === attempt.passes.length) return { kind: "tackle", seat: attempt.tackle.seat, laid: attempt.tackle };
  return { kind: "hole", lit: can && place === view.attack.length && view.phase === "attempt" };
}
