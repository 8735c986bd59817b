/** One rule of the book, by its number. */
import { pageOfBook, withoutSources } from "../ui/book";
import type { Language } from "../wire/messages";
import { gameWithRules } from "./facts";

/** The number's letters say on which page it stands; what belongs to no game is everybody's. */
export async function ruleText(rule: string, lang: Language): Promise<string> {
  const letters = rule.split("-")[0] ?? "";
  const { rules } = await pageOfBook(gameWithRules(letters) ?? "all", lang);
  return withoutSources(rules.find(({ id }) => id === rule)?.text ?? rule);
}
