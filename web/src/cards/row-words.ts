/** What the rows say in Elfer raus! and in Junior alike. */
import type { Language } from "../wire/messages";
import type { Moment } from "../table/moments";
import { told, type Person } from "../words/person";

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

export const rowWords: Record<Language, RowWords> = {
  de: {
    rows: "Die vier Reihen",
    hand: "Deine Karten",
    pile: (n) => `Ziehstapel: ${n}`,
    draw: "Karte ziehen",
    whyDraw: (n) => (n === 1 ? "Nichts passt" : `Nichts passt – noch ${n} Versuche`),
    done: "Fertig",
    layOne: "Leg mindestens eine Karte an.",
    layMore: "Noch eine, oder Fertig.",
    whyDone: "Nichts passt mehr",
    goesOn: "Nichts passt mehr – gleich geht’s weiter",
    layHere: (card) => `${card} hier anlegen`,
    laid: (who, card) => told(who, `Du legst ${card}.`, `% legt ${card}.`),
    drew: (who) => told(who, "Du ziehst eine Karte.", "% zieht eine Karte."),
    drewCard: (who, card, fits) => told(who, `Du ziehst ${card}`, `% zieht ${card}`) + (fits === null ? "." : fits ? " – sie passt!" : " – sie passt noch nicht."),
    passed: (who) => told(who, "Nichts passt: Du musst aussetzen.", "Nichts passt: % muss aussetzen."),
    begins: (who) => told(who, "Du beginnst.", "% beginnt."),
    dealtAgain: "Es wird neu gegeben.",
    cards: (n) => (n === 1 ? "1 Karte" : `${n} Karten`),
    cardsLeft: (n) => (n === 0 ? "alle Karten los" : n === 1 ? "noch 1 Karte" : `noch ${n} Karten`),
    mostAtOnce: (n) => `${n} Karten in einem Zug`,
    fewestDrawn: (n) => (n === 0 ? "Nie gezogen" : `Nur ${n}-mal gezogen`),
    opened: (n) => (n === 1 ? "Eine Elf ausgespielt" : `${n} Elfer ausgespielt`),
    laidMost: (n) => (n === 1 ? "1 Karte angelegt" : `${n} Karten angelegt`),
    turnEnded: (who) => told(who, "Dein Zug ist zu Ende.", "% ist mit dem Zug fertig."),
    comes: { "row-opened": "Die Reihe ist frei!", "row-full": "Die Reihe ist voll!", freed: "Darauf haben alle gewartet!", "last-card": "Nur noch eine Karte!" },
  },
  en: {
    rows: "The four rows",
    hand: "Your cards",
    pile: (n) => `Draw pile: ${n}`,
    draw: "Draw a card",
    whyDraw: (n) => (n === 1 ? "Nothing fits" : `Nothing fits – ${n} tries left`),
    done: "Done",
    layOne: "Play at least one card.",
    layMore: "One more, or Done.",
    whyDone: "Nothing else fits",
    goesOn: "Nothing else fits – on in a moment",
    layHere: (card) => `Play the ${card} here`,
    laid: (who, card) => told(who, `You play ${card}.`, `% plays ${card}.`),
    drew: (who) => told(who, "You draw a card.", "% draws a card."),
    drewCard: (who, card, fits) => told(who, `You draw ${card}`, `% draws ${card}`) + (fits === null ? "." : fits ? " – it fits!" : " – it does not fit yet."),
    passed: (who) => told(who, "You have nothing to play: you miss a turn.", "% has nothing to play and misses a turn."),
    begins: (who) => told(who, "You begin.", "% begins."),
    dealtAgain: "The cards are dealt again.",
    cards: (n) => (n === 1 ? "1 card" : `${n} cards`),
    cardsLeft: (n) => (n === 0 ? "no cards left" : n === 1 ? "1 card left" : `${n} cards left`),
    mostAtOnce: (n) => `${n} cards in one turn`,
    fewestDrawn: (n) => (n === 0 ? "Never drew" : n === 1 ? "Drew only once" : `Drew only ${n} times`),
    opened: (n) => (n === 1 ? "Opened with an eleven" : `Opened with ${n} elevens`),
    laidMost: (n) => (n === 1 ? "Played 1 card" : `Played ${n} cards`),
    turnEnded: (who) => told(who, "Your turn is over.", "% is done."),
    comes: { "row-opened": "The row is open!", "row-full": "The row is complete!", freed: "Everybody was waiting for it!", "last-card": "Only one card left!" },
  },
  fr: {
    rows: "Les quatre rangées",
    hand: "Tes cartes",
    pile: (n) => `Pioche : ${n}`,
    draw: "Piocher",
    whyDraw: (n) => (n === 1 ? "Rien ne va" : `Rien ne va – encore ${n} essais`),
    done: "Fini",
    layOne: "Pose au moins une carte.",
    layMore: "Encore une, ou Fini.",
    whyDone: "Plus rien ne va",
    goesOn: "Plus rien ne va – ça continue",
    layHere: (card) => `Poser ${card} ici`,
    laid: (who, card) => told(who, `Tu poses ${card}.`, `% pose ${card}.`),
    drew: (who) => told(who, "Tu pioches une carte.", "% pioche une carte."),
    drewCard: (who, card, fits) => told(who, `Tu pioches ${card}`, `% pioche ${card}`) + (fits === null ? "." : fits ? " : il va bien !" : " : il ne va pas encore."),
    passed: (who) => told(who, "Tu ne peux rien poser : tu passes ton tour.", "% ne peut rien poser et passe son tour."),
    begins: (who) => told(who, "Tu commences.", "% commence."),
    dealtAgain: "On redonne les cartes.",
    cards: (n) => (n === 1 ? "1 carte" : `${n} cartes`),
    cardsLeft: (n) => (n === 0 ? "plus de carte" : n === 1 ? "encore 1 carte" : `encore ${n} cartes`),
    mostAtOnce: (n) => `${n} cartes en un tour`,
    fewestDrawn: (n) => (n === 0 ? "N’a jamais pioché" : `N’a pioché que ${n} fois`),
    opened: (n) => (n === 1 ? "A sorti un onze" : `A sorti ${n} onze`),
    laidMost: (n) => (n < 2 ? `${n} carte posée` : `${n} cartes posées`),
    turnEnded: (who) => told(who, "Ton tour est fini.", "% a fini son tour."),
    comes: { "row-opened": "La rangée est ouverte !", "row-full": "La rangée est complète !", freed: "Tout le monde l’attendait !", "last-card": "Plus qu’une carte !" },
  },
  it: {
    rows: "Le quattro file",
    hand: "Le tue carte",
    pile: (n) => `Mazzo: ${n}`,
    draw: "Pesca una carta",
    whyDraw: (n) => (n === 1 ? "Non va niente" : `Non va niente – ancora ${n} tentativi`),
    done: "Fatto",
    layOne: "Gioca almeno una carta.",
    layMore: "Ancora una, o Fatto.",
    whyDone: "Non va più niente",
    goesOn: "Non va più niente – si continua",
    layHere: (card) => `Metti ${card} qui`,
    laid: (who, card) => told(who, `Giochi ${card}.`, `% gioca ${card}.`),
    drew: (who) => told(who, "Peschi una carta.", "% pesca una carta."),
    drewCard: (who, card, fits) => told(who, `Peschi ${card}`, `% pesca ${card}`) + (fits === null ? "." : fits ? ": va bene!" : ": non va ancora."),
    passed: (who) => told(who, "Non hai niente da giocare: salti il turno.", "% non ha niente da giocare e salta il turno."),
    begins: (who) => told(who, "Cominci tu.", "Comincia %."),
    dealtAgain: "Si ridanno le carte.",
    cards: (n) => (n === 1 ? "1 carta" : `${n} carte`),
    cardsLeft: (n) => (n === 0 ? "niente più carte" : n === 1 ? "ancora 1 carta" : `ancora ${n} carte`),
    mostAtOnce: (n) => `${n} carte in un turno`,
    fewestDrawn: (n) => (n === 0 ? "Non ha mai pescato" : n === 1 ? "Ha pescato una sola volta" : `Ha pescato solo ${n} volte`),
    opened: (n) => (n === 1 ? "Ha giocato un undici" : `Ha giocato ${n} undici`),
    laidMost: (n) => (n === 1 ? "1 carta giocata" : `${n} carte giocate`),
    turnEnded: (who) => told(who, "Il tuo turno è finito.", "% ha finito il turno."),
    comes: { "row-opened": "La fila è aperta!", "row-full": "La fila è completa!", freed: "La aspettavano tutti!", "last-card": "Resta una sola carta!" },
  },
};
