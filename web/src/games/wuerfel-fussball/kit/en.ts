import type { Cell } from "../../../wire/answers";
import type { OwnWords } from "../kit";
import { en as said } from "../said/en";

const sorts = { die: "Names and symbols", ...said.dice };
const WAYS = { forward: "forward", diagonal: "diagonal", sideways: "sideways", back: "back" };
const dieName = (name: string): string => said.dice[name as keyof typeof said.dice] ?? name;
const values = (cell: Cell): Readonly<Record<string, string>> => (cell.name === "arrow" ? WAYS : cell.name === "face" ? said.results : {});

export const en: OwnWords = {
  sorts,
  cells: { number: "Number", arrow: "Arrow", mark: "Mark", face: "Face", name: "Name", symbol: "Symbol" },
  piece: (sort, name) => (sort === "die" ? `Die: ${dieName(name)}` : `${sorts[sort]}, face ${name}`),
  short: (sort, name) => (sort === "die" ? dieName(name) : name),
  values,
  wrong: {
    "no-toml": () => "The file is not written in TOML.",
    "no-such-die": (die) => `${die} is none of the eight dice.`,
    "die-missing": () => "This die is missing.",
    "no-name": () => "The name is missing.",
    "no-symbol": () => "The symbol is missing.",
    "same-name": () => "Another die has the same name.",
    "same-symbol": () => "Another die has the same symbol.",
    "six-faces": () => "A die has six faces.",
    "no-such-result": () => "This die cannot show that.",
    "never-shows": (_, result) => `Missing: ${said.results[result as "net"]}.`,
    "one-question-mark": () => "Exactly one face must have a ?.",
    "one-back-arrow": () => "Exactly one arrow must point back.",
    "no-such-arrow": () => "Where does the arrow point?",
    "no-such-steps": () => "Which number? 1 to 10.",
    "no-such-mark": () => "The only marks are ? and X.",
    "back-on-violet-only": () => "Only the long pass points back.",
    "no-x-on-orange": () => "Ball control never has an X.",
    "says-nothing": () => "Something here means nothing.",
  },
};
