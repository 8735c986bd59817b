/** What is said about an event: names first, then what happened. */
import type { DieFell, Event } from "../../wire/games/wuerfel-fussball";
import type { Language } from "../../wire/messages";
import type { Line } from "../../table/page";
import type { Who } from "../../words/person";
import { toldBy, untold, type Tellers } from "../../table/tellers";
import { pitchWords, type PitchWords } from "./pitch-words";

/** How a face is read. */
export function faceName(face: DieFell["face"], lang: Language): string {
  const say = pitchWords[lang];
  return typeof face === "string" ? say.results[face] : say.arrow(face.way, face.number, face.mark);
}

export function tell(event: Event, who: Who, lang: Language): Line | null {
  return toldBy(TELLERS, event, { say: pitchWords[lang], who, lang });
}

interface Around {
  readonly say: PitchWords;
  readonly who: Who;
  readonly lang: Language;
}

const line = (seat: number | null, text: string, weight: Line["weight"] = 1): Line => ({ text, weight, seat });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TELLERS: Tellers<Event, Around> = {
  "toss-won": ({ seat }, { say, who }) => line(seat, say.tossWon(who(seat))),
  "throw-announced": ({ seat, die, announced }, { say, who }) => line(seat, say.announces(who(seat), say.dice[die], say.announced[announced])),
  "die-fell": ({ seat, die, face }, { say, who, lang }) => line(seat, say.threw(who(seat), say.dice[die], faceName(face, lang))),
  "ball-out": ({ attacker, over }, { say }) => line(attacker, capital(say.over[over])),
  "ball-left": ({ seat }, { say, who }) => line(seat, say.ballLeft(who(seat))),
  "ball-won": ({ seat }, { say, who }) => line(seat, say.ballWon(who(seat)), 2),
  "restart-given": ({ seat, restart }, { say, who }) => line(seat, say.restartFor(who(seat), capital(say.restarts[restart]))),
  "penalty-given": ({ seat }, { say, who }) => line(seat, say.penalty(who(seat)), 2),
  "penalty-waved": ({ seat }, { say }) => line(seat, say.waved, 2),
  "sent-off": ({ seat }, { say, who }) => line(seat, say.sentOff(who(seat)), 2),
  "master-played": ({ seat, face }, { say, who }) => line(seat, say.masterPlayed(who(seat), say.results[face]), 2),
  "master-kept": ({ seat }, { say, who }) => line(seat, say.masterKept(who(seat))),
  "goal-scored": ({ seat, own, score }, { say, who }) => line(seat, (own ? say.ownGoal : say.goal)(who(seat), score.join(":")), 3),
  "half-ended": ({ half }, { say }) => line(null, say.halfEnded(half), half === 1 ? 2 : 3),
  "shoot-out-began": (_, { say }) => line(null, say.shootOut, 2),
  // the die has said where to
  "ball-placed": untold,
  "ball-moved": untold,
};
