import type { Cell } from "../../../wire/answers";
import type { OwnWords } from "../kit";
import { de as said } from "../said/de";

const NAMES = { shirt: "Trikot", pitch: "Spielfeld", scene: "Tor" };
const values = (cell: Cell): Readonly<Record<string, string>> => (cell.name === "quarter" ? said.corners : cell.name === "ball" ? said.balls : {});

export const de: OwnWords = {
  sorts: { shirt: "Trikotkarten", pitch: "Spielfeldkarten", scene: "Torkarten" },
  cells: { number: "Zahl", quarter: "Ecke vom Tor", ball: "Ball" },
  piece: (sort, name) => `${NAMES[sort]} ${name}`,
  values,
  wrong: {
    "no-such-kind": () => "So eine Karte gibt es nicht.",
    "no-such-number": (low, high) => `Welche Zahl? ${low} bis ${high}.`,
    "no-such-quarter": () => "Welche Ecke vom Tor?",
    "no-such-ball": () => "Wo ist der Ball?",
    needless: () => "Das gehört nicht auf diese Karte.",
    "same-back": () => "Ein anderes Trikot mit dieser Zahl hat die gleiche Rückseite.",
    "there-twice": () => "Diese Karte gibt es doppelt.",
    "wrong-count-of-cards": (found, wanted) => `${found} Karten statt ${wanted}.`,
    "wrong-count-of-number": (number, found, wanted) => `Die ${number} steht auf ${found} Trikots statt auf ${wanted}.`,
    "wrong-count-of-back": (corner, ball, found, wanted) => `Rückseite „${said.corners[corner as "top-left"]}, ${said.balls[ball as "none"]}“: ${found} statt ${wanted}.`,
  },
};
