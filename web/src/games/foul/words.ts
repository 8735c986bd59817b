import { rowWords } from "../../cards/row-words";
import type { Why, Words } from "../../wire/games/foul";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";
import type { Options } from "./options";
import type { Person } from "../../words/person";
import { spoken as loaded } from "../../words/spoken.svelte";

const left = (lang: Language): GameWords<Words>["score"] => (result, seat) => rowWords[lang].cardsLeft(Math.abs(result.score[seat] ?? 0));

/** A phone loads what belongs to its own language. */
const inWords = (lang: Language, about: string): GameWords<Words> => ({
  about,
  get options() {
    return foulWords[lang].options;
  },
  get refusals() {
    return foulWords[lang].refusals;
  },
  get hints() {
    return foulWords[lang].hints;
  },
  score: left(lang),
});

export const words: Record<Language, GameWords<Words>> = {
  de: inWords("de", "Verdeckt legen, Zahl ansagen – und wer glaubt es?"),
  en: inWords("en", "Play face down, say a number – who believes it?"),
  fr: inWords("fr", "Pose cachée, annonce le nombre – qui y croit ?"),
  it: inWords("it", "Metti coperta, di’ il numero – e chi ci crede?"),
};

/** What the board and its story say. */
export interface FoulWords {
  readonly options: Options;
  readonly refusals: Readonly<Record<Why, string>>;
  /** The steps of the first minute. */
  readonly hints: GameWords<Words>["hints"];
  readonly numbers: readonly string[];
  readonly laysAndSays: (who: Person) => string;
  readonly shout: (number: string) => string;
  readonly inPile: (cards: number) => string;
  readonly aside: (cards: number) => string;
  /** The first of two questions. */
  readonly believe: (number: string) => string;
  readonly fair: string;
  readonly letPass: string;
  readonly foul: string;
  readonly turnOver: string;
  readonly playOn: string;
  readonly holdBreath: string;
  readonly lay: (number: string) => string;
  readonly layHint: (number: string) => string;
  readonly bluffHint: (number: string) => string;
  readonly begins: string;
  readonly next: (number: string) => string;
  readonly wait: string;
  readonly callsLeft: (calls: number) => string;
  readonly hand: string;
  readonly saidFair: (who: Person) => string;
  readonly leftOut: (numbers: string) => string;
  readonly lies: (who: Person, number: string) => string;
  readonly caught: (caller: Person, liar: Person, card: string) => string;
  readonly wronged: (caller: Person, other: Person, card: string) => string;
  readonly takes: (who: Person, cards: number) => string;
  readonly setAside: (cards: number) => string;
  readonly wins: (who: Person) => string;
  readonly whistled: (who: readonly Person[]) => string;
  readonly starts: (who: Person) => string;
  readonly playedOn: (who: Person) => string;
  readonly cards: (count: number) => string;
  readonly callers: string;
  readonly sharp: (calls: number) => string;
  readonly bluffer: (cards: number) => string;
  readonly pileKing: (cards: number) => string;
  readonly calm: string;
}

export const foulWords = loaded<FoulWords>({
  de: () => import("./said/de").then((found) => found.de),
  en: () => import("./said/en").then((found) => found.en),
  fr: () => import("./said/fr").then((found) => found.fr),
  it: () => import("./said/it").then((found) => found.it),
});

export const spoken = (number: number, lang: Language): string => foulWords[lang].numbers[number - 1] ?? String(number);
