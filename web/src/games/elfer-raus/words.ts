import { rowWords } from "../../cards/row-words";
import type { Why, Words } from "../../wire/games/elfer-raus";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";

const refusals: Record<Language, Record<Why, string>> = {
  de: {
    "can-lay": "Du kannst noch anlegen.",
    "draw-first": "Erst ziehen.",
    "first-eleven-begins": "Zuerst kommt die Elf, die beginnt.",
    "has-laid": "Wer angelegt hat, zieht nicht mehr.",
    "lay-one-first": "Leg erst eine Karte an.",
    "leaves-a-gap": "Da fehlt noch eine Zahl dazwischen.",
    "no-such-card": "Diese Karte gibt es nicht.",
    "not-in-hand": "Diese Karte hast du nicht.",
    "row-not-open": "Erst muss die Elf dieser Farbe liegen.",
    "without-grey-is-for-two": "Ohne Grau geht nur zu zweit.",
  },
  en: {
    "can-lay": "You can still play a card.",
    "draw-first": "Draw first.",
    "first-eleven-begins": "First comes the eleven that begins.",
    "has-laid": "Once you have played a card, you draw no more.",
    "lay-one-first": "Play a card first.",
    "leaves-a-gap": "A number is still missing in between.",
    "no-such-card": "There is no such card.",
    "not-in-hand": "You do not have that card.",
    "row-not-open": "The eleven of that colour has to come first.",
    "without-grey-is-for-two": "Leaving grey out is for two players.",
  },
  fr: {
    "can-lay": "Tu peux encore poser une carte.",
    "draw-first": "Pioche d’abord.",
    "first-eleven-begins": "D’abord le onze qui commence.",
    "has-laid": "Qui a posé ne pioche plus.",
    "lay-one-first": "Pose d’abord une carte.",
    "leaves-a-gap": "Il manque un nombre entre les deux.",
    "no-such-card": "Cette carte n’existe pas.",
    "not-in-hand": "Tu n’as pas cette carte.",
    "row-not-open": "Il faut d’abord le onze de cette couleur.",
    "without-grey-is-for-two": "Sans gris, c’est à deux.",
  },
  it: {
    "can-lay": "Puoi ancora mettere una carta.",
    "draw-first": "Prima pesca.",
    "first-eleven-begins": "Prima viene l’undici che comincia.",
    "has-laid": "Chi ha messo una carta non pesca più.",
    "lay-one-first": "Prima metti una carta.",
    "leaves-a-gap": "Manca ancora un numero in mezzo.",
    "no-such-card": "Questa carta non esiste.",
    "not-in-hand": "Non hai questa carta.",
    "row-not-open": "Prima ci vuole l’undici di quel colore.",
    "without-grey-is-for-two": "Senza grigio si gioca in due.",
  },
};

const score = (lang: Language): GameWords<Words>["score"] => (result, seat) => rowWords[lang].cardsLeft(Math.abs(result.score[seat] ?? 0));

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Erst die Elf, dann nach oben und unten: Wer ist zuerst alle Karten los?",
    options: { without_grey: { name: "Graue Karten", choices: { false: "Alle vier Farben", true: "Zu zweit ohne Grau" } } },
    refusals: refusals.de,
    hints: ["Die rote Elf beginnt. Tipp sie an!", "Neben die Elf passt deine Zehn oder deine Zwölf. Leg eine an!", "Eine passt noch: Du darfst weiterlegen – oder aufhören.", "Nichts passt mehr. Hör auf!"],
    score: score("de"),
  },
  en: {
    about: "First the eleven, then up and down: who is first to have no cards left?",
    options: { without_grey: { name: "Grey cards", choices: { false: "All four colours", true: "Two players, without grey" } } },
    refusals: refusals.en,
    hints: ["The red eleven begins. Tap it!", "Your ten or your twelve fits beside the eleven. Play one!", "One more fits: you may go on – or stop.", "Nothing fits any more. Stop!"],
    score: score("en"),
  },
  fr: {
    about: "D’abord le onze, puis vers le haut et le bas : qui n’a plus de cartes le premier ?",
    options: { without_grey: { name: "Cartes grises", choices: { false: "Les quatre couleurs", true: "À deux, sans gris" } } },
    refusals: refusals.fr,
    hints: ["Le onze rouge commence. Touche-le !", "À côté du onze vont ton dix ou ton douze. Poses-en un !", "Encore une carte va : tu peux continuer – ou t’arrêter.", "Plus rien ne va. Arrête-toi !"],
    score: score("fr"),
  },
  it: {
    about: "Prima l’undici, poi in su e in giù: chi finisce per primo le carte?",
    options: { without_grey: { name: "Carte grigie", choices: { false: "Tutti e quattro i colori", true: "In due, senza grigio" } } },
    refusals: refusals.it,
    hints: ["Comincia l’undici rosso. Toccalo!", "Accanto all’undici va il tuo dieci o il tuo dodici. Mettine uno!", "Ne va ancora una: puoi continuare – o fermarti.", "Non va più niente. Fermati!"],
    score: score("it"),
  },
};
