/** What is said about an event: names first, then what happened. */
import type { DieFell, Event } from "../../wire/games/wuerfel-fussball";
import type { Language } from "../../wire/messages";
import type { Line } from "../../table/page";
import { pitchWords } from "./pitch-words";

type Who = (seat: number) => string;

/** How a face is read. */
export function faceName(face: DieFell["face"], lang: Language): string {
  const say = pitchWords[lang];
  return typeof face === "string" ? say.results[face] : say.arrow(face.way, face.number, face.mark);
}

export function tell(event: Event, who: Who, lang: Language): Line | null {
  const say = pitchWords[lang];
  const colon = lang === "fr" ? " : " : ": ";
  const about = (seat: number, text: string, weight: Line["weight"] = 1): Line => ({ text: who(seat) + colon + text, weight, seat });
  switch (event.kind) {
    case "toss-won":
      return about(event.seat, say.tossWon);
    case "throw-announced":
      return about(event.seat, `${say.dice[event.die]}, ${say.announced[event.announced]}`);
    case "die-fell":
      return about(event.seat, `${say.dice[event.die]}, ${faceName(event.face, lang)}`);
    case "ball-out":
      return about(event.attacker, say.over[event.over]);
    case "ball-left":
      return about(event.seat, say.ballLeft);
    case "ball-won":
      return about(event.seat, say.ballWon, 2);
    case "restart-given":
      return about(event.seat, say.restarts[event.restart]);
    case "penalty-given":
      return about(event.seat, say.penalty, 2);
    case "penalty-waved":
      return about(event.seat, say.waved, 2);
    case "sent-off":
      return about(event.seat, say.sentOff, 2);
    case "master-played":
      return about(event.seat, say.masterPlayed(say.results[event.face]), 2);
    case "master-kept":
      return about(event.seat, say.masterKept);
    case "goal-scored": {
      const score = event.score.join(":");
      return about(event.seat, event.own ? say.ownGoal(score) : say.goal(score), 3);
    }
    case "half-ended":
      return { text: say.halfEnded(event.half), weight: event.half === 1 ? 2 : 3, seat: null };
    case "shoot-out-began":
      return { text: say.shootOut, weight: 2, seat: null };
    case "ball-placed":
    case "ball-moved":
      return null; // the die has said where to
  }
}
