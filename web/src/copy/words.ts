/** What the page of an own copy says; the names of fields, corners and faces are the boards' own. */
import type { Result } from "../games/wuerfel-fussball/drawings/die-sign";
import type { Die, Way } from "../wire/games/wuerfel-fussball";
import type { Ball, Corner } from "../wire/games/ligretto";
import { spoken } from "../words/spoken.svelte";

/** Everything the rules can find wrong with a deck or a set of dice. */
export type Wrong =
  | "blank" | "wrong-columns" | "wrong-cells"
  | "no-such-card" | "card-twice" | "card-missing" | "no-field" | "one-field" | "defenders" | "defenders-together" | "no-third"
  | "no-such-kind" | "no-such-number" | "no-such-quarter" | "no-such-ball" | "needless" | "same-back" | "there-twice"
  | "wrong-count-of-cards" | "wrong-count-of-number" | "wrong-count-of-back"
  | "no-toml" | "no-such-die" | "die-missing" | "no-name" | "no-symbol" | "same-name" | "same-symbol" | "six-faces" | "no-such-result" | "never-shows"
  | "one-question-mark" | "one-back-arrow" | "no-such-arrow" | "no-such-steps" | "no-such-mark" | "back-on-violet-only" | "no-x-on-orange" | "says-nothing";

export type SortName = "card" | "shirt" | "pitch" | "scene" | "die" | Die;
export type CellName = "footballer" | "ball" | "shot" | "defenders" | "dive" | "number" | "quarter" | "arrow" | "mark" | "face" | "name" | "symbol";

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
  readonly sorts: Readonly<Record<SortName, string>>;
  readonly piece: (sort: SortName, name: string) => string;
  readonly cells: Readonly<Record<CellName, string>>;
  readonly upTo: (most: number) => string;
  /** An optional cell that nothing stands in. */
  readonly nothing: string;
  readonly isBlank: string;
  readonly before: string;
  readonly after: string;
  readonly remove: string;
  /** The words that a cell may hold. */
  readonly fields: readonly string[];
  readonly thirds: readonly string[];
  readonly corners: Readonly<Record<Corner, string>>;
  readonly balls: Readonly<Record<Ball, string>>;
  readonly ways: Readonly<Record<Way, string>>;
  readonly results: Readonly<Record<Result, string>>;
  readonly wrong: Readonly<Record<Wrong, (...says: string[]) => string>>;
}

export const copyWords = spoken<CopyWords>({
  de: () => import("./words/de").then((found) => found.de),
  en: () => import("./words/en").then((found) => found.en),
  fr: () => import("./words/fr").then((found) => found.fr),
  it: () => import("./words/it").then((found) => found.it),
});
