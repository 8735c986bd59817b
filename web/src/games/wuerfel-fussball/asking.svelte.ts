/** Where this person wants to be asked for the master die (WF-44): a new player only before the goal. */
import { keep, kept } from "../../browser/keeping";
import { isAwaited, offer, type Play } from "../../table/play";
import type { Asked, Words } from "../../wire/games/wuerfel-fussball";

const NAME = "wuerfel-fussball.asked";

class Asking {
  where = $state<Asked>(kept(NAME) === "everywhere" ? "everywhere" : "seldom");

  set(where: Asked): void {
    this.where = where;
    keep(NAME, where);
  }
}

export const asking = new Asking();

/** May this hand only be quicker than the attacker's throw, which nobody waits for? */
export function forestalls(hand: Play<Words>): boolean {
  const { phase, attacker } = hand.view;
  return isAwaited(hand) && (phase === "throwing" || phase === "clearing") && hand.seat !== attacker;
}

/** WF-44: who does not want to be asked here says so once, and is not. */
export function passesUnasked(hand: () => Play<Words>, play: () => Play<Words>): void {
  let said = -1;
  $effect(() => {
    const pass = offer(hand(), "pass");
    const { seq } = play().news;
    if (pass === undefined || play().view.in_danger || asking.where === "everywhere" || said === seq) return;
    said = seq;
    hand().act({ ...pass, asked: asking.where });
  });
}
