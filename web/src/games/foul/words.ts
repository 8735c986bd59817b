import { rowWords } from "../../cards/row-words";
import type { Why, Words } from "../../wire/games/foul";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";
import { options } from "./options";
import type { Person } from "../../words/person";
import { spoken as loaded } from "../../words/spoken.svelte";

const refusals: Record<Language, Record<Why, string>> = {
  de: {
    "a-card-is-due": "Jetzt muss eine Karte gelegt werden.",
    "fair-is-said": "Du hast schon „fair“ gesagt.",
    "hand-before-is-empty": "Erst die letzte Karte: glaubst du sie?",
    "no-card-to-judge": "Es liegt keine Karte zum Anzweifeln.",
    "not-in-your-hand": "Diese Karte hast du nicht.",
    "number-is-in-your-hand": "Du hast die richtige Zahl: leg sie!",
    "others-may-call": "Einen Moment: Noch dürfen die anderen „Foul!“ rufen.",
    "pile-is-complete": "Der Stapel ist voll. Erst weiterspielen.",
    "your-own-card": "Das ist deine eigene Karte.",
  },
  en: {
    "a-card-is-due": "Now a card has to be played.",
    "fair-is-said": "You have said “fair” already.",
    "hand-before-is-empty": "First the last card: do you believe it?",
    "no-card-to-judge": "There is no card to doubt.",
    "not-in-your-hand": "You do not have that card.",
    "number-is-in-your-hand": "You have the right number: play it!",
    "others-may-call": "One moment: the others may still call “Foul!”",
    "pile-is-complete": "The pile is complete. Play on first.",
    "your-own-card": "That is your own card.",
  },
  fr: {
    "a-card-is-due": "Il faut poser une carte maintenant.",
    "fair-is-said": "Tu as déjà dit « régulier ».",
    "hand-before-is-empty": "D’abord la dernière carte : tu y crois ?",
    "no-card-to-judge": "Il n’y a pas de carte à contester.",
    "not-in-your-hand": "Tu n’as pas cette carte.",
    "number-is-in-your-hand": "Tu as le bon nombre : pose-le !",
    "others-may-call": "Un instant : les autres peuvent encore crier « Faute ! »",
    "pile-is-complete": "La pile est complète. D’abord continuer.",
    "your-own-card": "C’est ta propre carte.",
  },
  it: {
    "a-card-is-due": "Ora si deve mettere una carta.",
    "fair-is-said": "Hai già detto «regolare».",
    "hand-before-is-empty": "Prima l’ultima carta: ci credi?",
    "no-card-to-judge": "Non c’è nessuna carta da contestare.",
    "not-in-your-hand": "Non hai questa carta.",
    "number-is-in-your-hand": "Hai il numero giusto: mettilo!",
    "others-may-call": "Un momento: gli altri possono ancora gridare «Fallo!»",
    "pile-is-complete": "La pila è completa. Prima si continua.",
    "your-own-card": "È la tua carta.",
  },
};

const left = (lang: Language): GameWords<Words>["score"] => (result, seat) => rowWords[lang].cardsLeft(Math.abs(result.score[seat] ?? 0));

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Verdeckt legen, Zahl ansagen – und wer glaubt es?",
    options: options.de,
    refusals: refusals.de,
    hints: ["Die Eins ist dran. Leg eine Eins!", "Glaubst du die Zwei? Sag „Fair“.", "Und die Drei? Sag auch hier „Fair“.", "Die Vier ist dran, und du hast keine: bluffe mit irgendeiner Karte!", "Die Fünf glaubst du nicht: ruf „Foul!“"],
    score: left("de"),
  },
  en: {
    about: "Play face down, say a number – who believes it?",
    options: options.en,
    refusals: refusals.en,
    hints: ["First comes number one. Play a one!", "Do you believe the two? Say “Fair”.", "And the three? Say “Fair” again.", "Now comes the four, and you have none: bluff with any card!", "You don’t believe the five: call “Foul!”"],
    score: left("en"),
  },
  fr: {
    about: "Pose cachée, annonce le nombre – qui y croit ?",
    options: options.fr,
    refusals: refusals.fr,
    hints: ["C’est le un. Pose un un !", "Tu crois le deux ? Dis « Régulier ».", "Et le trois ? Redis « Régulier ».", "C’est le quatre, et tu n’en as pas : bluffe avec n’importe quelle carte !", "Tu ne crois pas le cinq : crie « Faute ! »"],
    score: left("fr"),
  },
  it: {
    about: "Metti coperta, di’ il numero – e chi ci crede?",
    options: options.it,
    refusals: refusals.it,
    hints: ["Tocca all’uno. Metti un uno!", "Credi al due? Di’ «Regolare».", "E al tre? Di’ ancora «Regolare».", "Tocca al quattro, e non ne hai: bluffa con una carta qualsiasi!", "Al cinque non credi: grida «Fallo!»"],
    score: left("it"),
  },
};

/** What the board and its story say. */
export interface FoulWords {
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
