import { inOrder } from "../../kit";
import type { OwnWords } from "../kit";
import { it as said } from "../say/it";

const cells = { footballer: "Giocatore", ball: "Palla", shot: "Tiro", defenders: "Difesa", dive: "Portiere" };

export const it: OwnWords = {
  sorts: { card: "Carte" },
  cells,
  piece: (_, name) => `Carta ${name}`,
  values: (cell) => inOrder(cell, cell.name === "shot" || cell.name === "dive" ? said.thirds : said.fields),
  wrong: {
    "no-such-card": () => "Ci sono solo le carte da 1 a 24.",
    "card-twice": () => "Questa carta c’è due volte.",
    "card-missing": (card) => `Manca la carta ${card}.`,
    "no-field": (cell) => `${cells[cell as keyof typeof cells]}: in quale campo?`,
    "one-field": () => "Giocatore e palla sono nello stesso campo.",
    defenders: (n) => `${n} ${n === "1" ? "difensore" : "difensori"}; possono essere da 1 a 3.`,
    "defenders-together": () => "Due difensori sono nello stesso campo.",
    "no-third": (cell) => `${cells[cell as keyof typeof cells]}: a sinistra, al centro o a destra?`,
  },
};
