/** The rule book, page by page as it is needed; a page once read is kept. */
import type { Language } from "../wire/messages";
import { rulesOf, type RulePage } from "../wire/server";

/** Which page a rule's number stands on: its letters say so. */
const PAGES: Readonly<Record<string, string>> = {
  ALL: "all",
  ELF: "elfmeter",
  LIG: "ligretto",
  JUN: "elfer-raus-junior",
  RAUS: "elfer-raus",
  FOUL: "foul",
  DUEL: "zweikampf",
  KF: "karten-fussball",
  WF: "wuerfel-fussball",
};

const read = new Map<string, Promise<RulePage>>();

export function pageOfBook(pages: string, lang: Language): Promise<RulePage> {
  const key = `${lang}/${pages}`;
  const page = read.get(key) ?? rulesOf(pages, lang);
  read.set(key, page);
  page.catch(() => read.delete(key));
  return page;
}

export async function ruleText(rule: string, lang: Language): Promise<string> {
  const pages = PAGES[rule.split("-")[0] ?? ""] ?? "all";
  const page = await pageOfBook(pages, lang);
  return withoutSources(page.rules.find((one) => one.id === rule)?.text ?? rule);
}

/** Where a sentence comes from is for those who keep the book; players read the sentence. */
export function withoutSources(text: string): string {
  return text.replace(/\s*\((?:text|published|ruling)[^)]*\)/g, "");
}
