/** Bots have the name of their level, in the language of whoever reads it; people bring theirs. */
import type { Chair } from "../wire/messages";
import { tongue } from "../words/tongue.svelte";

/** Two bots of one level are told apart by a number. */
export function namedChairs(chairs: readonly Chair[]): readonly Chair[] {
  const names = chairs.map(chairName);
  return chairs.map((chair, seat) => {
    const name = names[seat] ?? "";
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return { ...chair, name: name !== "" && before > 0 ? `${name} ${before + 1}` : name };
  });
}

export function chairName(chair: Chair): string {
  const levels: Readonly<Record<string, string>> = tongue.words.levels;
  return chair.bot !== null && chair.person === null ? (levels[chair.bot] ?? chair.bot) : chair.name;
}
