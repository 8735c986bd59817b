import type { DieFell, Event, Words } from "../../wire/games/wuerfel-fussball";
import type { Sound } from "../../table/sounds";
import type { Moment } from "../../table/moments";
import type { GamePage } from "../../table/page";
import Board from "./Board.svelte";
import { dieFace } from "./drawings/die-face";
import { honours } from "./honours";
import { pitchWords } from "./pitch-words";
import { scene } from "./scenes";
import { faceName, tell } from "./tell";
import { words } from "./words";

function sound(event: Event): Sound | null {
  switch (event.kind) {
    case "die-fell":
      return heard(event);
    case "restart-given":
      return event.restart === "kick-off" ? "whistle" : null;
    case "ball-out":
    case "penalty-given":
    case "sent-off":
      return "foul";
    case "ball-won":
    case "master-played":
      return "lay";
    case "goal-scored":
      return "goal";
    case "half-ended":
      return "final-whistle";
    default:
      return null;
  }
}

function heard({ face }: DieFell): Sound {
  if (face === "post" || face === "bar") return "post";
  if (face === "held" || face === "parry") return "save";
  return "die";
}

function cheers(event: Event): Moment | null {
  switch (event.kind) {
    case "goal-scored":
      return event.own ? "own-goal" : "goal";
    case "die-fell":
      return event.die === "keeper" && event.face === "held" ? "save" : null;
    case "master-played":
      return event.face === "perfect-save" ? "save" : null;
    case "half-ended":
      return event.half === 1 ? "half-time" : null;
    case "shoot-out-began":
      return "penalties";
    default:
      return null;
  }
}

const page: GamePage<Words> = {
  Board,
  hidden: false,
  words,
  cloth: ["blue", "yellow"],
  flaps: (view) => view.score,
  sound,
  timing: (events) => scene(events, 0, [3, 6]).told.map(({ at }) => at), // times do not depend on who looks from where
  pictured: (before) => before, // dice and ball are shown by the events
  cheers,
  slips: true,
  untold: { "ball-placed": "the restart has been told", "ball-moved": "the die has said where to" },
  tell,
  turnOf: (view) => (view.phase === "throwing" || view.phase === "clearing" ? view.attacker : null),
  honours,
  passes: (event) => (event.kind === "ball-moved" ? event.attacker : null),
  throws: (event, lang) =>
    event.kind === "die-fell" ? { die: pitchWords[lang].dice[event.die], face: faceName(event.face, lang), drawing: dieFace(event.die, event.face) } : null,
  bench: () => [import("./Interval.svelte"), import("./Story.svelte"), import("./Kicks.svelte"), import("./Faces.svelte"), import("./Answer.svelte")],
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
