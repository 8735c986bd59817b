/** Bots have the name of their level, in the language of whoever reads it; people bring theirs. */
import type { Chair } from "../wire/messages";
import { tongue } from "../words/tongue.svelte";

export function namedChairs(chairs: readonly Chair[]): readonly Chair[] {
  return chairs.map((chair) => ({ ...chair, name: chairName(chair) }));
}

export function chairName(chair: Chair): string {
  const levels: Readonly<Record<string, string>> = tongue.words.levels;
  return chair.bot !== null && chair.person === null ? (levels[chair.bot] ?? chair.bot) : chair.name;
}
