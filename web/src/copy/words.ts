/** What the page of one's own copy says about any game; what a game's pieces are called stands in its kit. */
import type { Kit, KitWords } from "../games/kit";
import type { Language } from "../wire/messages";
import { spoken } from "../words/spoken.svelte";

/** What can be wrong with any file, whatever it is a copy of. */
export type Wrong = "blank" | "wrong-columns" | "wrong-cells";

export interface CopyWords {
  readonly about: string;
  readonly kept: string;
  readonly undo: string;
  readonly open: string;
  readonly save: string;
  readonly saved: (file: string) => string;
  readonly begin: string;
  readonly beginMeans: string;
  readonly printed: string;
  readonly empty: string;
  readonly play: string;
  readonly print: string;
  /** What can be done with it, and why not yet. */
  readonly right: string;
  readonly asking: string;
  readonly broken: (n: number) => string;
  readonly blanks: (n: number) => string;
  readonly nextFault: string;
  readonly tooLong: string;
  readonly unreadable: string;
  readonly noForm: string;
  readonly upTo: (most: number) => string;
  /** An optional cell that nothing stands in. */
  readonly nothing: string;
  readonly isBlank: string;
  readonly before: string;
  readonly after: string;
  readonly remove: string;
  readonly wrong: Readonly<Record<Wrong, (...says: string[]) => string>>;
}

export const copyWords = spoken<CopyWords>({
  de: () => import("./words/de").then((words) => words.de),
  en: () => import("./words/en").then((words) => words.en),
  fr: () => import("./words/fr").then((words) => words.fr),
  it: () => import("./words/it").then((words) => words.it),
});

/** Both: the page's words, and those of the game whose copy it is. */
export type Say = Omit<CopyWords, "wrong"> & KitWords;

export function saying({ words }: Kit, lang: Language): Say {
  const wrong = { ...copyWords[lang].wrong, ...words[lang].wrong };
  return { ...copyWords[lang], ...words[lang], wrong };
}
