import type { Cell } from "../../../wire/answers";
import type { OwnWords } from "../kit";
import { it as said } from "../said/it";

const NAMES = { shirt: "Maglia", pitch: "Campo", scene: "Porta" };
const values = (cell: Cell): Readonly<Record<string, string>> => (cell.name === "quarter" ? said.corners : cell.name === "ball" ? said.balls : {});

export const it: OwnWords = {
  sorts: { shirt: "Carte maglia", pitch: "Carte campo", scene: "Carte porta" },
  cells: { number: "Numero", quarter: "Angolo della porta", ball: "Palla" },
  piece: (sort, name) => `${NAMES[sort]} ${name}`,
  values,
  wrong: {
    "no-such-kind": () => "Questa carta non esiste.",
    "no-such-number": (low, high) => `Quale numero? Da ${low} a ${high}.`,
    "no-such-quarter": () => "Quale angolo della porta?",
    "no-such-ball": () => "Dov’è la palla?",
    needless: () => "Questo non va su questa carta.",
    "same-back": () => "Un’altra maglia con questo numero ha lo stesso retro.",
    "there-twice": () => "Questa carta c’è due volte.",
    "wrong-count-of-cards": (found, wanted) => `${found} carte invece di ${wanted}.`,
    "wrong-count-of-number": (number, found, wanted) => `Il ${number} è su ${found} maglie invece che su ${wanted}.`,
    "wrong-count-of-back": (corner, ball, found, wanted) => `Retro «${said.corners[corner as "top-left"]}, ${said.balls[ball as "none"]}»: ${found} invece di ${wanted}.`,
  },
};
