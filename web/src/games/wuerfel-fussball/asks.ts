/** What is asked of somebody: a title and a few words, from the table as it is. */
import { isAwaited, offered, type Play } from "../../table/play";
import type { View, Words } from "../../wire/games/wuerfel-fussball";
import { forestalls } from "./asking.svelte";
import type { PitchWords } from "./pitch-words";

export interface Ask {
  readonly title: string;
  readonly hint: string | undefined;
}

interface Around {
  readonly say: PitchWords;
  readonly yourTurn: string;
  /** Several at one device: whose turn it is has to be said. */
  readonly named: string | null;
  readonly nameOf: (seat: number) => string;
  readonly attack: string;
  /** The last line of the story, for whoever looks on. */
  readonly last: string | undefined;
}

export function ask(hand: Play<Words>, around: Around): Ask {
  const view = hand.view;
  if (forestalls(hand) && !hand.still) return { title: around.attack, hint: around.say.mayForestall };
  if (!isAwaited(hand) || hand.still) return lookingOn(view, hand, around);
  const { title, hint } = own(view, hand, around);
  return { title: around.named === null || title === around.yourTurn ? title : `${around.named}: ${title}`, hint };
}

function own(view: View, hand: Play<Words>, { say, yourTurn, last }: Around): Ask {
  switch (view.phase) {
    case "placing":
      return { title: say.asks.placing[0], hint: `${capital(view.restart === null ? "" : say.restarts[view.restart])}. ${say.asks.placing[1]}` };
    case "aiming":
    case "challenge":
    case "bar":
    case "clearing":
      return { title: say.asks[view.phase][0], hint: say.asks[view.phase][1] };
    case "answer": // what it would be an answer to
      return { title: say.asks.answer[0], hint: last ?? say.asks.answer[1] };
    default:
      return { title: yourTurn, hint: throwing(view, hand, say) };
  }
}

function throwing(view: View, hand: Play<Words>, say: PitchWords): string {
  if (view.orange === "due") return say.orangeDue;
  const throws = offered(hand, "throw");
  const special = [
    view.restart !== null && `${capital(say.restarts[view.restart])}.`,
    throws.some((move) => move.die === "shot") && say.mayShoot,
    view.orange === "barred" && say.orangeBarred,
    view.restart === "corner" && say.isTurned,
    view.restart !== "corner" && throws.some((move) => move.announced === "turned") && say.mayTurn,
    throws.some((move) => move.announced === "doubled") && say.mayDouble,
  ].filter((hint) => hint !== false);
  const choose = throws.length === 1 && throws[0] ? say.only(say.dice[throws[0].die]) : say.choose;
  return (special.length > 1 ? special.slice(0, 2) : [...special, choose]).join(" ");
}

function lookingOn(view: View, hand: Play<Words>, { say, nameOf, attack, last }: Around): Ask {
  if (view.phase === "finished") return { title: say.fullTime, hint: undefined };
  if (view.phase === "shoot-out") return { title: say.shootOut, hint: last };
  const waits = hand.turn.kind === "waiting" ? hand.turn.seats[0] : undefined;
  if (view.phase === "answer" && waits !== undefined) return { title: say.thinks(nameOf(waits)), hint: last };
  return { title: attack, hint: last };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
