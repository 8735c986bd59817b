import { rowWords } from "../../cards/row-words";
import type { Why, Words } from "../../wire/games/foul";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";

const refusals: Record<Language, Record<Why, string>> = {
  de: {
    "a-card-is-due": "Jetzt muss eine Karte gelegt werden.",
    "fair-is-said": "Du hast schon „fair“ gesagt.",
    "hand-before-is-empty": "Erst die letzte Karte: glaubst du sie?",
    "no-card-to-judge": "Es liegt keine Karte zum Anzweifeln.",
    "not-in-your-hand": "Diese Karte hast du nicht.",
    "number-is-in-your-hand": "Du hast die richtige Zahl: leg sie!",
    "pile-is-complete": "Der Stapel ist voll. Erst weiterspielen.",
    "your-own-card": "Das ist deine eigene Karte.",
  },
  en: {
    "a-card-is-due": "A card must be laid now.",
    "fair-is-said": "You have said “fair” already.",
    "hand-before-is-empty": "First the last card: do you believe it?",
    "no-card-to-judge": "There is no card to doubt.",
    "not-in-your-hand": "You do not have that card.",
    "number-is-in-your-hand": "You have the right number: lay it!",
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
    "pile-is-complete": "La pila è completa. Prima si continua.",
    "your-own-card": "È la tua carta.",
  },
};

const left = (lang: Language): GameWords<Words>["score"] => (result, seat) => rowWords[lang].cardsLeft(Math.abs(result.score[seat] ?? 0));

const bluff = (name: string, forced: string, free: string) => ({ bluff: { name, choices: { forced, free } } });

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Verdeckt legen, Zahl ansagen – und wer glaubt es?",
    options: bluff("Bluffen", "Nur, wer die Zahl nicht hat", "Jeder darf immer"),
    refusals: refusals.de,
    hints: ["Eins ist dran. Leg deine Eins!", "Glaubst du die Karte? Sag „Fair“.", "Diese Zahl hast du nicht: bluffe mit irgendeiner Karte!", "Das glaubst du nicht: ruf „Foul!“"],
    score: left("de"),
  },
  en: {
    about: "Lay face down, say the number – and who believes it?",
    options: bluff("Bluffing", "Only who lacks the number", "Anybody, any time"),
    refusals: refusals.en,
    hints: ["One is due. Lay your one!", "Do you believe the card? Say “Fair”.", "You lack this number: bluff with any card!", "You don’t believe that: call “Foul!”"],
    score: left("en"),
  },
  fr: {
    about: "Pose cachée, annonce le nombre – qui y croit ?",
    options: bluff("Bluffer", "Seulement sans le nombre", "Tout le monde, toujours"),
    refusals: refusals.fr,
    hints: ["C’est le un. Pose ton un !", "Tu crois cette carte ? Dis « Régulier ».", "Tu n’as pas ce nombre : bluffe avec n’importe quelle carte !", "Tu n’y crois pas : crie « Faute ! »"],
    score: left("fr"),
  },
  it: {
    about: "Metti coperta, di’ il numero – e chi ci crede?",
    options: bluff("Bluff", "Solo chi non ha il numero", "Chiunque, sempre"),
    refusals: refusals.it,
    hints: ["Tocca all’uno. Metti il tuo uno!", "Credi alla carta? Di’ «Regolare».", "Non hai questo numero: bluffa con una carta qualsiasi!", "Non ci credi: grida «Fallo!»"],
    score: left("it"),
  },
};

/** What the board and its story say. */
export interface FoulWords {
  readonly numbers: readonly string[];
  readonly laysAndSays: (name: string) => string;
  readonly youSay: string;
  readonly shout: (number: string) => string;
  readonly inPile: (cards: number) => string;
  readonly aside: (cards: number) => string;
  readonly believe: string;
  readonly fair: string;
  readonly letPass: string;
  readonly foul: string;
  readonly turnOver: string;
  readonly playOn: string;
  readonly playOnHint: string;
  readonly lay: (number: string) => string;
  readonly layHint: (number: string) => string;
  readonly bluffHint: (number: string) => string;
  readonly begins: string;
  readonly hand: string;
  readonly saidFair: (name: string) => string;
  readonly leftOut: (numbers: string) => string;
  readonly lies: (name: string, number: string) => string;
  readonly caught: (caller: string, liar: string, card: string) => string;
  readonly wronged: (caller: string, other: string, card: string) => string;
  readonly takes: (name: string, cards: number) => string;
  readonly setAside: (cards: number) => string;
  readonly wins: (name: string) => string;
  readonly starts: (name: string) => string;
  readonly cards: (count: number) => string;
  readonly callers: string;
  readonly sharp: (calls: number) => string;
  readonly bluffer: (cards: number) => string;
  readonly pileKing: (cards: number) => string;
  readonly calm: string;
}

