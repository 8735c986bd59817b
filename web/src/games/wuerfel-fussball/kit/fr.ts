import type { Cell } from "../../../wire/answers";
import type { OwnWords } from "../kit";
import { fr as said } from "../said/fr";

const sorts = { die: "Noms et symboles", ...said.dice };
const WAYS = { forward: "en avant", diagonal: "en biais", sideways: "sur le côté", back: "en arrière" };
const dieName = (name: string): string => said.dice[name as keyof typeof said.dice] ?? name;
const values = (cell: Cell): Readonly<Record<string, string>> => (cell.name === "arrow" ? WAYS : cell.name === "face" ? said.results : {});

export const fr: OwnWords = {
  sorts,
  cells: { number: "Nombre", arrow: "Flèche", mark: "Signe", face: "Face", name: "Nom", symbol: "Symbole" },
  piece: (sort, name) => (sort === "die" ? `Dé : ${dieName(name)}` : `${sorts[sort]}, face ${name}`),
  short: (sort, name) => (sort === "die" ? dieName(name) : name),
  values,
  wrong: {
    "no-toml": () => "Le fichier n’est pas écrit en TOML.",
    "no-such-die": (die) => `${die} n’est pas un des huit dés.`,
    "die-missing": () => "Ce dé manque.",
    "no-name": () => "Le nom manque.",
    "no-symbol": () => "Le symbole manque.",
    "same-name": () => "Un autre dé a le même nom.",
    "same-symbol": () => "Un autre dé a le même symbole.",
    "six-faces": () => "Un dé a six faces.",
    "no-such-result": () => "Ce dé ne peut pas montrer cela.",
    "never-shows": (_, result) => `Il manque : ${said.results[result as "net"]}.`,
    "one-question-mark": () => "Une seule face doit avoir un ?.",
    "one-back-arrow": () => "Une seule flèche doit aller en arrière.",
    "no-such-arrow": () => "Où va la flèche ?",
    "no-such-steps": () => "Quel nombre ? De 1 à 10.",
    "no-such-mark": () => "Les seuls signes sont ? et X.",
    "back-on-violet-only": () => "Seule la passe longue va en arrière.",
    "no-x-on-orange": () => "Le contrôle n’a jamais de X.",
    "says-nothing": () => "Il y a ici quelque chose qui ne veut rien dire.",
  },
};
