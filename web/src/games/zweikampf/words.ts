import type { Why, Words } from "../../wire/games/zweikampf";
import type { Language, Result } from "../../wire/messages";
import type { GameWords } from "../../table/page";
import { told, type Person } from "../../words/person";

/** Nothing can be refused here but what the table refuses in every game. */
const refusals: Record<Why, string> = {};
const cards = (one: string, many: string) => (result: Result, seat: number): string => {
  const count = result.score[seat] ?? 0;
  return `${count} ${count === 1 ? one : many}`;
};

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Die höhere Karte gewinnt beide.",
    options: {},
    refusals,
    hints: ["Tipp auf deinen Stapel!", "Die höhere Karte gewinnt. Noch einmal!", "Und noch einmal!"],
    score: cards("Karte", "Karten"),
  },
  en: {
    about: "The higher card wins both.",
    options: {},
    refusals,
    hints: ["Tap your stack!", "The higher card wins. Once more!", "And again!"],
    score: cards("card", "cards"),
  },
  fr: {
    about: "La carte la plus haute gagne les deux.",
    options: {},
    refusals,
    hints: ["Touche ta pile !", "La plus haute gagne. Encore une fois !", "Et encore une !"],
    score: cards("carte", "cartes"),
  },
  it: {
    about: "La carta più alta vince tutte e due.",
    options: {},
    refusals,
    hints: ["Tocca il tuo mazzo!", "Vince la più alta. Ancora una volta!", "E ancora una!"],
    score: cards("carta", "carte"),
  },
};

/** The board's own words, and those of its story. */
export interface DuelWords {
  readonly both: string;
  readonly waiting: string;
  readonly tie: string;
  readonly stakes: (cards: number) => string;
  readonly took: (who: Person) => string;
  readonly won: (cards: number) => string;
  readonly stackOf: (name: string, cards: number) => string;
  readonly turned: (first: number, second: number, tie: boolean) => string;
  readonly tookCards: (who: Person, cards: number) => string;
  readonly leftTied: (cards: number) => string;
  readonly highest: string;
  readonly longestTie: (cards: number) => string;
  readonly streak: (rounds: number) => string;
}

export const duelWords: Record<Language, DuelWords> = {
  de: {
    both: "Beide aufdecken!",
    waiting: "Gleich geht’s weiter",
    stakes: (n) => `Es geht um ${n} Karten!`,
    tie: "Gleich hoch! Noch einmal: Alles geht an die höhere Karte.",
    took: (who) => told(who, "Deine Karte war höher.", "% hat die höhere Karte."),
    won: (n) => `${n} gewonnen`,
    stackOf: (name, n) => `Stapel von ${name}, ${n === 1 ? "1 Karte" : `${n} Karten`}`,
    turned: (first, second, tie) => `${first} gegen ${second}${tie ? ": gleich hoch!" : ""}`,
    tookCards: (who, n) => told(who, `Du gewinnst ${n === 1 ? "1 Karte" : `${n} Karten`}.`, `% gewinnt ${n === 1 ? "1 Karte" : `${n} Karten`}.`),
    leftTied: (n) => (n === 1 ? "1 Karte bleibt liegen." : `${n} Karten bleiben liegen.`),
    highest: "Hielt bis zum Schluss die Nerven",
    longestTie: (n) => `Dickster Fang: ${n} Karten auf einmal`,
    streak: (n) => `${n} Stiche hintereinander`,
  },
  en: {
    both: "Both turn over!",
    waiting: "On in a moment",
    stakes: (n) => `${n} cards at stake!`,
    tie: "Level! Once more: the higher card takes them all.",
    took: (who) => told(who, "Your card was higher.", "% had the higher card."),
    won: (n) => `${n} won`,
    stackOf: (name, n) => `${name}’s stack, ${n === 1 ? "1 card" : `${n} cards`}`,
    turned: (first, second, tie) => `${first} against ${second}${tie ? ": level!" : ""}`,
    tookCards: (who, n) => told(who, `You win ${n === 1 ? "1 card" : `${n} cards`}.`, `% wins ${n === 1 ? "1 card" : `${n} cards`}.`),
    leftTied: (n) => (n === 1 ? "1 card goes to nobody." : `${n} cards go to nobody.`),
    highest: "Kept cool to the very end",
    longestTie: (n) => `Biggest catch: ${n} cards at once`,
    streak: (n) => `${n} duels in a row`,
  },
  fr: {
    both: "Retournez tous les deux !",
    waiting: "Ça continue tout de suite",
    stakes: (n) => `${n} cartes en jeu !`,
    tie: "Égalité ! Encore une fois : la plus haute prend tout.",
    took: (who) => told(who, "Ta carte était plus haute.", "% a la carte la plus haute."),
    won: (n) => `${n} gagnées`,
    stackOf: (name, n) => `Pile de ${name}, ${n < 2 ? `${n} carte` : `${n} cartes`}`,
    turned: (first, second, tie) => `${first} contre ${second}${tie ? " : égalité !" : ""}`,
    tookCards: (who, n) => told(who, `Tu gagnes ${n < 2 ? `${n} carte` : `${n} cartes`}.`, `% gagne ${n < 2 ? `${n} carte` : `${n} cartes`}.`),
    leftTied: (n) => (n < 2 ? `${n} carte ne va à personne.` : `${n} cartes ne vont à personne.`),
    highest: "Du sang-froid jusqu’au bout",
    longestTie: (n) => `La plus belle prise : ${n} cartes d’un coup`,
    streak: (n) => `${n} duels de suite`,
  },
  it: {
    both: "Girate tutti e due!",
    waiting: "Si continua subito",
    stakes: (n) => `${n} carte in palio!`,
    tie: "Pari! Ancora una volta: la più alta prende tutto.",
    took: (who) => told(who, "La tua carta era più alta.", "% ha la carta più alta."),
    won: (n) => `${n} vinte`,
    stackOf: (name, n) => `Mazzo di ${name}, ${n === 1 ? "1 carta" : `${n} carte`}`,
    turned: (first, second, tie) => `${first} contro ${second}${tie ? ": pari!" : ""}`,
    tookCards: (who, n) => told(who, `Vinci ${n === 1 ? "1 carta" : `${n} carte`}.`, `% vince ${n === 1 ? "1 carta" : `${n} carte`}.`),
    leftTied: (n) => (n === 1 ? "1 carta non va a nessuno." : `${n} carte non vanno a nessuno.`),
    highest: "Nervi saldi fino alla fine",
    longestTie: (n) => `Presa più ricca: ${n} carte in una volta`,
    streak: (n) => `${n} duelli di fila`,
  },
};
