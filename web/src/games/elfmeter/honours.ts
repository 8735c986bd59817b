/** Something for everybody: each is praised for what they did more of than the other. */
import type { Event, Words } from "../../wire/games/elfmeter";
import type { Language } from "../../wire/messages";
import type { Frame, Honour } from "../../table/page";
import { elfWords } from "./say";

type Deed = "goals" | "saves" | "tackles" | "passes";
const DEEDS: readonly Deed[] = ["goals", "saves", "tackles", "passes"];

export function honours(frames: readonly Frame<Words>[], _who: unknown, lang: Language): readonly Honour[] {
  const deeds = frames.flatMap((frame) => frame.events.flatMap(deedOf));
  const count = (deed: Deed, seat: number): number => deeds.filter(([what, who]) => what === deed && who === seat).length;
  const say = elfWords[lang].honours;
  return [0, 1].map((seat) => {
    const best = DEEDS.find((deed) => count(deed, seat) > count(deed, 1 - seat));
    return { seat, text: best === undefined ? say.heart : say[best](count(best, seat)) };
  });
}

function deedOf(event: Event): [Deed, number][] {
  switch (event.kind) {
    case "goal-scored":
      return [["goals", event.attacker]];
    case "shot-saved":
      return [["saves", 1 - event.attacker]];
    case "ball-won":
      return [["tackles", event.seat]];
    case "card-played":
      return event.laid.fate === "counts" && event.laid.face.kind === "attack" ? [["passes", event.laid.seat]] : [];
    default:
      return [];
  }
}
