/** The little that everybody may ask about a game before its page is loaded; all else comes from `/api/games`. */

export interface Facts {
  /** The letters of its rules' numbers. */
  readonly rules: string;
  /** What the press makes of it, beside its rules; a test holds it against the press. */
  readonly prints: readonly Printable[];
}

export type Printable = "cards" | "dice" | "board";

const all = import.meta.glob<Facts>("./*/facts.ts", { eager: true, import: "facts" });

export const factsOf = (game: string): Facts | undefined => all[`./${game}/facts.ts`];

/** Whose rules have these letters. */
export const gameWithRules = (letters: string): string | undefined =>
  Object.entries(all).find(([, { rules }]) => rules === letters)?.[0].split("/")[1];
