/** The little that everybody may ask about a game before its page is loaded; all else comes from `/api/games`. */

export interface Facts {
  /** The letters of its rules' numbers. */
  readonly rules: string;
  /** What the press makes of it, beside its rules; a test holds it against the press. */
  readonly prints: readonly Printable[];
  /** The options with which it can be the match of the day; none for a game that is not. */
  readonly daily?: Readonly<Record<string, unknown>>;
}

export type Printable = "cards" | "dice" | "board";

const all = import.meta.glob<Facts>("./*/facts.ts", { eager: true, import: "facts" });

export const factsOf = (game: string): Facts | undefined => all[`./${game}/facts.ts`];

/** The games that can be the match of the day, always in the same order. */
export const dailies = (): readonly string[] =>
  Object.entries(all).flatMap(([path, { daily }]) => (daily === undefined ? [] : [path.split("/")[1] ?? ""])).sort();

/** Whose rules have these letters. */
export const gameWithRules = (letters: string): string | undefined =>
  Object.entries(all).find(([, { rules }]) => rules === letters)?.[0].split("/")[1];
