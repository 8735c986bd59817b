/** The few things that are seldom done, beside leafing and the big button. */
import { offer, type Play } from "../../table/play";
import type { AcceptPause, DeclareOutOfBreath, DeclinePause, OfferPause, TurnStack, Words } from "../../wire/games/elfmeter";
import type { Asked } from "./asked";

export interface Seldom {
  readonly turn: TurnStack | undefined;
  /** Is turning not offered here because the big button does it, or because nobody is told? Then it does not look disabled. */
  readonly turnsElsewhere: boolean;
  readonly breath: DeclareOutOfBreath | undefined;
  readonly pauses: OfferPause | undefined;
  readonly accepts: AcceptPause | undefined;
  readonly declines: DeclinePause | undefined;
}

export function seldom(play: Play<Words>, seat: number, { does }: Asked): Seldom {
  return {
    turn: offer(play, "turn-stack"),
    turnsElsewhere: play.help === "profi" || (does.kind === "move" && does.move.kind === "turn-stack"),
    breath: offer(play, "declare-out-of-breath") ?? untold(play, seat),
    pauses: offer(play, "offer-pause"),
    accepts: offer(play, "accept-pause"),
    declines: offer(play, "decline-pause"),
  };
}

/** Whoever wants no help may always say that nothing fits; the rules know. */
function untold(play: Play<Words>, seat: number): DeclareOutOfBreath | undefined {
  const attacks = play.view.phase === "attempt" && play.view.attacker === seat;
  return play.help === "profi" && attacks ? { kind: "declare-out-of-breath" } : undefined;
}
