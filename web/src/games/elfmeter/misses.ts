/** A miss explains itself: where the ball lies, and where the players stand instead. */
import type { Face, Fate, View } from "../../wire/games/elfmeter";
import { attemptOf } from "./attempt";
import type { ElfWords } from "./say";

/** Why a card has no effect, after a colon. */
export function whyFailed(face: Face, fate: Exclude<Fate, "counts">, ball: number | null, say: ElfWords): string {
  if (fate !== "misfit" || ball === null) return say.whyFailed[fate];
  return say.ballThere(say.fields[ball] ?? "", placesOf(face).map((field) => say.fields[field] ?? ""));
}

/** Why the check took the attack back, in a sentence; null where the passes are not seen any more. */
export function whyAnnulled(view: View, card: number | null, say: ElfWords): string | null {
  const passes = attemptOf(view)?.passes ?? [];
  const place = passes.findIndex((pass) => pass.card === card);
  const [before, wrong] = [passes[place - 1]?.face, passes[place]?.face];
  if (before?.kind !== "attack" || wrong?.kind !== "attack") return null;
  return say.ballWas(say.fields[before.ball] ?? "", say.fields[wrong.footballer] ?? "");
}

const placesOf = (face: Face): readonly number[] => (face.kind === "attack" ? [face.footballer] : face.defenders);
