import type { Event, Words } from "../../wire/games/karten-fussball";
import type { Language } from "../../wire/messages";
import type { Around, Frame, GamePage, Honour, Line } from "../../table/page";
import type { Who } from "../../words/person";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import { nearly } from "./odds";
import { cheers, pictured, timing } from "./scenes";
import { pitchWords, words } from "./words";

const WIDTH = 3;

function tell(event: Event, who: Who, lang: Language, around?: Around<Words>): Line | null {
  const say = pitchWords[lang];
  switch (event.kind) {
    case "dice-thrown":
      return { text: say.dice(...event.eyes), weight: 1, seat: null };
    case "round-began":
      return { text: `${say.phases[event.phase](event.number)}: ${say.begins(who(event.first))}`, weight: 2, seat: event.first };
    case "card-played":
      return { text: say.plays(who(event.seat), cardName(event.card, lang)), weight: 1, seat: event.seat };
    case "pitch-card-turned": // at the table it is told with what comes of it, or the reporter would be a row behind
      return around ? null : { text: cardName(event.card, lang), weight: 1, seat: null };
    case "row-passed":
      return { text: [...met(event, lang, around), say.passes(event.row)].join(" – "), weight: 1, seat: null };
    case "goal-scored":
      return { text: say.goal(who(event.seat)), weight: 3, seat: event.seat };
    case "card-out":
      return { text: [say.out(who(event.seat), cardName(event.card, lang), event.row), missed(event, lang, around)].join(" ").trim(), weight: 2, seat: event.seat };
    case "round-ended":
      return { text: say.roundOver(...event.score), weight: 2, seat: null };
  }
}

/** The card that was turned over to let it through. */
function met({ place }: Extract<Event, { kind: "row-passed" }>, lang: Language, around?: Around<Words>): readonly string[] {
  return (around?.events ?? []).flatMap((event) => (event.kind === "pitch-card-turned" && event.place === place ? [cardName(event.card, lang)] : []));
}

/** How near it was: next to the card of the row, or in the last row. */
function missed({ card, seat, row }: Extract<Event, { kind: "card-out" }>, lang: Language, around?: Around<Words>): string {
  const met = around?.events.find((event) => event.kind === "pitch-card-turned");
  const last = around !== undefined && row === (seat === 0 ? around.view.pitch.length / WIDTH : 1);
  if (last) return pitchWords[lang].soClose;
  return met && nearly(card, met.card) ? pitchWords[lang].nearly(cardName(met.card, lang)) : "";
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
  timing,
  pictured,
  cheers,
  untold: { "pitch-card-turned": "told with what comes of it" },
  tell,
  honours,
  lesson: () => import("./lesson.json").then((lesson) => lesson.default as never),
};

export default page;
