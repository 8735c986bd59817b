/** What is said about an event: names first, then what happened. */
import type { DieFell, Event } from "../../wire/games/wuerfel-fussball";
import type { Language } from "../../wire/messages";
import type { Line } from "../../table/page";
import { toldBy, untold, type Tellers } from "../../table/tellers";
import { pitchWords, type PitchWords } from "./pitch-words";

type Who = (seat: number) => string;

/** How a face is read. */
export function faceName(face: DieFell["face"], lang: Language): string {
  const say = pitchWords[lang];
  return typeof face === "string" ? say.results[face] : say.arrow(face.way, face.number, face.mark);
}

export function tell(event: Event, who: Who, lang: Language): Line | null {
  const colon = lang === "fr" ? " : " : ": ";
  const about = (seat: number, text: string, weight: Line["weight"] = 1): Line => ({ text: who(seat) + colon + text, weight, seat });
  return toldBy(TELLERS, event, { say: pitchWords[lang], about, lang });
}

interface Around {
  readonly say: PitchWords;
  readonly about: (seat: number, text: string, weight?: Line["weight"]) => Line;
  readonly lang: Language;
}

const TELLERS: Tellers<Event, Around> = {
  "toss-won": ({ seat }, { say, about }) => about(seat, say.tossWon),
  "throw-announced": ({ seat, die, announced }, { say, about }) => about(seat, `${say.dice[die]}, ${say.announced[announced]}`),
  "die-fell": ({ seat, die, face }, { say, about, lang }) => about(seat, `${say.dice[die]}, ${faceName(face, lang)}`),
  "ball-out": ({ attacker, over }, { say, about }) => about(attacker, say.over[over]),
  "ball-left": ({ seat }, { say, about }) => about(seat, say.ballLeft),
  "ball-won": ({ seat }, { say, about }) => about(seat, say.ballWon, 2),
  "restart-given": ({ seat, restart }, { say, about }) => about(seat, say.restarts[restart]),
  "penalty-given": ({ seat }, { say, about }) => about(seat, say.penalty, 2),
  "penalty-waved": ({ seat }, { say, about }) => about(seat, say.waved, 2),
  "sent-off": ({ seat }, { say, about }) => about(seat, say.sentOff, 2),
  "master-played": ({ seat, face }, { say, about }) => about(seat, say.masterPlayed(say.results[face]), 2),
  "master-kept": ({ seat }, { say, about }) => about(seat, say.masterKept),
  "goal-scored": ({ seat, own, score }, { say, about }) => about(seat, (own ? say.ownGoal : say.goal)(score.join(":")), 3),
  "half-ended": ({ half }, { say }) => ({ text: say.halfEnded(half), weight: half === 1 ? 2 : 3, seat: null }),
  "shoot-out-began": (_, { say }) => ({ text: say.shootOut, weight: 2, seat: null }),
  // the die has said where to
  "ball-placed": untold,
  "ball-moved": untold,
};
