/** Every number card has a name: "Rote Elf". */
import { colourOf, numberOf } from "./number-card";
import type { Colour } from "../drawings/symbols";
import type { Language } from "../wire/messages";

type Namer = (colour: Colour, number: number) => string;

const NUMBERS: Record<Language, readonly string[]> = {
  de: ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Elf", "Zwölf", "Dreizehn", "Vierzehn", "Fünfzehn", "Sechzehn", "Siebzehn", "Achtzehn", "Neunzehn", "Zwanzig"],
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"],
  fr: ["Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf", "Dix", "Onze", "Douze", "Treize", "Quatorze", "Quinze", "Seize", "Dix-sept", "Dix-huit", "Dix-neuf", "Vingt"],
  it: ["Uno", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci", "Undici", "Dodici", "Tredici", "Quattordici", "Quindici", "Sedici", "Diciassette", "Diciotto", "Diciannove", "Venti"],
};

const COLOURS: Record<Language, Record<Colour, string>> = {
  de: { red: "Rote", gold: "Goldene", blue: "Blaue", grey: "Graue" },
  en: { red: "Red", gold: "Gold", blue: "Blue", grey: "Grey" },
  fr: { red: "rouge", gold: "doré", blue: "bleu", grey: "gris" },
  it: { red: "rosso", gold: "oro", blue: "blu", grey: "grigio" },
};

const colourFirst = (lang: Language): Namer => (colour, number) => `${COLOURS[lang][colour]} ${NUMBERS[lang][number - 1]}`;
const numberFirst = (lang: Language): Namer => (colour, number) => `${NUMBERS[lang][number - 1]} ${COLOURS[lang][colour]}`;
const NAMERS: Record<Language, Namer> = { de: colourFirst("de"), en: colourFirst("en"), fr: numberFirst("fr"), it: numberFirst("it") };

/** The same in the middle of a sentence, with the figure: "die blaue 8". */
const SAID: Record<Language, Namer> = {
  de: (colour, number) => `die ${COLOURS.de[colour].toLowerCase()} ${number}`,
  en: (colour, number) => `the ${COLOURS.en[colour].toLowerCase()} ${number}`,
  fr: (colour, number) => `le ${number} ${COLOURS.fr[colour]}`,
  it: (colour, number) => `${[1, 8, 11].includes(number) ? "l’" : "il "}${number} ${COLOURS.it[colour]}`,
};

export function numberCardSaid(card: number, lang: Language): string {
  return SAID[lang](colourOf(card), numberOf(card));
}

export function numberCardName(card: number, lang: Language): string {
  return NAMERS[lang](colourOf(card), numberOf(card));
}
