/** What is asked of one hand now: its title, a hint, and the one thing that the big button does. */
import type { Icon } from "../../drawings/icons";
import { offer, type Play } from "../../table/play";
import type { Move, Side, View, Words } from "../../wire/games/elfmeter";
import type { ElfWords } from "./say";

/** The big button does a move as it was offered, or something with the card that is seen. */
export type Does = { readonly kind: "move"; readonly move: Move } | { readonly kind: "play" } | { readonly kind: "choose" } | { readonly kind: "nothing" };

export interface Asked {
  readonly title: string;
  readonly hint: string;
  readonly label: string;
  readonly icon: Icon;
  readonly does: Does;
}

/** Whose hand, and how the two are called at this device. */
export interface Hand {
  readonly seat: number;
  /** Is it "you", or one of two at the same device? */
  readonly mine: boolean;
  readonly name: string;
  readonly other: string;
}

type Part = Omit<Asked, "title">;

export const roleOf = (view: View, seat: number): Side => (view.attacker === seat ? "attack" : "defence");
export const throws = (play: Play<Words>): boolean => play.moves.some((move) => move.kind === "play" && move.landing !== null);

/** Which of your own cards would count now: nobody knows while one is on its way, and the replay of an older match does not say. */
export const fitting = ({ sent, view }: Play<Words>): readonly number[] => (sent.length > 0 ? [] : (view.fitting ?? []));

export function asked(play: Play<Words>, hand: Hand, say: ElfWords): Asked {
  return { title: title(play.view, hand, say), ...part(play, hand, say) };
}

function title(view: View, hand: Hand, say: ElfWords): string {
  if (view.attacker === null) return say.passes[2];
  if (view.phase === "over") return say.fullTime;
  const attacks = view.attacker === hand.seat;
  if (hand.mine) return attacks ? say.youAttack : say.youDefend;
  return attacks ? say.attacks(hand.name) : say.defends(hand.name);
}

function part(play: Play<Words>, hand: Hand, say: ElfWords): Part {
  const { view } = play;
  switch (view.phase) {
    case "lots":
      return waiting(say, say.lots);
    case "shuffling":
      return waiting(say, say.shuffling);
    case "kick-off":
      return kickOff(play, hand, say);
    case "getting-ready":
      return gettingReady(play, hand, say);
    case "attempt":
      return attempt(play, hand, say);
    case "pause":
      return view.ready[hand.seat] ? waiting(say, say.waitsFor(hand.other)) : { ...ready(play, say), hint: say.pauseOn };
    case "penalty":
      return penalty(play, hand, say);
    case "over":
      return waiting(say, "");
  }
}

const waiting = (say: ElfWords, hint: string): Part => ({ hint, label: say.wait, icon: "clock", does: { kind: "nothing" } });

function doing(move: Move | undefined): Does {
  return move === undefined ? { kind: "nothing" } : { kind: "move", move };
}

function kickOff(play: Play<Words>, hand: Hand, say: ElfWords): Part {
  if (play.view.attacker !== hand.seat) return waiting(say, say.laysIt(hand.other));
  return { hint: say.layIt, label: say.kickOff, icon: "whistle", does: doing(offer(play, "lay-kick-off")) };
}

function ready(play: Play<Words>, say: ElfWords): Part {
  return { hint: say.sayReady, label: say.ready, icon: "check", does: doing(offer(play, "ready")) };
}

/** Whoever wants no help turns the stack without being told to. */
function gettingReady(play: Play<Words>, hand: Hand, say: ElfWords): Part {
  const { view } = play;
  if (view.ready[hand.seat]) return waiting(say, say.waitsFor(hand.other));
  const role = roleOf(view, hand.seat);
  if (play.help === "profi" || view.sides[hand.seat] === role) return ready(play, say);
  return { hint: say.turnTo(role), label: say.turn, icon: "turn", does: doing(offer(play, "turn-stack")) };
}

function attempt(play: Play<Words>, hand: Hand, say: ElfWords): Part {
  const role = roleOf(play.view, hand.seat);
  if ((play.view.rests?.[hand.seat] ?? 0) > 0) return waiting(say, say.resting); // the replay of an older match has none
  const breath = breathless(play, say);
  if (breath !== null) return breath;
  const label = throws(play) ? say.throwIt : role === "attack" ? say.play : say.tackle;
  return { hint: hintFor(play, hand, say), label, icon: "up", does: play.view.stack?.length ? { kind: "play" } : { kind: "nothing" } };
}

/** A child need not find out alone that no card fits any more. */
function breathless(play: Play<Words>, say: ElfWords): Part | null {
  const move = offer(play, "declare-out-of-breath");
  const { attacker, ball, sides } = play.view;
  if (play.help !== "kids" || move === undefined || attacker === null || ball === null) return null;
  if (sides[attacker] !== "attack" || play.sent.length > 0 || fitting(play).length > 0) return null;
  return { hint: say.nothingFits, label: say.outOfBreath, icon: "clock", does: doing(move) };
}

function hintFor(play: Play<Words>, hand: Hand, say: ElfWords): string {
  const { view } = play;
  const role = roleOf(view, hand.seat);
  if (view.offer !== null) return view.offer === hand.seat ? say.pauseAsked : say.asksPause(hand.other);
  if (view.stack?.length === 0) return say.noneLeft;
  if (view.sides[hand.seat] !== role && play.help !== "profi") return say.wrongSide;
  if (view.ball === null && hand.mine) return role === "attack" ? say.how : say.leafLater; // the chalk in the box says the rest
  if (view.ball === null) return role === "attack" ? say.topCard : say.noBallYet;
  if (hand.mine) return role === "attack" ? say.takesPass : say.takesBall; // the chalk in the box asks for it
  return say.whoStands(say.fields[view.ball] ?? "");
}

function penalty(play: Play<Words>, hand: Hand, say: ElfWords): Part {
  if (play.view.chosen[hand.seat]) return waiting(say, `${say.chosen} ${say.waitsFor(hand.other)}`);
  const shoots = roleOf(play.view, hand.seat) === "attack";
  return { hint: shoots ? say.aim : say.guess, label: shoots ? say.shoot : say.dive, icon: shoots ? "up" : "hand", does: { kind: "choose" } };
}
