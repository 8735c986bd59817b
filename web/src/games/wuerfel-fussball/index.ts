import type { DieFell, Event, Way, Words } from "../../wire/games/wuerfel-fussball";
import type { Sound } from "../../table/sounds";
import type { GamePage } from "../../table/page";
import Board from "./Board.svelte";
import { honours } from "./honours";
import { pitchWords } from "./pitch-words";
import { scene } from "./scenes";
import { tell } from "./tell";
import { words } from "./words";

const ARROWS: Record<Way, string> = { forward: "↑", diagonal: "↗", sideways: "→", back: "↓" };

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

/** A face in signs that need no language. */
function signs(face: DieFell["face"]): string {
  return typeof face === "string" ? face : `${ARROWS[face.way]}${face.number}${face.mark}`;
}

const page: GamePage<Words> = {
  Board,
  hidden: false,
  words,
  cloth: ["blue", "yellow"],
  flaps: (view) => view.score,
  badge: (view, seat, lang) => {
    if (view.master !== seat) return null;
    const say = pitchWords[lang];
    const face = view.master_face === null ? say.inTheAir : say.results[view.master_face];
    return { text: "★", label: `${say.dice.white}: ${face}` };
  },
  sound,
  timing: (events) => scene(events, 0, [3, 6]).told.map(({ at }) => at), // times do not depend on who looks from where
  cheers: (event) => event.kind === "goal-scored",
  tell,
  turnOf: (view) => (view.phase === "throwing" || view.phase === "clearing" ? view.attacker : null),
  honours,
  throws: (event) => (event.kind === "die-fell" ? { die: event.die, face: signs(event.face) } : null),
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
