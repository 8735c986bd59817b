/** For the press: the cards with each language's letters, and the mat for each size of card. */
import { CARD_SIZES, counted, type Named } from "../../drawings/collection";
import { matHalf } from "./drawings/mat";
import { suitCard } from "./drawings/suit-card";
import { pitchWords } from "./words";

export const printed = (): Named => [...suits(), ...mats()];

const suits = (): Named =>
  Object.entries(pitchWords).flatMap(([lang, { letters }]) => counted(0, 31).map((card) => [`suit/${lang}/${card}`, suitCard(card, undefined, letters)] as const));

const mats = (): Named =>
  Object.entries(CARD_SIZES).flatMap(([size, card]): Named => [
    [`mat/${size}/near`, matHalf(card, [1, 2])],
    [`mat/${size}/far`, matHalf(card, [4, 3])],
  ]);
