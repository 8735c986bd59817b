/** What is asked of somebody now, in a few words. */
import { offer, offered, type Play } from "../../table/play";
import type { Interval, Words } from "../../wire/games/ligretto";
import type { Fingers } from "./fingers.svelte";
import { faceAt, isQuarter, openCard, rests, teamOf } from "./table";
import type { LigrettoWords } from "./words";

export interface Asked {
  readonly title: string;
  readonly hint: string;
}

type Person = Play<Words>;

export function asked(play: Person, fingers: Pick<Fingers, "asking" | "held">, say: LigrettoWords): Asked {
  const seat = play.seat ?? 0;
  const [side, hand] = [play.view.sides[teamOf(seat)], play.view.hands[seat]];
  if (play.view.interval) return between(play.view.interval, seat, say);
  if (rests(play.view, seat)) return { title: say.resting, hint: say.restingHint };
  if (fingers.asking.length > 0) return { title: say.whichPile, hint: "" };
  if (hand === undefined || (hand.stack === 0 && hand.turned === null && hand.piles.every((pile) => pile.cards === 0)))
    return { title: say.nothing, hint: say.nothingHint };
  if (side.scene !== null && offer(play, "claim")) return { title: say.claimTitle, hint: play.help === "kids" && play.view.advice?.right === false ? say.takeWrong : say.claimHint };
  if (hand.turned === null) return turning(hand.stack, hand.piles.every((pile) => pile.cards === 0), say);
  if (side.scene !== null) return { title: say.buildTitle, hint: building(play, fingers, say) };
  return side.one ? filling(play, say) : seeking(play, say);
}

/** Between two rounds: whether somebody still looks at the check, or everybody waits for the whistle. */
function between({ stage, ready }: Interval, seat: number, say: LigrettoWords): Asked {
  if (stage === "countdown") return { title: say.getSet, hint: say.getSetHint };
  if (!ready[seat]) return { title: say.readyTitle, hint: say.readyHint };
  return { title: say.waitTitle, hint: say.waitHint(ready.filter((said) => !said).length) };
}

function turning(stack: number, fresh: boolean, say: LigrettoWords): Asked {
  if (stack === 0) return { title: say.stackEmpty, hint: say.stackEmptyHint };
  return fresh ? { title: say.kickOff, hint: say.kickOffHint } : { title: say.turnOver, hint: say.kickOffHint };
}

function building(play: Person, fingers: Pick<Fingers, "held">, say: LigrettoWords): string {
  const face = faceAt(play.view.hands[play.seat ?? 0], fingers.held);
  if (play.help === "profi" || !isQuarter(face)) return say.buildHint;
  if (play.help === "kids" && play.view.advice?.sources.length === 0) return say.notThis;
  if (face.upside_down) return say.upsideHint;
  return play.help === "kids" ? say.buildKids : say.buildHint;
}

function seeking(play: Person, say: LigrettoWords): Asked {
  const found = play.help !== "profi" && offer(play, "lay-one") !== undefined;
  return { title: found ? say.fits(1) : say.seekOne, hint: say.seekOneHint };
}

function filling(play: Person, say: LigrettoWords): Asked {
  const team = teamOf(play.seat ?? 0);
  const open = openCard(play.view, team);
  if (open === null) return { title: say.buildTitle, hint: say.buildHint };
  const hint = play.view.referee === "check" && open.shirts.length > 0 ? say.checkHint : say.fillHint;
  if (play.view.referee === "check" && play.help !== "kids") return { title: say.fillUncounted(open.number), hint };
  const fits = fitting(play, say);
  return fits ? { title: fits, hint: "" } : { title: say.fill(open.number, open.missing), hint };
}

/** A child is told which card helps. */
function fitting(play: Person, say: LigrettoWords): string | null {
  const move = offered(play, "lay").find(({ source }) => play.view.advice?.sources.includes(source));
  if (play.help !== "kids" || move === undefined) return null;
  const face = faceAt(play.view.hands[play.seat ?? 0], move.source);
  if (typeof face !== "number") return null;
  return move.source === null ? say.fits(face) : say.pileFits(face);
}
