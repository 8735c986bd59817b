/** What the rows say in Elfer raus! and in Junior alike. */
import type { Language } from "../wire/messages";

export interface RowWords {
  readonly rows: string;
  readonly hand: string;
  readonly pile: (cards: number) => string;
  readonly draw: string;
  readonly drawsLeft: (left: number) => string;
  readonly done: string;
  readonly layOne: string;
  readonly layMore: string;
  readonly nothingLeft: string;
  readonly layHere: (card: string) => string;
  readonly laid: (name: string, card: string) => string;
  readonly drew: (name: string) => string;
  readonly youDrew: (card: string) => string;
  readonly passed: (name: string) => string;
  readonly begins: (name: string) => string;
  readonly cards: (count: number) => string;
  readonly cardsLeft: (count: number) => string;
  readonly mostAtOnce: (cards: number) => string;
  readonly fewestDrawn: (cards: number) => string;
  readonly opened: (rows: number) => string;
  readonly laidMost: (cards: number) => string;
  readonly wins: (name: string) => string;
}

export const rowWords: Record<Language, RowWords> = {
  de: {
    rows: "Die vier Reihen",
    hand: "Deine Karten",
    pile: (n) => `Ziehstapel: ${n}`,
    draw: "Ziehen",
    drawsLeft: (n) => `noch ${n}`,
    done: "Fertig",
    layOne: "Leg mindestens eine Karte an.",
    layMore: "Noch eine, oder Fertig.",
    nothingLeft: "Nichts passt mehr: Fertig.",
    layHere: (card) => `${card} hier anlegen`,
    laid: (name, card) => `${name}: ${card}`,
    drew: (name) => `${name} zieht`,
    youDrew: (card) => `Gezogen: ${card}`,
    passed: (name) => `${name} muss aussetzen`,
    begins: (name) => `${name} beginnt`,
    cards: (n) => (n === 1 ? "1 Karte" : `${n} Karten`),
    cardsLeft: (n) => (n === 0 ? "alle Karten los" : n === 1 ? "noch 1 Karte" : `noch ${n} Karten`),
    mostAtOnce: (n) => `${n} Karten in einem Zug`,
    fewestDrawn: (n) => (n === 0 ? "Nie gezogen" : `Nur ${n}-mal gezogen`),
    opened: (n) => (n === 1 ? "Eine Elf ausgespielt" : `${n} Elfer ausgespielt`),
    laidMost: (n) => `${n} Karten angelegt`,
    wins: (name) => `${name} ist fertig!`,
  },
  en: {
    rows: "The four rows",
    hand: "Your cards",
    pile: (n) => `Draw pile: ${n}`,
    draw: "Draw",
    drawsLeft: (n) => `${n} left`,
    done: "Done",
    layOne: "Lay at least one card.",
    layMore: "One more, or Done.",
    nothingLeft: "Nothing else fits: Done.",
    layHere: (card) => `Lay the ${card} here`,
    laid: (name, card) => `${name}: ${card}`,
    drew: (name) => `${name} draws`,
    youDrew: (card) => `Drawn: ${card}`,
    passed: (name) => `${name} has to sit out`,
    begins: (name) => `${name} begins`,
    cards: (n) => (n === 1 ? "1 card" : `${n} cards`),
    cardsLeft: (n) => (n === 0 ? "no cards left" : n === 1 ? "1 card left" : `${n} cards left`),
    mostAtOnce: (n) => `${n} cards in one turn`,
    fewestDrawn: (n) => (n === 0 ? "Never drew" : n === 1 ? "Drew only once" : `Drew only ${n} times`),
    opened: (n) => (n === 1 ? "Brought out an eleven" : `Brought out ${n} elevens`),
    laidMost: (n) => `Laid ${n} cards`,
    wins: (name) => `${name} is out!`,
  },
  fr: {
    rows: "Les quatre rangées",
    hand: "Tes cartes",
    pile: (n) => `Pioche : ${n}`,
    draw: "Piocher",
    drawsLeft: (n) => `encore ${n}`,
    done: "Fini",
    layOne: "Pose au moins une carte.",
    layMore: "Encore une, ou Fini.",
    nothingLeft: "Plus rien ne va : Fini.",
    layHere: (card) => `Poser ${card} ici`,
    laid: (name, card) => `${name} : ${card}`,
    drew: (name) => `${name} pioche`,
    youDrew: (card) => `Piochée : ${card}`,
    passed: (name) => `${name} passe son tour`,
    begins: (name) => `${name} commence`,
    cards: (n) => (n === 1 ? "1 carte" : `${n} cartes`),
    cardsLeft: (n) => (n === 0 ? "plus de carte" : n === 1 ? "encore 1 carte" : `encore ${n} cartes`),
    mostAtOnce: (n) => `${n} cartes en un tour`,
    fewestDrawn: (n) => (n === 0 ? "N’a jamais pioché" : `N’a pioché que ${n} fois`),
    opened: (n) => (n === 1 ? "A sorti un onze" : `A sorti ${n} onze`),
    laidMost: (n) => `${n} cartes posées`,
    wins: (name) => `${name} a fini !`,
  },
  it: {
    rows: "Le quattro file",
    hand: "Le tue carte",
    pile: (n) => `Mazzo: ${n}`,
    draw: "Pesca",
    drawsLeft: (n) => `ancora ${n}`,
    done: "Fatto",
    layOne: "Metti almeno una carta.",
    layMore: "Ancora una, o Fatto.",
    nothingLeft: "Non va più niente: Fatto.",
    layHere: (card) => `Metti ${card} qui`,
    laid: (name, card) => `${name}: ${card}`,
    drew: (name) => `${name} pesca`,
    youDrew: (card) => `Pescata: ${card}`,
    passed: (name) => `${name} salta il turno`,
    begins: (name) => `${name} comincia`,
    cards: (n) => (n === 1 ? "1 carta" : `${n} carte`),
    cardsLeft: (n) => (n === 0 ? "niente più carte" : n === 1 ? "ancora 1 carta" : `ancora ${n} carte`),
    mostAtOnce: (n) => `${n} carte in un turno`,
    fewestDrawn: (n) => (n === 0 ? "Non ha mai pescato" : n === 1 ? "Ha pescato una sola volta" : `Ha pescato solo ${n} volte`),
    opened: (n) => (n === 1 ? "Ha giocato un undici" : `Ha giocato ${n} undici`),
    laidMost: (n) => `${n} carte giocate`,
    wins: (name) => `${name} ha finito!`,
  },
};
