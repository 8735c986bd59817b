import { rowWords } from "../../cards/row-words";
import type { Why, Words } from "../../wire/games/elfer-raus-junior";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";

const refusals: Record<Language, Record<Why, string>> = {
  de: {
    "draw-first": "Erst ziehen.",
    "lay-one-first": "Leg erst eine Karte an.",
    "leaves-a-gap": "Da fehlt noch eine Zahl dazwischen.",
    "not-in-hand": "Diese Karte hast du nicht.",
    "not-in-play": "Diese Karte spielt nicht mit.",
  },
  en: {
    "draw-first": "Draw first.",
    "lay-one-first": "Play a card first.",
    "leaves-a-gap": "A number is still missing in between.",
    "not-in-hand": "You do not have that card.",
    "not-in-play": "That card is not in the game.",
  },
  fr: {
    "draw-first": "Pioche d’abord.",
    "lay-one-first": "Pose d’abord une carte.",
    "leaves-a-gap": "Il manque un nombre entre les deux.",
    "not-in-hand": "Tu n’as pas cette carte.",
    "not-in-play": "Cette carte ne joue pas.",
  },
  it: {
    "draw-first": "Prima pesca.",
    "lay-one-first": "Prima metti una carta.",
    "leaves-a-gap": "Manca ancora un numero in mezzo.",
    "not-in-hand": "Non hai questa carta.",
    "not-in-play": "Questa carta non gioca.",
  },
};

const score = (lang: Language): GameWords<Words>["score"] => (result, seat) => rowWords[lang].cardsLeft(Math.abs(result.score[seat] ?? 0));

export const words: Record<Language, GameWords<Words>> = {
  de: { about: "Von 1 bis 11: Leg die Zahlen der Reihe nach an.", options: {}, refusals: refusals.de, hints: ["Zwei Karten passen. Leg eine neben ihre Nachbarzahl!", "Eine passt noch. Leg sie auch an!", "Nichts passt mehr. Hör auf!"], score: score("de") },
  en: { about: "From 1 to 11: play the numbers in order.", options: {}, refusals: refusals.en, hints: ["Two cards fit. Play one next to its neighbour!", "One more fits. Play it, too!", "Nothing fits any more. Stop!"], score: score("en") },
  fr: { about: "De 1 à 11 : pose les nombres dans l’ordre.", options: {}, refusals: refusals.fr, hints: ["Deux cartes vont. Poses-en une à côté de sa voisine !", "Encore une va. Pose-la aussi !", "Plus rien ne va. Arrête-toi !"], score: score("fr") },
  it: { about: "Da 1 a 11: metti i numeri in ordine.", options: {}, refusals: refusals.it, hints: ["Vanno due carte. Mettine una accanto alla sua vicina!", "Ne va ancora una. Metti anche quella!", "Non va più niente. Fermati!"], score: score("it") },
};
