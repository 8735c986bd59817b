import { inOrder } from "../../kit";
import type { OwnWords } from "../kit";
import { en as said } from "../say/en";

const cells = { footballer: "Player", ball: "Ball", shot: "Shot", defenders: "Defence", dive: "Keeper" };

export const en: OwnWords = {
  sorts: { card: "Cards" },
  cells,
  piece: (_, name) => `Card ${name}`,
  values: (cell) => inOrder(cell, cell.name === "shot" || cell.name === "dive" ? said.thirds : said.fields),
  wrong: {
    "no-such-card": () => "There are only the cards 1 to 24.",
    "card-twice": () => "This card is there twice.",
    "card-missing": (card) => `Card ${card} is missing.`,
    "no-field": (cell) => `${cells[cell as keyof typeof cells]}: in which field?`,
    "one-field": () => "Player and ball are in the same field.",
    defenders: (n) => `${n} ${n === "1" ? "defender" : "defenders"}; there may be 1 to 3.`,
    "defenders-together": () => "Two defenders are in the same field.",
    "no-third": (cell) => `${cells[cell as keyof typeof cells]}: left, middle or right?`,
  },
};
