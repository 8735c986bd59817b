import { rowWords } from "../../cards/row-words";
import { rowsHonours, rowsSound, rowsStory } from "../../cards/rows-page";
import type { Words } from "../../wire/games/elfer-raus-junior";
import type { GamePage } from "../../table/page";
import Board from "./Board.svelte";
import { words } from "./words";

const story = rowsStory(11);

const page: GamePage<Words> = {
  Board,
  hidden: true,
  words,
  badge: (view, seat, lang) => ({ text: String(view.hands[seat] ?? 0), label: rowWords[lang].cards(view.hands[seat] ?? 0) }),
  sound: rowsSound,
  cheers: story.cheers,
  slips: true,
  untold: {},
  tell: story.tell,
  honours: (frames, _who, lang) => rowsHonours(frames, frames[0]?.view.hands.length ?? 0, lang),
  lesson: () => import("./lesson.json").then((lesson) => lesson.default as never),
};

export default page;
