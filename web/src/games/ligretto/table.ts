/** Reading the table: whose side, which way round, what lies where. Nothing here says what is allowed. */
import { CORNERS } from "./drawings/quarter";
import { LIGRETTO_TEAMS, type LigrettoTeam } from "./drawings/shirt-card";
import type { Corner, Hand, Move, Quarter, Side, View } from "../../wire/games/ligretto";

export type Team = 0 | 1;
export type Face = number | Quarter;
/** Where a card is taken from: null for the turned card, else one of your own discard piles. */
export type Source = number | null;

export const teamOf = (seat: number): Team => (seat % 2 === 0 ? 0 : 1);
export const other = (team: Team): Team => (team === 0 ? 1 : 0);
export const clothOf = (team: Team): LigrettoTeam => LIGRETTO_TEAMS[team];

/** The teams sit opposite each other: the row lies as black sees it, white sees it the other way round. */
export function rowFor(view: View, team: Team): readonly number[] {
  return team === 0 ? view.row : [...view.row].reverse();
}

export const sumOf = (shirts: readonly number[]): number => shirts.reduce((sum, number) => sum + number, 0);

/** The pitch card a team is filling: its number, the shirts that lie there, and what is missing. */
export interface OpenCard {
  readonly step: number;
  readonly number: number;
  readonly shirts: readonly number[];
  readonly total: number;
  readonly missing: number;
}

export function openCard(view: View, team: Team): OpenCard | null {
  const side = view.sides[team];
  const number = rowFor(view, team)[side.filled];
  if (number === undefined) return null;
  const shirts = side.laid[side.filled] ?? [];
  const total = sumOf(shirts);
  return { step: side.filled, number, shirts, total, missing: number - total };
}

/** How far a team is, from 0 to 1 for each pitch card. */
export function progress(view: View, team: Team): readonly number[] {
  const side = view.sides[team];
  return rowFor(view, team).map((number, step) => (step < side.filled ? 1 : Math.min(1, sumOf(side.laid[step] ?? []) / number)));
}

/** A calm tempo: do these hands rest, because somebody else has just laid a card? */
export const rests = (view: View, seat: number): boolean => (view.rests[seat] ?? 0) > 0;

export const builtOf = (side: Side): number => side.goal.filter((quarter) => quarter !== null).length;
export const quarterAt = (side: Side, corner: Corner): Quarter | null => side.goal[CORNERS.indexOf(corner)] ?? null;
export const isQuarter = (face: Face | null | undefined): face is Quarter => typeof face === "object" && face !== null;

export function faceAt(hand: Hand | undefined, source: Source): Face | null {
  return (source === null ? hand?.turned : hand?.piles[source]?.top) ?? null;
}

/** The pile with the fewest cards, so that the piles of somebody who lets us choose stay of use. */
export function lowestPile<M extends { readonly pile?: number }>(hand: Hand | undefined, moves: readonly M[]): M | undefined {
  const height = ({ pile }: M): number => (pile === undefined ? 0 : (hand?.piles[pile]?.cards ?? 0));
  return [...moves].sort((a, b) => height(a) - height(b))[0];
}

/** Which card a move takes: undefined if it takes none. */
export function sourceOf(move: Move): Source | undefined {
  if (move.kind === "discard") return null;
  return "source" in move ? move.source : undefined;
}

/** What makes a card another one for the eye; turned round it is still the same. */
export const faceKey = (face: Face): string => (isQuarter(face) ? `${face.corner}-${face.ball}` : String(face));
