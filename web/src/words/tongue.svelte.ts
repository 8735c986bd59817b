/** The language this person reads: one dictionary is loaded, the others stay on the server. */
import type { Language } from "../wire/messages";
import type { Words } from "./de";
import { learn } from "./spoken.svelte";

const dictionaries: Record<Language, () => Promise<Words>> = {
  de: () => import("./de").then((words) => words.de),
  en: () => import("./en").then((words) => words.en),
  fr: () => import("./fr").then((words) => words.fr),
  it: () => import("./it").then((words) => words.it),
};

class Tongue {
  /** Set before anything is shown: `main.ts` waits for it. */
  words = $state.raw<Words>(undefined as unknown as Words);

  async speak(lang: Language): Promise<void> {
    const [words] = await Promise.all([dictionaries[lang](), learn(lang)]);
    this.words = words;
    if (typeof document !== "undefined") document.documentElement.lang = lang;
  }
}

export const tongue = new Tongue();

/** 0.06 → "0,06" where people write it so. */
export function decimal(seconds: number, lang: Language, digits = 2): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(seconds);
}
