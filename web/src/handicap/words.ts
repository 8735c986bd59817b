/** What is said about handicaps; loaded where somebody has one, or may. */
import type { Language, Room } from "../wire/messages";

type Unit = Room["unit"];

export interface HandicapWords {
  readonly title: string;
  readonly explained: string;
  readonly whom: string;
  readonly start: string;
  readonly calm: string;
  readonly none: string;
  readonly amount: (unit: Unit, amount: number) => string;
  readonly waits: (milliseconds: number) => string;
  readonly given: (name: string, what: string) => string;
  readonly proposed: (name: string, what: string) => string;
  readonly takenBack: (name: string) => string;
  readonly missing: (names: string) => string;
  readonly propose: string;
  readonly yes: string;
  readonly no: string;
  readonly offer: (winner: string, wins: number, other: string) => string;
  readonly less: (winner: string, wins: number) => string;
}

const half = (milliseconds: number): string => (milliseconds === 500 ? "½" : String(milliseconds / 1_000));

export const handicapWords: Record<Language, HandicapWords> = {
  de: {
    title: "Vorsprung",
    explained: "Damit alle gewinnen können. Es gilt, wenn alle am Tisch Ja sagen, und alle sehen es.",
    whom: "Für wen?",
    start: "Vorsprung",
    calm: "Mehr Ruhe",
    none: "Keiner",
    amount: (unit, n) => (unit === "goals" ? `${n} ${n === 1 ? "Tor" : "Tore"} Vorsprung` : `gewinnt mit ${n} ${n === 1 ? "Karte" : "Karten"} auf der Hand, wenn es drankommt`),
    waits: (ms) => `alle anderen warten nach jeder Karte ${half(ms)} ${ms === 2_000 ? "Sekunden" : "Sekunde"}`,
    given: (name, what) => `${name}: ${what}`,
    proposed: (name, what) => `Vorschlag für ${name}: ${what}`,
    takenBack: (name) => `Vorschlag: ${name} spielt wieder ohne Vorsprung`,
    missing: (names) => `Es fehlt noch das Ja von ${names}.`,
    propose: "Vorschlagen",
    yes: "Einverstanden",
    no: "Lieber nicht",
    offer: (winner, wins, other) => `${winner} hat ${wins === 3 ? "dreimal" : `${wins}-mal`} gewonnen: ein Vorsprung für ${other}?`,
    less: (winner, wins) => `${winner} hat mit Vorsprung ${wins === 3 ? "dreimal" : `${wins}-mal`} gewonnen: ein kleinerer?`,
  },
  en: {
    title: "Head start",
    explained: "So that everybody can win. It counts once everybody at the table says yes, and everybody sees it.",
    whom: "For whom?",
    start: "Head start",
    calm: "More calm",
    none: "None",
    amount: (unit, n) => (unit === "goals" ? `${n} ${n === 1 ? "goal" : "goals"} ahead` : `wins with ${n} ${n === 1 ? "card" : "cards"} left when it’s their turn`),
    waits: (ms) => `everybody else waits ${half(ms)} ${ms === 2_000 ? "seconds" : "second"} after each card`,
    given: (name, what) => `${name}: ${what}`,
    proposed: (name, what) => `Proposal for ${name}: ${what}`,
    takenBack: (name) => `Proposal: ${name} plays without a head start again`,
    missing: (names) => `Still to say yes: ${names}.`,
    propose: "Propose it",
    yes: "I agree",
    no: "Rather not",
    offer: (winner, wins, other) => `${winner} has won ${wins === 3 ? "three" : wins} times: a head start for ${other}?`,
    less: (winner, wins) => `${winner} has won ${wins === 3 ? "three" : wins} times with a head start: a smaller one?`,
  },
  fr: {
    title: "Avance",
    explained: "Pour que tous puissent gagner. Cela compte quand tous à la table disent oui, et tous le voient.",
    whom: "Pour qui ?",
    start: "Avance",
    calm: "Plus de calme",
    none: "Aucune",
    amount: (unit, n) => (unit === "goals" ? `${n} ${n === 1 ? "but" : "buts"} d’avance` : `gagne avec ${n} ${n === 1 ? "carte" : "cartes"} en main quand vient son tour`),
    waits: (ms) => `tous les autres attendent ${half(ms)} ${ms === 2_000 ? "secondes" : "seconde"} après chaque carte`,
    given: (name, what) => `${name} : ${what}`,
    proposed: (name, what) => `Proposition pour ${name} : ${what}`,
    takenBack: (name) => `Proposition : ${name} rejoue sans avance`,
    missing: (names) => `Il manque encore le oui de ${names}.`,
    propose: "Proposer",
    yes: "D’accord",
    no: "Plutôt pas",
    offer: (winner, wins, other) => `${winner} a gagné ${wins === 3 ? "trois" : wins} fois : une avance pour ${other} ?`,
    less: (winner, wins) => `${winner} a gagné ${wins === 3 ? "trois" : wins} fois avec une avance : une plus petite ?`,
  },
  it: {
    title: "Vantaggio",
    explained: "Perché tutti possano vincere. Vale quando tutti al tavolo dicono di sì, e tutti lo vedono.",
    whom: "Per chi?",
    start: "Vantaggio",
    calm: "Più calma",
    none: "Nessuno",
    amount: (unit, n) => (unit === "goals" ? `${n} gol di vantaggio` : `vince con ${n} ${n === 1 ? "carta" : "carte"} in mano quando tocca a lui`),
    waits: (ms) => `tutti gli altri aspettano ${half(ms)} ${ms === 2_000 ? "secondi" : "secondo"} dopo ogni carta`,
    given: (name, what) => `${name}: ${what}`,
    proposed: (name, what) => `Proposta per ${name}: ${what}`,
    takenBack: (name) => `Proposta: ${name} gioca di nuovo senza vantaggio`,
    missing: (names) => `Manca ancora il sì di ${names}.`,
    propose: "Proponi",
    yes: "D’accordo",
    no: "Meglio di no",
    offer: (winner, wins, other) => `${winner} ha vinto ${wins === 3 ? "tre" : wins} volte: un vantaggio per ${other}?`,
    less: (winner, wins) => `${winner} ha vinto ${wins === 3 ? "tre" : wins} volte con un vantaggio: uno più piccolo?`,
  },
};

/** A handicap in words: what is ahead, and what waits. */
export function told(say: HandicapWords, unit: Unit, { amount, calm }: { readonly amount: number; readonly calm: number }): string {
  return [amount > 0 ? say.amount(unit, amount) : "", calm > 0 ? say.waits(calm) : ""].filter((part) => part !== "").join(" · ");
}
