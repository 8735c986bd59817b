/** Which rule is read today: another one each day, and one more for whoever still waits. */
import type { Language } from "../wire/messages";
import { inPlayersWords, pageOfBook } from "../ui/book";

export interface Told {
  readonly id: string;
  readonly text: string;
}

const DAY = 86_400_000;
/** A sentence that is read in passing. */
const LONGEST = 320;

export async function rulesToday(game: string, lang: Language, now: number): Promise<readonly Told[]> {
  const page = await pageOfBook(game, lang);
  const rules = page.rules.map(({ id, text }) => ({ id, text: inPlayersWords(text) }));
  const short = rules.filter(({ text }) => text !== "" && text.length <= LONGEST);
  const first = Math.floor(now / DAY) % Math.max(1, short.length);
  return [...short.slice(first), ...short.slice(0, first)];
}
