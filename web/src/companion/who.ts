/** What the sides of a real table are called. */
import type { Played } from "../browser/matches";
import type { Face, Report } from "../wire/answers";
import { tongue } from "../words/tongue.svelte";

/** Somebody for whom there was no server to give a name is called after the place. */
export const nameOf = (face: Face, seat: number): string => face.name || tongue.words.seatNumber(seat + 1);

export const sideName = (people: readonly Face[], side: number): string =>
  people.map((face, n) => nameOf(face, people.length === 1 ? side : side + 2 * n)).join(" + ");

/** Black and white sit in turn: LIG-6. */
export const teams = (faces: readonly Face[]): readonly (readonly Face[])[] => [0, 1].map((side) => faces.filter((_, seat) => seat % 2 === side));

/** How a report stands in the list of matches. */
export const entryOf = (report: Report): Played => ({
  link: report.link,
  game: report.game,
  ended: report.ended,
  sides: report.sides.map(({ people, score }, side) => ({ name: sideName(people, side), score: score[0] ?? 0, won: report.winners.includes(side) })),
  real: true,
});
