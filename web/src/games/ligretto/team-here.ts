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
  /** Is the shout bib-coloured, and "full"? For a child only where it is right. */
  readonly claims: boolean;
  readonly caller: Eyes | undefined;
  readonly calls: boolean;
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
    canLay: helped.some((play) => mayTell(play, "lay")),
    canOne: helped.some((play) => mayTell(play, "lay-one")),
    counted: isCounted(view, eyes),
    claimant: who("claim"),
    claims: eyes.some((play) => makesSense(play, "claim", "right")),
    caller: who("call-next"),
    calls: eyes.some((play) => makesSense(play, "call-next", "full")),
    answerer: who("decline-break"),
    clears: alone ? offered(alone.play, "clear") : [],
    mates: elsewhere(view, team, eyes),
  };
}

/** A child is told what helps, everybody else what is possible. */
function mayTell(play: Eyes, kind: "lay" | "lay-one"): boolean {
  return offer(play, kind) !== undefined && (play.help !== "kids" || (play.sent.length === 0 && (play.view.advice?.sources.length ?? 0) > 0));
}

function makesSense(play: Eyes, kind: "claim" | "call-next", when: "right" | "full"): boolean {
  if (play.help === "profi" || offer(play, kind) === undefined) return false;
  return play.help !== "kids" || (play.sent.length === 0 && (play.view.advice?.[when] ?? false));
}

/** Where nobody but the claim checks, people count themselves; children are helped, and the stands may know. */
function isCounted(view: View, eyes: readonly Eyes[]): boolean {
  return view.referee === "instant" || eyes.every(({ help }) => help === "kids");
}

function elsewhere(view: View, team: Team, eyes: readonly Eyes[]): readonly number[] {
  return [...view.hands.keys()].filter((seat) => teamOf(seat) === team && !eyes.some((play) => play.seat === seat));
}
