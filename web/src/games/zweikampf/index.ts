import type { Words } from "../../wire/games/zweikampf";
import type { GamePage } from "../page";
import Board from "./Board.svelte";
import { words } from "./words";

const page: GamePage<Words> = {
  Board,
  hidden: false,
  words,
  sound: (event) => (event.kind === "cards-turned" ? "card" : null),
  cheers: () => false,
  tell: () => null,
  honours: () => [],
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