const DE = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Elf", "Zwölf", "Dreizehn", "Vierzehn", "Fünfzehn"];
const EN = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen"];
const FR = ["Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf", "Dix", "Onze", "Douze", "Treize", "Quatorze", "Quinze"];
const IT = ["Uno", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci", "Undici", "Dodici", "Tredici", "Quattordici", "Quindici"];

export const foulWords: Record<Language, FoulWords> = {
  de: {
    numbers: DE,
    laysAndSays: (name) => `${name} legt und sagt:`,
    youSay: "Du sagst:",
    shout: (number) => `„${number}!“`,
    inPile: (n) => `${n} im Stapel`,
    aside: (n) => `${n} weggelegt`,
    believe: "Glaubst du das?",
    fair: "Fair",
    letPass: "durchlassen",
    foul: "Foul!",
    turnOver: "aufdecken",
    playOn: "Weiter",
    playOnHint: "Glauben und weiterspielen",
    lay: (number) => `Leg eine Karte: „${number}“`,
    layHint: (number) => `Wer die ${number} hat, muss sie legen.`,
    bluffHint: (number) => `Du hast keine ${number}: bluffen!`,
    begins: "Neuer Stapel",
    hand: "Deine Karten",
    saidFair: (name) => `${name} sagt „fair“`,
    leftOut: (numbers) => `Nicht mehr im Spiel: ${numbers}`,
    lies: (name, number) => `${name} legt „${number}“`,
    caught: (caller, liar, card) => `Foul! ${caller} hat recht: ${liar} legte ${card}`,
    wronged: (caller, other, card) => `Kein Foul: ${other} legte wirklich ${card}, ${caller} lag falsch`,
    takes: (name, n) => `${name} nimmt ${n} Karten`,
    setAside: (n) => `Stapel mit ${n} Karten kommt weg`,
    wins: (name) => `${name} ist alle Karten los!`,
    starts: (name) => `${name} beginnt`,
    cards: (n) => (n === 1 ? "1 Karte" : `${n} Karten`),
    callers: "Wer ruft Foul?",
    sharp: (n) => (n === 1 ? "Spürnase: ein Foul entlarvt" : `Spürnase: ${n} Fouls entlarvt`),
    bluffer: (n) => `Pokerface: ${n} Karten unbemerkt gelegt`,
    pileKing: (n) => `Sammelfreude: ${n} Karten eingesackt`,
    calm: "Die Ruhe selbst: nie falsch gerufen",
  },
  en: {
    numbers: EN,
    laysAndSays: (name) => `${name} lays and says:`,
    youSay: "You say:",
    shout: (number) => `“${number}!”`,
    inPile: (n) => `${n} in the pile`,
    aside: (n) => `${n} set aside`,
    believe: "Do you believe it?",
    fair: "Fair",
    letPass: "let it pass",
    foul: "Foul!",
    turnOver: "turn it over",
    playOn: "Play on",
    playOnHint: "Believe it and go on",
    lay: (number) => `Lay a card: “${number}”`,
    layHint: (number) => `Whoever has the ${number.toLowerCase()} must lay it.`,
    bluffHint: (number) => `You have no ${number.toLowerCase()}: bluff!`,
    begins: "A new pile",
    hand: "Your cards",
    saidFair: (name) => `${name} says “fair”`,
    leftOut: (numbers) => `Out of the game: ${numbers}`,
    lies: (name, number) => `${name} lays “${number}”`,
    caught: (caller, liar, card) => `Foul! ${caller} is right: ${liar} laid the ${card}`,
    wronged: (caller, other, card) => `No foul: ${other} did lay the ${card}, ${caller} was wrong`,
    takes: (name, n) => `${name} takes ${n} cards`,
    setAside: (n) => `A pile of ${n} cards is set aside`,
    wins: (name) => `${name} has no cards left!`,
    starts: (name) => `${name} begins`,
    cards: (n) => (n === 1 ? "1 card" : `${n} cards`),
    callers: "Who calls foul?",
    sharp: (n) => (n === 1 ? "Sharp nose: one foul found" : `Sharp nose: ${n} fouls found`),
    bluffer: (n) => `Poker face: ${n} cards laid unnoticed`,
    pileKing: (n) => `Collector: ${n} cards taken in`,
    calm: "Calm itself: never called wrongly",
  },
  fr: {
    numbers: FR,
    laysAndSays: (name) => `${name} pose et dit :`,
    youSay: "Tu dis :",
    shout: (number) => `« ${number} ! »`,
    inPile: (n) => `${n} dans la pile`,
    aside: (n) => `${n} mises de côté`,
    believe: "Tu y crois ?",
    fair: "Régulier",
    letPass: "laisser passer",
    foul: "Faute !",
    turnOver: "retourner",
    playOn: "Continuer",
    playOnHint: "Y croire et continuer",
    lay: (number) => `Pose une carte : « ${number} »`,
    layHint: (number) => `Qui a le ${number.toLowerCase()} doit le poser.`,
    bluffHint: (number) => `Tu n’as pas de ${number.toLowerCase()} : bluffe !`,
    begins: "Nouvelle pile",
    hand: "Tes cartes",
    saidFair: (name) => `${name} dit « régulier »`,
    leftOut: (numbers) => `Plus en jeu : ${numbers}`,
    lies: (name, number) => `${name} pose « ${number} »`,
    caught: (caller, liar, card) => `Faute ! ${caller} a raison : ${liar} a posé ${card}`,
    wronged: (caller, other, card) => `Pas de faute : ${other} a bien posé ${card}, ${caller} s’est trompé`,
    takes: (name, n) => `${name} prend ${n} cartes`,
    setAside: (n) => `Une pile de ${n} cartes est mise de côté`,
    wins: (name) => `${name} n’a plus de cartes !`,
    starts: (name) => `${name} commence`,
    cards: (n) => (n === 1 ? "1 carte" : `${n} cartes`),
    callers: "Qui crie faute ?",
    sharp: (n) => (n === 1 ? "Bon flair : une faute trouvée" : `Bon flair : ${n} fautes trouvées`),
    bluffer: (n) => `Visage de marbre : ${n} cartes posées sans bruit`,
    pileKing: (n) => `Collection : ${n} cartes ramassées`,
    calm: "Le calme même : jamais crié à tort",
  },
  it: {
    numbers: IT,
    laysAndSays: (name) => `${name} mette e dice:`,
    youSay: "Dici:",
    shout: (number) => `«${number}!»`,
    inPile: (n) => `${n} nella pila`,
    aside: (n) => `${n} messe via`,
    believe: "Ci credi?",
    fair: "Regolare",
    letPass: "lasciar passare",
    foul: "Fallo!",
    turnOver: "scoprire",
    playOn: "Avanti",
    playOnHint: "Crederci e continuare",
    lay: (number) => `Metti una carta: «${number}»`,
    layHint: (number) => `Chi ha il ${number.toLowerCase()} deve metterlo.`,
    bluffHint: (number) => `Non hai il ${number.toLowerCase()}: bluffa!`,
    begins: "Nuova pila",
    hand: "Le tue carte",
    saidFair: (name) => `${name} dice «regolare»`,
    leftOut: (numbers) => `Non più in gioco: ${numbers}`,
    lies: (name, number) => `${name} mette «${number}»`,
    caught: (caller, liar, card) => `Fallo! ${caller} ha ragione: ${liar} ha messo ${card}`,
    wronged: (caller, other, card) => `Nessun fallo: ${other} ha messo davvero ${card}, ${caller} ha sbagliato`,
    takes: (name, n) => `${name} prende ${n} carte`,
    setAside: (n) => `Una pila di ${n} carte va via`,
    wins: (name) => `${name} ha finito le carte!`,
    starts: (name) => `${name} comincia`,
    cards: (n) => (n === 1 ? "1 carta" : `${n} carte`),
    callers: "Chi grida fallo?",
    sharp: (n) => (n === 1 ? "Buon fiuto: un fallo scoperto" : `Buon fiuto: ${n} falli scoperti`),
    bluffer: (n) => `Faccia di bronzo: ${n} carte messe di nascosto`,
    pileKing: (n) => `Collezione: ${n} carte raccolte`,
    calm: "La calma in persona: mai gridato a torto",
  },
};

export const spoken = (number: number, lang: Language): string => foulWords[lang].numbers[number - 1] ?? String(number);
