/** The few things that are seldom done, beside leafing and the big button. */
import { offer, type Play } from "../../table/play";
import type { AcceptPause, DeclareOutOfBreath, DeclinePause, OfferPause, TurnStack, Words } from "../../wire/games/elfmeter";
import type { Asked } from "./asked";

export interface Seldom {
  readonly turn: TurnStack | undefined;
  /** Does the big button turn the stack now? Once is enough. */
  readonly turnsBig: boolean;
  /** Is turning not offered because nobody is told? Then it does not look disabled. */
  readonly turnsElsewhere: boolean;
  /** Do the stacks turn over by themselves? Then there is nothing to turn, though it is this hand that is asked. */
  readonly turnsItself: boolean;
  readonly breath: DeclareOutOfBreath | undefined;
  readonly pauses: OfferPause | undefined;
  readonly accepts: AcceptPause | undefined;
  readonly declines: DeclinePause | undefined;
}

export function seldom(play: Play<Words>, { does }: Asked): Seldom {
  const turn = offer(play, "turn-stack");
  return {
    turn,
    turnsBig: does.kind === "move" && does.move.kind === "turn-stack",
    turnsElsewhere: play.help === "profi",
    turnsItself: turn === undefined && couldTurn(play),
    breath: offer(play, "declare-out-of-breath"),
    pauses: offer(play, "offer-pause"),
    accepts: offer(play, "accept-pause"),
    declines: offer(play, "decline-pause"),
  };
}

/** Where stacks are turned by hand this is when it is offered. */
function couldTurn(play: Play<Words>): boolean {
  return play.moves.length > 0 && (play.view.phase === "attempt" || play.view.phase === "getting-ready");
}
