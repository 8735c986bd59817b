import type { Play } from "../../table/play";
import type { Sound } from "../../table/sounds";
import type { Event, Words } from "../../wire/games/ligretto";
import type { Moment } from "../../table/moments";
import type { GamePage } from "../../table/page";
import Board from "./Board.svelte";
import { honours } from "./honours";
import { tell } from "./story";
import { teamOf } from "./table";
import { words } from "./words";

/** Six people leaf at once: each hears only their own. */
function sound(event: Event, play: Play<Words>): Sound | null {
  switch (event.kind) {
    case "kicked-off":
    case "goal-claimed":
      return "whistle";
    case "card-turned":
      return event.seat === play.seat ? "leaf" : null;
    case "one-laid":
    case "shirt-laid":
    case "quarter-built":
      return "lay";
    case "pitch-card-filled":
      return "post";
    case "pitch-card-cleared":
    case "pitch-card-reopened":
    case "quarter-taken-out":
      return "card";
    case "scene-turned":
      return "foul";
    case "goal-scored":
      return "goal";
    case "own-goal-scored":
      return "save";
    case "break-offered":
      return "your-turn";
    default:
      return null;
  }
}

function cheers(event: Event): Moment | null {
  if (event.kind === "goal-scored") return "goal";
  if (event.kind === "own-goal-scored") return "own-goal";
  return event.kind === "kicked-off" && event.round > 1 ? "round" : null;
}

const page: GamePage<Words> = {
  Board,
  hidden: false,
  words,
  flaps: (view) => [view.sides[0].won.length, view.sides[1].won.length],
  side: teamOf,
  cloth: ["black", "white"],
  sound,
  cheers,
  untold: {
    "card-turned": "six people do it all the time; whoever turns it sees and hears it",
    "card-discarded": "six people do it all the time",
    "card-turned-round": "a hand at its own card",
  },
  tell,
  honours,
  bench: () => [import("./Proof.svelte"), import("./More.svelte")],
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
