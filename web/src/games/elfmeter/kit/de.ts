import { inOrder } from "../../kit";
import type { OwnWords } from "../kit";
import { de as said } from "../say/de";

const cells = { footballer: "Spieler", ball: "Ball", shot: "Schuss", defenders: "Abwehr", dive: "Torwart" };

export const de: OwnWords = {
  sorts: { card: "Karten" },
  cells,
  piece: (_, name) => `Karte ${name}`,
  values: (cell) => inOrder(cell, cell.name === "shot" || cell.name === "dive" ? said.thirds : said.fields),
  wrong: {
    "no-such-card": () => "Es gibt nur die Karten 1 bis 24.",
    "card-twice": () => "Diese Karte gibt es doppelt.",
    "card-missing": (card) => `Karte ${card} fehlt.`,
    "no-field": (cell) => `${cells[cell as keyof typeof cells]}: In welchem Feld?`,
    "one-field": () => "Spieler und Ball sind im selben Feld.",
    defenders: (n) => `${n} Abwehrspieler, erlaubt sind 1 bis 3.`,
    "defenders-together": () => "Zwei Abwehrspieler stehen im selben Feld.",
    "no-third": (cell) => `${cells[cell as keyof typeof cells]}: links, Mitte oder rechts?`,
  },
};
