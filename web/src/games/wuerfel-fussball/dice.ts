/** The eight dice for one hand: which can be thrown, what each shows, and what a tap on one does. */
import { isAwaited, offer, offered, type Play } from "../../table/play";
import type { Language } from "../../wire/messages";
import type { Die, DieFell, View, Words } from "../../wire/games/wuerfel-fussball";
import { pitchWords } from "./pitch-words";
import type { Show } from "./show.svelte";
import { faceName } from "./tell";

type Hand = Play<Words>;
type Scene = Pick<Show, "shown" | "awaits">;

/** A tap throws or plays a die, asks for an announcement first, or only looks at its sides. */
export type Tap = { readonly kind: "act"; readonly move: Words["move"] } | { readonly kind: "choose" } | { readonly kind: "look" };

export function isOffered(hand: Hand, die: Die): boolean {
  return die === "white" ? offer(hand, "play-master") !== undefined : offer(hand, "throw", (move) => move.die === die) !== undefined;
}

/** Lifted at once; the server has the last word. */
export const isSent = (hand: Hand, die: Die): boolean => hand.sent.some((move) => dieOf(move) === die);

/** Which die a move is about. */
export function dieOf(move: Words["move"]): Die | null {
  if (move.kind === "throw") return move.die;
  return move.kind === "play-master" ? "white" : null;
}

/** Without help everything can be tried; the rules say why not. */
export const mayTry = (hand: Hand): boolean => hand.help === "profi" && isAwaited(hand) && !hand.still;

export function tapOn(die: Die, hand: Hand): Tap {
  const throws = offered(hand, "throw").filter((move) => move.die === die);
  const plain = throws.find((move) => move.announced === "nothing") ?? throws[0];
  const master = offer(hand, "play-master");
  if (die === "white" && master) return { kind: "act", move: master };
  if (plain) return throws.length === 1 || hand.help === "kids" ? { kind: "act", move: plain } : { kind: "choose" };
  return mayTry(hand) && die !== "black" ? { kind: "act", move: tried(die) } : { kind: "look" };
}

function tried(die: Exclude<Die, "black">): Words["move"] {
  return die === "white" ? { kind: "play-master" } : { kind: "throw", die, announced: "nothing" };
}

export function faceOf(die: Die, view: View, show: Scene): DieFell["face"] | null {
  const shown = show.shown(die);
  if (shown !== null) return shown.fell.face;
  if (die === "white") return show.awaits("white") ? null : view.master_face;
  return isLast(die, view) && view.last ? view.last.face : null;
}

/** Was it this one that has brought the arrow? */
const isLast = (die: Die, view: View): boolean => view.arrow !== null && view.last?.die === die;

/** Has it to do with what is seen now? */
export const matters = (die: Die, view: View, show: Scene): boolean => show.shown(die) !== null || isLast(die, view);

/** The name of a die; that of the master die is what it says. */
export function nameOf(die: Die, view: View, show: Scene, lang: Language): string {
  const say = pitchWords[lang];
  const said = die === "white" && view.master_face !== null && !show.awaits("white");
  return said ? say.results[view.master_face] : say.dice[die];
}

/** What a tap does, and what lies there: said after the name that is seen. */
export function heard(die: Die, hand: Hand, show: Scene, lang: Language): string {
  const say = pitchWords[lang];
  const face = faceOf(die, hand.view, show);
  const does = !isOffered(hand, die) && !mayTry(hand) ? say.lookAt : die === "white" ? say.playIt : say.throwIt;
  if (face === null) return does;
  return `(${die === "white" ? say.dice.white : faceName(face, lang)}) ${does}`;
}
