import type { Cell } from "../../../wire/answers";
import type { OwnWords } from "../kit";
import { de as said } from "../said/de";

const sorts = { die: "Namen und Zeichen", ...said.dice };
const WAYS = { forward: "vor", diagonal: "schräg vor", sideways: "zur Seite", back: "zurück" };
const dieName = (name: string): string => said.dice[name as keyof typeof said.dice] ?? name;
const values = (cell: Cell): Readonly<Record<string, string>> => (cell.name === "arrow" ? WAYS : cell.name === "face" ? said.results : {});

export const de: OwnWords = {
  sorts,
  cells: { number: "Zahl", arrow: "Pfeil", mark: "Zeichen", face: "Seite", name: "Name", symbol: "Zeichen" },
  piece: (sort, name) => (sort === "die" ? `Würfel ${dieName(name)}` : `${sorts[sort]}, Seite ${name}`),
  short: (sort, name) => (sort === "die" ? dieName(name) : name),
  values,
  wrong: {
    "no-toml": () => "Die Datei ist nicht in TOML geschrieben.",
    "no-such-die": (die) => `${die} ist keiner der acht Würfel.`,
    "die-missing": () => "Dieser Würfel fehlt.",
    "no-name": () => "Der Name fehlt.",
    "no-symbol": () => "Das Zeichen fehlt.",
    "same-name": () => "Ein anderer Würfel heißt genauso.",
    "same-symbol": () => "Ein anderer Würfel hat das gleiche Zeichen.",
    "six-faces": () => "Ein Würfel hat sechs Seiten.",
    "no-such-result": () => "Das kann dieser Würfel nicht zeigen.",
    "never-shows": (_, result) => `Es fehlt: ${said.results[result as "net"]}.`,
    "one-question-mark": () => "Genau eine Seite muss ein ? haben.",
    "one-back-arrow": () => "Genau ein Pfeil muss zurück zeigen.",
    "no-such-arrow": () => "Wohin zeigt der Pfeil?",
    "no-such-steps": () => "Welche Zahl? 1 bis 10.",
    "no-such-mark": () => "Als Zeichen gibt es nur ? und X.",
    "back-on-violet-only": () => "Zurück zeigt nur der Pass.",
    "no-x-on-orange": () => "Die Ballkontrolle hat nie ein X.",
    "says-nothing": () => "Hier steht etwas, das nichts bedeutet.",
  },
};
