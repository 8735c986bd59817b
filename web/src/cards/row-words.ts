/** What the rows say in Elfer raus! and in Junior alike. */
import type { Moment } from "../table/moments";
import type { Person } from "../words/person";
import { spoken } from "../words/spoken.svelte";

export interface RowWords {
  readonly rows: string;
  readonly hand: string;
  readonly pile: (cards: number) => string;
  readonly draw: string;
  /** Why drawing is all that is left, and how often it may be done. */
  readonly whyDraw: (draws: number) => string;
  readonly done: string;
  readonly layOne: string;
  readonly layMore: string;
  /** Why ending the turn is all that is left. */
  readonly whyDone: string;
  readonly goesOn: string;
  readonly layHere: (card: string) => string;
  readonly laid: (who: Person, card: string) => string;
  readonly drew: (who: Person) => string;
  readonly drewCard: (who: Person, card: string, fits: boolean | null) => string;
  readonly passed: (who: Person) => string;
  readonly begins: (who: Person) => string;
  readonly dealtAgain: string;
  readonly cards: (count: number) => string;
  readonly cardsLeft: (count: number) => string;
  readonly mostAtOnce: (cards: number) => string;
  readonly fewestDrawn: (cards: number) => string;
  readonly opened: (rows: number) => string;
  readonly laidMost: (cards: number) => string;
  readonly turnEnded: (who: Person) => string;
  /** What comes of a card that was laid. */
  readonly comes: Readonly<Partial<Record<Moment, string>>>;
}

export const rowWords = spoken<RowWords>({
  de: () => import("./row-words/de").then((found) => found.de),
  en: () => import("./row-words/en").then((found) => found.en),
  fr: () => import("./row-words/fr").then((found) => found.fr),
  it: () => import("./row-words/it").then((found) => found.it),
});
