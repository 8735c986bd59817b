/** On its tile: a way through the rows: 8, king and ace of hearts. */
import { cardBack } from "../../drawings/card-back";
import { chalk, lying } from "../../drawings/scenery";
import { suitCard } from "./drawings/suit-card";

export function scene(): string {
  const places = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((place) => [row, place] as const));
  const covered = places.filter(([row, place]) => row * 3 + place !== 4 && row * 3 + place !== 8);
  const rows = covered.map(([row, place]) => lying(cardBack(), 14 + row * 33, 5 + place * 41, 27)).join("");
  const way = chalk("M27 65H60L94 104L126 66H150", 4.5);
  return (
    rows + way + lying(suitCard(9), 46, 45, 29) + lying(suitCard(14), 79, 85, 29) + lying(suitCard(15), 146, 36, 44, 6)
  );
}
