/** What lies in the box, read as the story of the attempt: nothing is judged here, the fates are the rules'. */
import type { Laid, Shown, View } from "../../wire/games/elfmeter";

/** The attempt that is on, or the one that has just ended with a change of the ball. */
export interface Attempt {
  readonly attacker: number;
  readonly passes: readonly Pick<Shown, "card" | "face">[];
  /** The card that won the ball. */
  readonly tackle: Laid | null;
  /** A pass did not fit: the check found it, or the attacker admitted it. */
  readonly annulled: boolean;
}

export function attemptOf(view: View): Attempt | null {
  if (view.attacker === null) return null;
  if (view.phase !== "getting-ready" || view.box.length === 0)
    return { attacker: view.attacker, passes: view.attack, tackle: null, annulled: false };
  const end = view.box.at(-1) as Laid;
  const attacker = 1 - view.attacker;
  const tackle = end.face.kind === "defence" && end.fate === "counts" ? end : null;
  return { attacker, passes: passesBefore(view.box, attacker), tackle, annulled: tackle === null };
}

/** Back from the end, until another attempt is met: the attacker defended, or the defender attacked. */
function passesBefore(box: readonly Laid[], attacker: number): readonly Laid[] {
  const passes: Laid[] = [];
  for (const laid of [...box].reverse().filter((one) => one.fate === "counts")) {
    const passed = laid.face.kind === "attack" && laid.seat === attacker;
    const tackled = laid === box.at(-1) && laid.face.kind === "defence";
    if (!passed && !tackled) break;
    if (passed && passes.length < 3) passes.unshift(laid);
  }
  return passes;
}

/** Cards without effect, the lowest first. */
export function ignoredIn(view: View): readonly Laid[] {
  return view.box.filter((laid) => laid.fate !== "counts");
}

/** How the last round ended is seen until the next attempt: the box is empty then anyway. */
export function endSeen(view: View): View["last"] {
  const between = view.phase !== "attempt" && view.phase !== "pause" && view.phase !== "penalty";
  return between && view.box.length === 0 ? view.last : null;
}
