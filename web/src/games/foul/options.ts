/** What can be set before a match, in words. */
import type { Language } from "../../wire/messages";
import type { OptionWords } from "../../table/page";

type Options = Readonly<Record<"bluff" | "after_call" | "window" | "whistle" | "skip_gone", OptionWords>>;

/** Seconds and calls that are offered; one of each is what is set already. */
const seconds = (none: string, unit: string) => ({ "0": none, "2": `2 ${unit}`, "3": `3 ${unit}`, "5": `5 ${unit}`, "10": `10 ${unit}` });
const calls = (unit: string) => ({ "10": `10 ${unit}`, "20": `20 ${unit}`, "40": `40 ${unit}`, "100": `100 ${unit}` });

export const options: Record<Language, Options> = {
  de: {
    bluff: { name: "Bluffen", choices: { forced: "Nur, wer die Zahl nicht hat", free: "Jeder darf immer" } },
    after_call: { name: "Nach einem Ruf", choices: { "go-on": "Mit der nächsten Zahl weiter", restart: "Wieder bei eins" } },
    window: { name: "Zeit zum Rufen", choices: seconds("Keine", "Sekunden") },
    whistle: { name: "Abpfiff nach", choices: calls("Rufen für jeden") },
    skip_gone: { name: "Zahlen, die weg sind", choices: { true: "Werden ausgelassen", false: "Werden weiter angesagt" } },
  },
  en: {
    bluff: { name: "Bluffing", choices: { forced: "Only who lacks the number", free: "Anybody, any time" } },
    after_call: { name: "After a call", choices: { "go-on": "On with the next number", restart: "Back to one" } },
    window: { name: "Time to call", choices: seconds("None", "seconds") },
    whistle: { name: "Final whistle after", choices: calls("calls for each player") },
    skip_gone: { name: "Numbers that are gone", choices: { true: "Are left out", false: "Are still said" } },
  },
  fr: {
    bluff: { name: "Bluffer", choices: { forced: "Seulement sans le nombre", free: "Tout le monde, toujours" } },
    after_call: { name: "Après un cri", choices: { "go-on": "On continue au nombre suivant", restart: "On reprend à un" } },
    window: { name: "Temps pour crier", choices: seconds("Aucun", "secondes") },
    whistle: { name: "Coup de sifflet après", choices: calls("cris par joueur") },
    skip_gone: { name: "Nombres sortis du jeu", choices: { true: "On les saute", false: "On les dit encore" } },
  },
  it: {
    bluff: { name: "Bluff", choices: { forced: "Solo chi non ha il numero", free: "Chiunque, sempre" } },
    after_call: { name: "Dopo un grido", choices: { "go-on": "Avanti col numero seguente", restart: "Di nuovo da uno" } },
    window: { name: "Tempo per gridare", choices: seconds("Nessuno", "secondi") },
    whistle: { name: "Fischio finale dopo", choices: calls("gridi a testa") },
    skip_gone: { name: "Numeri usciti dal gioco", choices: { true: "Si saltano", false: "Si dicono ancora" } },
  },
};
