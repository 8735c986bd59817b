/** How an arrow is read out. */
import type { Mark, Way } from "../../wire/games/wuerfel-fussball";
import type { Language } from "../../wire/messages";

const FIGURES: Record<Language, readonly string[]> = {
  de: ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs"],
  en: ["none", "one", "two", "three", "four", "five", "six"],
  fr: ["zéro", "un", "deux", "trois", "quatre", "cinq", "six"],
  it: ["zero", "uno", "due", "tre", "quattro", "cinque", "sei"],
};

export const arrows =
  (lang: Language, ways: Record<Way, string>, marks: Record<Mark, string>) =>
  (way: Way, number: number, mark: Mark): string =>
    `${FIGURES[lang][number] ?? number} ${ways[way]}${marks[mark]}`;
