import type { Cell } from "../../../wire/answers";
import type { OwnWords } from "../kit";
import { fr as said } from "../said/fr";

const NAMES = { shirt: "Maillot", pitch: "Terrain", scene: "But" };
const values = (cell: Cell): Readonly<Record<string, string>> => (cell.name === "quarter" ? said.corners : cell.name === "ball" ? said.balls : {});

export const fr: OwnWords = {
  sorts: { shirt: "Cartes maillot", pitch: "Cartes terrain", scene: "Cartes but" },
  cells: { number: "Nombre", quarter: "Coin du but", ball: "Ballon" },
  piece: (sort, name) => `${NAMES[sort]} ${name}`,
  values,
  wrong: {
    "no-such-kind": () => "Cette carte n’existe pas.",
    "no-such-number": (low, high) => `Quel nombre ? De ${low} à ${high}.`,
    "no-such-quarter": () => "Quel coin du but ?",
    "no-such-ball": () => "Où est le ballon ?",
    needless: () => "Cela n’a rien à faire sur cette carte.",
    "same-back": () => "Un autre maillot de ce nombre a le même dos.",
    "there-twice": () => "Cette carte est là deux fois.",
    "wrong-count-of-cards": (found, wanted) => `${found} cartes au lieu de ${wanted}.`,
    "wrong-count-of-number": (number, found, wanted) => `Le ${number} est sur ${found} maillots au lieu de ${wanted}.`,
    "wrong-count-of-back": (corner, ball, found, wanted) => `Dos « ${said.corners[corner as "top-left"]}, ${said.balls[ball as "none"]} » : ${found} au lieu de ${wanted}.`,
  },
};
