import type { Cell } from "../../../wire/answers";
import type { OwnWords } from "../kit";
import { it as said } from "../said/it";

const sorts = { die: "Nomi e simboli", ...said.dice };
const WAYS = { forward: "avanti", diagonal: "in diagonale", sideways: "di lato", back: "indietro" };
const dieName = (name: string): string => said.dice[name as keyof typeof said.dice] ?? name;
const values = (cell: Cell): Readonly<Record<string, string>> => (cell.name === "arrow" ? WAYS : cell.name === "face" ? said.results : {});

export const it: OwnWords = {
  sorts,
  cells: { number: "Numero", arrow: "Freccia", mark: "Segno", face: "Faccia", name: "Nome", symbol: "Simbolo" },
  piece: (sort, name) => (sort === "die" ? `Dado: ${dieName(name)}` : `${sorts[sort]}, faccia ${name}`),
  short: (sort, name) => (sort === "die" ? dieName(name) : name),
  values,
  wrong: {
    "no-toml": () => "Il file non è scritto in TOML.",
    "no-such-die": (die) => `${die} non è uno degli otto dadi.`,
    "die-missing": () => "Manca questo dado.",
    "no-name": () => "Manca il nome.",
    "no-symbol": () => "Manca il simbolo.",
    "same-name": () => "Un altro dado ha lo stesso nome.",
    "same-symbol": () => "Un altro dado ha lo stesso simbolo.",
    "six-faces": () => "Un dado ha sei facce.",
    "no-such-result": () => "Questo dado non può mostrarlo.",
    "never-shows": (_, result) => `Manca: ${said.results[result as "net"]}.`,
    "one-question-mark": () => "Solo una faccia deve avere un ?.",
    "one-back-arrow": () => "Solo una freccia deve andare indietro.",
    "no-such-arrow": () => "Dove va la freccia?",
    "no-such-steps": () => "Quale numero? Da 1 a 10.",
    "no-such-mark": () => "I soli segni sono ? e X.",
    "back-on-violet-only": () => "Solo il passaggio lungo va indietro.",
    "no-x-on-orange": () => "Il controllo non ha mai una X.",
    "says-nothing": () => "Qui c’è qualcosa che non significa niente.",
  },
};
