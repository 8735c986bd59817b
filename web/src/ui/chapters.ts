/** Three headings for a game's rules: how it begins, how it is played, how it ends. The rules keep their numbers and their order. */
import type { Language } from "../wire/messages";

export type Chapter = "begin" | "play" | "end";
interface Rule {
  readonly id: string;
}

export const chapterWords: Readonly<Record<Language, Readonly<Record<Chapter, string>>>> = {
  de: { begin: "So geht es los", play: "So wird gespielt", end: "So geht es aus" },
  en: { begin: "Getting ready", play: "How to play", end: "How it ends" },
  fr: { begin: "Pour commencer", play: "Comment on joue", end: "Comment ça finit" },
  it: { begin: "Per cominciare", play: "Come si gioca", end: "Come finisce" },
};

/** By the letters of a game's rules: the last number of the beginning, then the first and the last of the end. */
const PARTS: Readonly<Record<string, readonly [begins: number, ends: number, last: number]>> = {
  RAUS: [3, 11, 11], JUN: [3, 9, 9], ELF: [8, 32, 33], FOUL: [2, 10, 10], KF: [4, 12, 16], LIG: [8, 24, 28], WF: [7, 8, 12], DUEL: [1, 4, 4],
};

/** Null for what holds at every table, and for games whose rules have no parts here. */
export function chapterOf(id: string): Chapter | null {
  const [letters = "", number] = id.split("-");
  const parts = PARTS[letters];
  if (parts === undefined) return null;
  const [begins, ends, last] = parts;
  const n = Number(number);
  return n <= begins ? "begin" : n >= ends && n <= last ? "end" : "play";
}

const ORDER: readonly (Chapter | null)[] = ["begin", "play", "end", null];

/** The rules under their headings; a heading without rules is left out. */
export function chapters<R extends Rule>(rules: readonly R[]): readonly { readonly chapter: Chapter | null; readonly rules: readonly R[] }[] {
  return ORDER.map((chapter) => ({ chapter, rules: rules.filter(({ id }) => chapterOf(id) === chapter) })).filter((part) => part.rules.length > 0);
}
