import { inOrder } from "../../kit";
import type { OwnWords } from "../kit";
import { fr as said } from "../say/fr";

const cells = { footballer: "Joueur", ball: "Ballon", shot: "Tir", defenders: "Défense", dive: "Gardien" };

export const fr: OwnWords = {
  sorts: { card: "Cartes" },
  cells,
  piece: (_, name) => `Carte ${name}`,
  values: (cell) => inOrder(cell, cell.name === "shot" || cell.name === "dive" ? said.thirds : said.fields),
  wrong: {
    "no-such-card": () => "Il n’y a que les cartes 1 à 24.",
    "card-twice": () => "Cette carte est là deux fois.",
    "card-missing": (card) => `La carte ${card} manque.`,
    "no-field": (cell) => `${cells[cell as keyof typeof cells]} : dans quelle case ?`,
    "one-field": () => "Le joueur et le ballon sont dans la même case.",
    defenders: (n) => `${n} ${n === "1" || n === "0" ? "défenseur" : "défenseurs"} ; il en faut de 1 à 3.`,
    "defenders-together": () => "Deux défenseurs sont dans la même case.",
    "no-third": (cell) => `${cells[cell as keyof typeof cells]} : à gauche, au milieu ou à droite ?`,
  },
};
