/** What the result says: how it went, and what everybody has won. Loaded after the final whistle. */
import type { Person } from "../words/person";
import { spoken } from "../words/spoken.svelte";

export interface AfterWords {
  readonly firstGoal: (who: Person, score: string, clock: string) => string;
  readonly ledBy: (who: Person, score: string) => string;
  readonly levelled: (times: number) => string;
  readonly leadChanged: (times: number) => string;
  readonly neverBehind: (who: Person) => string;
  readonly lateLead: (who: Person) => string;
  readonly held: (shots: number) => string;
  readonly busiest: (who: Person, moves: number, of: number) => string;
  readonly movesInAll: (moves: number) => string;
  /** For a match in which nothing stood out. */
  readonly quiet: readonly string[];
  readonly wonAfter: (who: Person, clock: string) => string;
  readonly drawnAfter: (clock: string) => string;
  /** Several who do not play for one side have won: their names in one list, in which whoever reads it is `me`. */
  readonly together: (names: string) => string;
  readonly togetherAfter: (names: string, clock: string) => string;
  readonly me: string;
  /** A side of several, to one of them. */
  readonly yourTeam: string;
  readonly goal: (who: Person, score: string) => string;
  readonly save: (who: Person) => string;
  readonly chain: (goals: number, saves: number) => string;
  readonly log: string;
  readonly share: string;
  readonly shared: string;
  readonly dared: (name: string) => string;
  readonly more: string;
  /** A title each, and what it is for. */
  readonly titles: Readonly<Record<Title, string>>;
  readonly hair: (seconds: string, other: string) => string;
  readonly quick: (seconds: string) => string;
  readonly thinker: (seconds: string) => string;
  readonly row: (goals: number) => string;
  readonly keeper: (shots: number) => string;
  readonly lucky: (die: string, face: string, times: number, of: number) => string;
  readonly bluff: (cards: number) => string;
  readonly pass: (seconds: string) => string;
  readonly consolations: readonly string[];
  /** How much of a slow line is made up for, in seconds. */
  readonly made: (seconds: string) => string;
  readonly firstBy: (who: Person, seconds: string, other: Person) => string;
}

export type Title = "hair" | "quick" | "thinker" | "row" | "keeper" | "lucky" | "bluff" | "pass";

export const afterWords = spoken<AfterWords>({
  de: () => import("./words/de").then((found) => found.de),
  en: () => import("./words/en").then((found) => found.en),
  fr: () => import("./words/fr").then((found) => found.fr),
  it: () => import("./words/it").then((found) => found.it),
});
