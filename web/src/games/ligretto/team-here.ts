/** A team's people at this device: who of them may do what for the team, and who of the team sits elsewhere. */
import { offer, offered, type Play } from "../../table/play";
import type { Clear, View, Words } from "../../wire/games/ligretto";
import type { Person } from "./own-cards";
import { teamOf, type Team } from "./table";

type Eyes = Play<Words>;

export interface TeamHere {
  /** One alone presses on the field, too; several have their own places in their hands. */
  readonly alone: Person | undefined;
  /** Does a place light up for the next card, or for the number 1? */
  readonly canLay: boolean;
  readonly canOne: boolean;
  /** Is the sum said? */
  readonly counted: boolean;
  readonly claimant: Eyes | undefined;
  readonly caller: Eyes | undefined;
  readonly answerer: Eyes | undefined;
  readonly clears: readonly Clear[];
  /** The seats of the team that are somewhere else. */
  readonly mates: readonly number[];
}

export function teamHere(view: View, team: Team, persons: readonly Person[]): TeamHere {
  const eyes = persons.map(({ play }) => play);
  const helped = eyes.filter(({ help }) => help !== "profi");
  const who = (kind: Words["move"]["kind"], among = eyes): Eyes | undefined => among.find((play) => offer(play, kind) !== undefined);
  const alone = persons.length === 1 ? persons[0] : undefined;
  return {
    alone,
    canLay: who("lay", helped) !== undefined,
    canOne: who("lay-one", helped) !== undefined,
    counted: isCounted(view, eyes),
    claimant: who("claim"),
    caller: who("call-next"),
    answerer: who("decline-break"),
    clears: alone ? offered(alone.play, "clear") : [],
    mates: elsewhere(view, team, eyes),
  };
}

/** Where nobody but the claim checks, people count themselves; children are helped, and the stands may know. */
function isCounted(view: View, eyes: readonly Eyes[]): boolean {
  return view.referee === "instant" || eyes.every(({ help }) => help === "kids");
}

function elsewhere(view: View, team: Team, eyes: readonly Eyes[]): readonly number[] {
  return [...view.hands.keys()].filter((seat) => teamOf(seat) === team && !eyes.some((play) => play.seat === seat));
}
