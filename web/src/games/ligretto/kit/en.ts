import type { Cell } from "../../../wire/answers";
import type { OwnWords } from "../kit";
import { en as said } from "../said/en";

const NAMES = { shirt: "Shirt", pitch: "Pitch card", scene: "Goal card" };
const values = (cell: Cell): Readonly<Record<string, string>> => (cell.name === "quarter" ? said.corners : cell.name === "ball" ? said.balls : {});

export const en: OwnWords = {
  sorts: { shirt: "Shirt cards", pitch: "Pitch cards", scene: "Goal cards" },
  cells: { number: "Number", quarter: "Corner of the goal", ball: "Ball" },
  piece: (sort, name) => `${NAMES[sort]} ${name}`,
  values,
  wrong: {
    "no-such-kind": () => "There is no such card.",
    "no-such-number": (low, high) => `Which number? ${low} to ${high}.`,
    "no-such-quarter": () => "Which corner of the goal?",
    "no-such-ball": () => "Where is the ball?",
    needless: () => "That does not belong on this card.",
    "same-back": () => "Another shirt with this number has the same back.",
    "there-twice": () => "This card is there twice.",
    "wrong-count-of-cards": (found, wanted) => `${found} cards, not ${wanted}.`,
    "wrong-count-of-number": (number, found, wanted) => `Number ${number} is on ${found} shirts, not on ${wanted}.`,
    "wrong-count-of-back": (corner, ball, found, wanted) => `Back “${said.corners[corner as "top-left"]}, ${said.balls[ball as "none"]}”: ${found}, not ${wanted}.`,
  },
};
