/** The rule book, page by page as it is needed; a page once read is kept. */
import type { Language } from "../wire/messages";
import { rulesOf, type RulePage } from "../wire/server";

const read = new Map<string, Promise<RulePage>>();

export function pageOfBook(pages: string, lang: Language): Promise<RulePage> {
  const key = `${lang}/${pages}`;
  const page = read.get(key) ?? rulesOf(pages, lang);
  read.set(key, page);
  page.catch(() => read.delete(key));
  return page;
}

/** Where a sentence comes from is for those who keep the book; players read the sentence. */
export function withoutSources(text: string): string {
  return text.replace(/\s*\((?:text|published|ruling)[^)]*\)/g, "");
}
