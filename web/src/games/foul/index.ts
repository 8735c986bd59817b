import { numberOf } from "../../cards/number-card";
import type { Event, Words } from "../../wire/games/foul";
import type { Language } from "../../wire/messages";
import { numberCardSaid } from "../../cards/number-cards";
import type { Who } from "../../words/person";
import type { Moment } from "../../table/moments";
import type { Frame, GamePage, Honour, Line } from "../../table/page";
import Beside from "./Beside.svelte";
import { longestBluff } from "./bluff";
import Board from "./Board.svelte";
import { foulWords, spoken, words } from "./words";

function tell(event: Event, who: Who, lang: Language): Line | null {
  const say = foulWords[lang];
  switch (event.kind) {
    case "lot-drawn":
      return { text: say.starts(who(event.seat)), weight: 2, seat: event.seat };
    case "card-laid":
      return { text: say.lies(who(event.seat), spoken(event.number, lang)), weight: 1, seat: event.seat };
    case "fair-said":
      return { text: say.saidFair(who(event.seat)), weight: 0, seat: event.seat };
    case "foul-called": {
      const verdict = numberOf(event.card) === event.number ? say.wronged : say.caught;
      return { text: verdict(who(event.seat), who(event.against), numberCardSaid(event.card, lang)), weight: 3, seat: event.seat };
    }
    case "pile-taken":
      return { text: say.takes(who(event.seat), event.size), weight: 2, seat: event.seat };
    case "pile-set-aside":
      return { text: say.setAside(event.size), weight: 2, seat: null };
    case "numbers-left-out":
      return { text: say.leftOut(event.numbers.join(", ")), weight: 1, seat: null };
    case "match-won":
      return { text: say.wins(who(event.seat)), weight: 3, seat: event.seat };
    case "whistle-blown":
      return { text: say.whistled(event.winners.map(who)), weight: 3, seat: null };
    case "played-on":
      return { text: say.playedOn(who(event.seat)), weight: 1, seat: event.seat };
  }
}

/** A doubted card is turned over, and everybody holds their breath. */
const BREATH = 1_200;
const doubted = (events: readonly Event[]): boolean => events.some(({ kind }) => kind === "foul-called");

function cheers(event: Event, after?: Words["view"]): Moment | null {
  if (event.kind === "match-won") return "won";
  if (event.kind === "card-laid") return after?.hands[event.seat] === 1 ? "last-card" : null;
  if (event.kind !== "foul-called") return null;
  return numberOf(event.card) === event.number ? "wronged" : "caught";
}

/** Who found fouls, who got cards past the others, who collected most; calm for the rest. */
function honours(frames: readonly Frame<Words>[], _who: Who, lang: Language): readonly Honour[] {
  const say = foulWords[lang];
  const seats = frames[0]?.view.hands.length ?? 0;
  const count = (): number[] => Array.from({ length: seats }, () => 0);
  const [found, taken, through] = [count(), count(), count()];
  for (const event of frames.flatMap((frame) => frame.events)) {
    if (event.kind === "foul-called" && numberOf(event.card) !== event.number) {
      found[event.seat] = (found[event.seat] ?? 0) + 1;
      through[event.against] = (through[event.against] ?? 0) - 1; // laid, and caught
    }
    if (event.kind === "pile-taken") taken[event.seat] = (taken[event.seat] ?? 0) + event.size;
    if (event.kind === "card-laid") through[event.seat] = (through[event.seat] ?? 0) + 1;
  }
  const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));
  return count().map((_, seat) => {
    if (seat === best(found) && (found[seat] ?? 0) > 0) return { seat, text: say.sharp(found[seat] ?? 0) };
    if (seat === best(taken) && (taken[seat] ?? 0) > 0) return { seat, text: say.pileKing(taken[seat] ?? 0) };
    if (seat === best(through)) return { seat, text: say.bluffer(through[seat] ?? 0) };
    return { seat, text: say.calm };
  });
}

const page: GamePage<Words> = {
  Board,
  Beside,
  hidden: true,
  turnOf: (view) => view.to_lay,
  words,
  badge: (view, seat, lang) => ({ text: String(view.hands[seat] ?? 0), label: foulWords[lang].cards(view.hands[seat] ?? 0) }),
  sound: (event) => {
    switch (event.kind) {
      case "lot-drawn":
      case "whistle-blown":
        return "whistle";
      case "card-laid":
        return "lay";
      case "foul-called":
        return "foul";
      case "pile-taken":
        return "card";
      case "match-won":
        return "goal";
      default:
        return null;
    }
  },
  timing: (events) => events.map(() => (doubted(events) ? BREATH : 0)),
  pictured: (before, after, events) => (doubted(events) ? before : after), // the pile stays until it is clear who takes it
  cheers,
  untold: {},
  tell,
  honours,
  bluff: longestBluff,
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
