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

/** Options are chosen in the room, in words of their own; files and defaults are for those who keep the book. */
const KEEPERS = /\bOptions?\b|\b(?:by )?default\b|voreingestellt|par défaut|predefinit|\.csv\b|\bopzion|\b[a-z]+_[a-z_]+\b/i;

export function inPlayersWords(text: string): string {
  const sentences = withoutSources(text).split(/(?<=[.!?])\s+/);
  return sentences.filter((sentence) => !KEEPERS.test(sentence)).join(" ");
}

/** A text in pieces, those that were searched for marked. */
export function marked(text: string, find: readonly string[]): readonly { readonly text: string; readonly hit: boolean }[] {
  if (find.length === 0) return [{ text, hit: false }];
  const hits = new RegExp(`(${find.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(hits).flatMap((piece, n) => (piece === "" ? [] : [{ text: piece, hit: n % 2 === 1 }]));
}
