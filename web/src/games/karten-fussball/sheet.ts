/** For the contact sheet: the cards and half of the mat. */
import { counted, type Drawn } from "../../drawings/collection";
import { matHalf } from "./drawings/mat";
import { suitCard, suitSign, SUITS } from "./drawings/suit-card";

export const drawn = (_: string, name?: string): readonly Drawn[] => [
  { title: "suits", drawings: [...counted(0, 31).map((card) => suitCard(card, name)), ...SUITS.map((suit) => suitSign(suit, name))] },
  { title: "mats", drawings: [matHalf([63, 88], [1, 2], name)] },
];
