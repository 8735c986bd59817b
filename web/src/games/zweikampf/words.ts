import type { Why, Words } from "../../wire/games/zweikampf";
import type { Language, Result } from "../../wire/messages";
import type { GameWords } from "../../table/page";

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
  readonly youTook: string;
  readonly took: (name: string) => string;
  readonly won: (cards: number) => string;
  readonly stackOf: (name: string, cards: number) => string;
  readonly turned: (one: string, other: string) => string;
  readonly tookCards: (name: string, cards: number) => string;
  readonly leftTied: (cards: number) => string;
  readonly highest: string;
  readonly longestTie: (cards: number) => string;
  readonly streak: (rounds: number) => string;
}

export const duelWords: Record<Language, DuelWords> = {
  de: {
    both: "Beide aufdecken!",
    waiting: "Gleich geht’s weiter",
    tie: "Gleich hoch! Noch einmal: Alles geht an die höhere Karte.",
    youTook: "Deine Karte war höher.",
    took: (name) => `${name} war höher.`,
    won: (n) => `${n} gewonnen`,
    stackOf: (name, n) => `Stapel von ${name}, ${n} Karten`,
    turned: (one, other) => `${one} gegen ${other}`,
    tookCards: (name, n) => `${name} gewinnt ${n} Karten`,
    leftTied: (n) => `${n} Karten bleiben liegen`,
    highest: "Hielt bis zum Schluss die Nerven",
    longestTie: (n) => `Dickster Fang: ${n} Karten auf einmal`,
    streak: (n) => `${n} Stiche hintereinander`,
  },
  en: {
    both: "Both turn over!",
    waiting: "On in a moment",
    tie: "Level! Once more: all go to the higher card.",
    youTook: "Your card was higher.",
    took: (name) => `${name} was higher.`,
    won: (n) => `${n} won`,
    stackOf: (name, n) => `${name}’s stack, ${n} cards`,
    turned: (one, other) => `${one} against ${other}`,
    tookCards: (name, n) => `${name} wins ${n} cards`,
    leftTied: (n) => `${n} cards go to nobody`,
    highest: "Kept cool to the very end",
    longestTie: (n) => `Biggest catch: ${n} cards at once`,
    streak: (n) => `${n} duels in a row`,
  },
  fr: {
    both: "Retournez tous les deux !",
    waiting: "Ça continue tout de suite",
    tie: "Égalité ! Encore une fois : tout va à la plus haute.",
    youTook: "Ta carte était plus haute.",
    took: (name) => `${name} était plus haut.`,
    won: (n) => `${n} gagnées`,
    stackOf: (name, n) => `Pile de ${name}, ${n} cartes`,
    turned: (one, other) => `${one} contre ${other}`,
    tookCards: (name, n) => `${name} gagne ${n} cartes`,
    leftTied: (n) => `${n} cartes ne vont à personne`,
    highest: "Du sang-froid jusqu’au bout",
    longestTie: (n) => `La plus belle prise : ${n} cartes d’un coup`,
    streak: (n) => `${n} duels de suite`,
  },
  it: {
    both: "Girate tutti e due!",
    waiting: "Si continua subito",
    tie: "Pari! Ancora una volta: tutto va alla più alta.",
    youTook: "La tua carta era più alta.",
    took: (name) => `${name} era più alto.`,
    won: (n) => `${n} vinte`,
    stackOf: (name, n) => `Mazzo di ${name}, ${n} carte`,
    turned: (one, other) => `${one} contro ${other}`,
    tookCards: (name, n) => `${name} vince ${n} carte`,
    leftTied: (n) => `${n} carte non vanno a nessuno`,
    highest: "Nervi saldi fino alla fine",
    longestTie: (n) => `Presa più ricca: ${n} carte in una volta`,
    streak: (n) => `${n} duelli di fila`,
  },
};
