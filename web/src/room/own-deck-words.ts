/** What the sheet of options says about a deck of one's own; loaded with that sheet. */
import type { Language } from "../wire/messages";

export interface DeckWords {
  readonly title: string;
  readonly printed: string;
  readonly own: string;
  readonly choose: string;
  readonly mine: string;
  readonly back: string;
  readonly save: string;
  readonly tooLong: string;
  readonly faulty: (n: number, rule: string) => string;
}

export const deckWords: Record<Language, DeckWords> = {
  de: {
    title: "Karten und Würfel",
    printed: "Wie gedruckt.",
    own: "Hier wird mit eigenen gespielt.",
    choose: "Datei wählen",
    mine: "Meine Schachtel nehmen",
    back: "Wie gedruckt spielen",
    save: "Datei speichern",
    tooLong: "Diese Datei ist zu groß für ein Kartenspiel.",
    faulty: (n, rule) => (n === 1 ? `Da ist ein Fehler: ${rule}` : `Da sind ${n} Fehler, zuerst: ${rule}`),
  },
  en: {
    title: "Cards and dice",
    printed: "As printed.",
    own: "Here somebody’s own are played with.",
    choose: "Choose a file",
    mine: "Take my own copy",
    back: "Play as printed",
    save: "Save a file",
    tooLong: "This file is too large for a deck.",
    faulty: (n, rule) => (n === 1 ? `There is a mistake: ${rule}` : `There are ${n} mistakes, the first: ${rule}`),
  },
  fr: {
    title: "Cartes et dés",
    printed: "Comme imprimé.",
    own: "Ici on joue avec une boîte à soi.",
    choose: "Choisir un fichier",
    mine: "Prendre ma boîte",
    back: "Jouer comme imprimé",
    save: "Enregistrer",
    tooLong: "Ce fichier est trop gros pour un jeu de cartes.",
    faulty: (n, rule) => (n === 1 ? `Il y a une erreur : ${rule}` : `Il y a ${n} erreurs, d’abord : ${rule}`),
  },
  it: {
    title: "Carte e dadi",
    printed: "Come stampato.",
    own: "Qui si gioca con una scatola propria.",
    choose: "Scegli un file",
    mine: "Prendi la mia scatola",
    back: "Gioca come stampato",
    save: "Salva un file",
    tooLong: "Questo file è troppo grande per un mazzo.",
    faulty: (n, rule) => (n === 1 ? `C’è un errore: ${rule}` : `Ci sono ${n} errori, il primo: ${rule}`),
  },
};
