/** The big pad beside the piles: the one thing to do with the turned card, or with the quarter that is held. */
import type { Icon } from "../../drawings/icons";
import { offer, offered } from "../../table/play";
import type { AskScene, Clear, Move, Reopen } from "../../wire/games/ligretto";
import type { OwnCards } from "./own-cards";
import { faceAt, isQuarter, lowestPile, openCard, teamOf } from "./table";
import type { LigrettoWords } from "./words";

/** Moves that may name a pile. */
type Piled = (AskScene | Clear | Reopen) & { readonly pile?: number };

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
  const way = wayOut(cards, say);
  if (way !== null) return way;
  if (cards.hand?.turned == null && !(cards.building && cards.heldFace !== null)) return turningOver(cards, say);
  return cards.building ? atTheGoal(cards, say) : laying(cards, say);
}

function gettingReady(cards: OwnCards, say: LigrettoWords): MainPad {
  const ready = offer(cards.play, "ready");
  return { text: say.ready, icon: "check", can: ready !== undefined && cards.play.sent.length === 0, go: true, act: () => ready && cards.act(ready) };
}

/** A child that cannot go on is led out: take the shirts back, fill the last pitch card anew, another scene. */
function wayOut(cards: OwnCards, say: LigrettoWords): MainPad | null {
  if (!cards.kids) return null;
  const [text, moves] = waysOut(cards, say).find(([, ways]) => ways.length > 0) ?? ["", []];
  const move = lowestPile(cards.hand, moves);
  return move === undefined ? null : { text, icon: "undo", can: true, go: true, act: () => cards.act(move) };
}

function waysOut({ advice, play }: OwnCards, say: LigrettoWords): readonly (readonly [string, readonly Piled[]])[] {
  return [
    [say.takeBack, advice?.stuck ? offered(play, "clear") : []],
    [say.reopen, offered(play, "reopen")],
    [say.askScene, offered(play, "ask-scene")],
  ];
}

function turningOver(cards: OwnCards, say: LigrettoWords): MainPad {
  const over = offer(cards.play, "turn-over");
  const text = cards.hand?.stack ? say.turnOver : say.shuffle;
  return { text, icon: null, can: over !== undefined, go: true, act: () => over && cards.act(over) };
}

/** A quarter that helps is turned and built for a child; everybody else turns the one they hold, and chooses its corner. */
function atTheGoal(cards: OwnCards, say: LigrettoWords): MainPad {
  const moving = (text: string, icon: Icon, move: Move, go: boolean): MainPad => ({ text, icon, can: cards.isOffered(move), go, act: () => cards.act(move) });
  const source = cards.kids ? cards.helping : undefined;
  const face = source === undefined ? null : faceAt(cards.hand, source);
  if (source === undefined || !isQuarter(face)) return moving(say.turnRound, "turn", { kind: "turn-round", source: cards.held }, false);
  return face.upside_down ? moving(say.turnRound, "turn", { kind: "turn-round", source }, true) : moving(say.build, "up", { kind: "build", corner: face.corner, source }, true);
}

/** Whoever wants no help may try anything; a child is led to what helps. */
function laying(cards: OwnCards, say: LigrettoWords): MainPad {
  const move = cards.laying(null);
  const can = cards.isOffered(move) || !cards.helped;
  return { text: layingText(cards, can, say), icon: "up", can, go: cards.kids ? cards.helps(null) : cards.helped, act: () => cards.act(move) };
}

function layingText({ play, side }: OwnCards, can: boolean, say: LigrettoWords): string {
  if (!side.one) return can ? say.layOne : say.noOne;
  return can ? say.layAt(openCard(play.view, teamOf(play.seat ?? 0))?.number ?? 0) : say.tooMuch;
}
