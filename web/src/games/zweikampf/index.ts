import type { Event, Words } from "../../wire/games/zweikampf";
import type { Language } from "../../wire/messages";
import { numberCardName } from "../../cards/number-cards";
import type { Frame, GamePage, Honour, Line } from "../../table/page";
import Board from "./Board.svelte";
import { duelWords, words } from "./words";

type Who = (seat: number) => string;

function tell(event: Event, who: Who, lang: Language): Line | null {
  const say = duelWords[lang];
  switch (event.kind) {
    case "cards-turned": {
      const [one, other] = event.cards.map((card) => numberCardName(card, lang));
      return { text: say.turned(one ?? "", other ?? ""), weight: 1, seat: null };
    }
    case "cards-won":
      return { text: say.tookCards(who(event.seat), event.cards), weight: event.cards > 2 ? 2 : 1, seat: event.seat };
    case "cards-left-tied":
      return { text: say.leftTied(event.cards), weight: 2, seat: null };
    default:
      return null;
  }
}

/** The biggest catch for one, the longest streak for the other; nobody goes home with nothing. */
function honours(frames: readonly Frame<Words>[], _who: Who, lang: Language): readonly Honour[] {
  const say = duelWords[lang];
  const won = frames.flatMap((frame) => frame.events.flatMap((event) => (event.kind === "cards-won" ? [event] : [])));
  const catches = [...won].sort((a, b) => b.cards - a.cards);
  const biggest = catches[0];
  if (biggest === undefined) return [];
  const other = 1 - biggest.seat;
  const streak = longestStreak(won.map((event) => event.seat), other);
  const consolation = streak > 1 ? say.streak(streak) : say.highest;
  return [
    { seat: biggest.seat, text: say.longestTie(biggest.cards) },
    { seat: other, text: consolation },
  ];
}

function longestStreak(seats: readonly number[], seat: number): number {
  let longest = 0;
  let running = 0;
  for (const winner of seats) {
    running = winner === seat ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

const page: GamePage<Words> = {
  Board,
  hidden: false,
  words,
  badge: (view, seat, lang) => ({ text: String(view.won[seat]?.length ?? 0), label: duelWords[lang].won(view.won[seat]?.length ?? 0) }),
  sound: (event) => (event.kind === "cards-turned" ? "card" : event.kind === "cards-won" ? "lay" : null),
  cheers: () => false,
  tell,
  honours,
  lesson: () => import("./lesson.json").then((lesson) => lesson.default as never),
};

export default page;
