/** The big pad beside the piles: the one thing to do with the turned card, or with the quarter that is held. */
import type { Icon } from "../../drawings/icons";
import { offer } from "../../table/play";
import type { Move } from "../../wire/games/ligretto";
import type { OwnCards } from "./own-cards";
import { isQuarter, openCard, teamOf } from "./table";
import type { LigrettoWords } from "./words";

export interface MainPad {
  readonly text: string;
  readonly icon: Icon | null;
  readonly can: boolean;
  /** Is it bib-coloured where it can be pressed? */
  readonly go: boolean;
  readonly act: () => void;
}

export function mainPad(cards: OwnCards, say: LigrettoWords): MainPad {
  if (cards.play.view.interval) return gettingReady(cards, say);
  if (cards.asking) return { text: say.never, icon: "close", can: true, go: false, act: () => cards.never() };
  if (cards.hand?.turned == null && !(cards.building && cards.heldFace !== null)) return turningOver(cards, say);
  return cards.building ? atTheGoal(cards, say) : laying(cards, say);
}

function gettingReady(cards: OwnCards, say: LigrettoWords): MainPad {
  const ready = offer(cards.play, "ready");
  return { text: say.ready, icon: "check", can: ready !== undefined, go: true, act: () => ready && cards.act(ready) };
}

function turningOver(cards: OwnCards, say: LigrettoWords): MainPad {
  const over = offer(cards.play, "turn-over");
  const text = cards.hand?.stack ? say.turnOver : say.shuffle;
  return { text, icon: null, can: over !== undefined, go: true, act: () => over && cards.act(over) };
}

/** A quarter that is the right way up goes into the goal at once for a child; everybody else chooses its corner. */
function atTheGoal(cards: OwnCards, say: LigrettoWords): MainPad {
  const { held, heldFace, kids } = cards;
  const moving = (text: string, icon: Icon, move: Move): MainPad => ({ text, icon, can: cards.isOffered(move), go: kids, act: () => cards.act(move) });
  if (kids && isQuarter(heldFace) && !heldFace.upside_down) return moving(say.build, "up", { kind: "build", corner: heldFace.corner, source: held });
  return moving(say.turnRound, "turn", { kind: "turn-round", source: held });
}

/** Whoever wants no help may try anything. */
function laying(cards: OwnCards, say: LigrettoWords): MainPad {
  const move = cards.laying(null);
  const can = cards.isOffered(move) || !cards.helped;
  return { text: layingText(cards, can, say), icon: "up", can, go: cards.helped, act: () => cards.act(move) };
}

function layingText({ play, side }: OwnCards, can: boolean, say: LigrettoWords): string {
  if (!side.one) return can ? say.layOne : say.noOne;
  return can ? say.layAt(openCard(play.view, teamOf(play.seat ?? 0))?.number ?? 0) : say.tooMuch;
}
