import type { Play } from "../../table/play";
import type { Sound } from "../../table/sounds";
import type { Event, Words } from "../../wire/games/ligretto";
import type { GamePage } from "../../table/page";
import Board from "./Board.svelte";
import { honours } from "./honours";
import { tell } from "./story";
import { teamOf } from "./table";
import { words } from "./words";

/** Six people leaf at once: of that only the own is heard. */
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

const page: GamePage<Words> = {
  Board,
  hidden: false,
  words,
  flaps: (view) => [view.sides[0].won.length, view.sides[1].won.length],
  side: teamOf,
  cloth: ["black", "white"],
  sound,
  cheers: (event) => event.kind === "goal-scored",
  tell,
  honours,
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
