import type { CardsWon, Event, Words } from "../../wire/games/zweikampf";
import type { Language } from "../../wire/messages";
import { numberOf } from "../../cards/number-card";
import type { Moment } from "../../table/moments";
import type { Around, Frame, GamePage, Honour, Line } from "../../table/page";
import type { Who } from "../../words/person";
import Board from "./Board.svelte";
import { duelWords, words } from "./words";

/** One line for one duel, or the reporter would be a duel behind: at the table the cards are told with what they won. */
function tell(event: Event, who: Who, lang: Language, around?: Around<Words>): Line | null {
  const say = duelWords[lang];
  switch (event.kind) {
    case "cards-turned": {
      const [one, other] = event.cards;
      const won = around?.events.find(({ kind }) => kind === "cards-won") as CardsWon | undefined;
      const text = say.turned(numberOf(one), numberOf(other), tied(event.cards));
      const taken = won && took(won, who, lang);
      return taken ? { ...taken, text: `${text} – ${taken.text}` } : { text, weight: 1, seat: null };
    }
    case "cards-won":
      return around ? null : took(event, who, lang);
    case "cards-left-tied":
      return { text: say.leftTied(event.cards), weight: 2, seat: null };
    default:
      return null;
  }
}

const took = ({ seat, cards }: CardsWon, who: Who, lang: Language): Line => ({ text: duelWords[lang].tookCards(who(seat), cards), weight: cards > 2 ? 2 : 1, seat });
const tied = ([near, far]: readonly [number, number]): boolean => numberOf(near) === numberOf(far);

function cheers(event: Event): Moment | null {
  if (event.kind === "cards-turned" && tied(event.cards)) return "tie";
  return event.kind === "cards-won" && event.cards > 2 ? "won" : null;
}

/** Both cards turn over and clash, and are seen before it is said whose they are. */
const TAKES: Readonly<Record<Event["kind"], number>> = { "hand-ready": 0, "cards-turned": 620, "cards-won": 500, "cards-left-tied": 500 };
function timing(events: readonly Event[]): readonly number[] {
  let at = 0;
  return events.map(({ kind }) => (at += TAKES[kind]));
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
  tally: (view) => view.won.map((cards) => cards.length),
  sound: (event) => (event.kind === "cards-turned" ? "card" : event.kind === "cards-won" ? "lay" : null),
  timing,
  cheers,
  slips: true,
  untold: { "hand-ready": "both cards turn at once when the second hand lies there", "cards-won": "told with the cards that won them" },
  tell,
  honours,
  lesson: () => import("./lesson.json").then((lesson) => lesson.default as never),
};

export default page;
