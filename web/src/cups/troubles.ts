/** What was refused, as a sentence: the club's own, then everybody's, then a plain one. */
import { tongue } from "../words/tongue.svelte";
import type { Words } from "./words";

const own = (sentences: object, why: string): string | undefined => (Object.hasOwn(sentences, why) ? (sentences as Record<string, string>)[why] : undefined);

export function troubleTold(why: string, say: Words): string {
  if (why === "unreachable") return say.offline;
  return own(say.refusals, why) ?? own(tongue.words.refusals, why) ?? say.trouble;
}
