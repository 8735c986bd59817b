import type { Event, Words } from "../../wire/games/karten-fussball";
import type { Language } from "../../wire/messages";
import type { Frame, GamePage, Honour, Line } from "../../table/page";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import { pitchWords, words } from "./words";

type Who = (seat: number) => string;

function tell(event: Event, who: Who, lang: Language): Line | null {
  const say = pitchWords[lang];
  switch (event.kind) {
    case "dice-thrown":
      return { text: say.dice(...event.eyes), weight: 1, seat: null };
    case "round-began":
      return { text: `${say.phases[event.phase](event.number)}: ${say.begins(who(event.first))}`, weight: 2, seat: event.first };
    case "card-played":
      return { text: say.plays(who(event.seat), cardName(event.card, lang)), weight: 1, seat: event.seat };
    case "pitch-card-turned":
      return { text: cardName(event.card, lang), weight: 1, seat: null };
    case "row-passed":
      return { text: say.passes(event.row), weight: 1, seat: null };
    case "goal-scored":
      return { text: say.goal(who(event.seat)), weight: 3, seat: event.seat };
    case "card-out":
      return { text: say.out(who(event.seat), event.row), weight: 1, seat: event.seat };
    case "round-ended":
      return { text: say.roundOver(...event.score), weight: 2, seat: null };
  }
}

/** Goals for who scored, the longest free run, and steady hands for whoever else is left. */
function honours(frames: readonly Frame<Words>[], _who: Who, lang: Language): readonly Honour[] {
  const say = pitchWords[lang];
  const goals = [0, 0];
  const turned = [0, 0];
  const best = { seat: 0, rows: 0 };
  for (const { seat, events } of frames) {
    const run = events.filter((event) => event.kind === "row-passed").length - (events.some((event) => event.kind === "pitch-card-turned") ? 1 : 0);
    if (seat !== null && run > best.rows) Object.assign(best, { seat, rows: run });
    for (const event of events) {
      if (event.kind === "goal-scored") goals[event.seat] = (goals[event.seat] ?? 0) + 1;
      if (event.kind === "pitch-card-turned" && seat !== null) turned[seat] = (turned[seat] ?? 0) + 1;
    }
  }
  return [0, 1].map((seat) => {
    if (best.rows > 1 && best.seat === seat) return { seat, text: say.bestRun(best.rows) };
    const scored = goals[seat] ?? 0;
    return { seat, text: scored > 0 ? say.scorer(scored) : say.turner(turned[seat] ?? 0) };
  });
}

const page: GamePage<Words> = {
  Board,
  hidden: false,
  words,
  flaps: (view) => view.score,
  sound: (event) => {
    switch (event.kind) {
      case "dice-thrown":
        return "die";
      case "round-began":
        return "whistle";
      case "card-played":
      case "pitch-card-turned":
        return "card";
      case "goal-scored":
        return "goal";
      case "card-out":
        return "save";
      default:
        return null;
    }
  },
  cheers: (event) => event.kind === "goal-scored",
  tell,
  honours,
  lesson: () => import("./lesson.json").then((lesson) => lesson.default as never),
};

export default page;
