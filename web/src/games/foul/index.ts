import { numberOf } from "../../cards/number-card";
import type { Event, Words } from "../../wire/games/foul";
import type { Language } from "../../wire/messages";
import { numberCardName } from "../../cards/number-cards";
import type { Frame, GamePage, Honour, Line } from "../../table/page";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { foulWords, spoken, words } from "./words";

type Who = (seat: number) => string;

function tell(event: Event, who: Who, lang: Language): Line | null {
  const say = foulWords[lang];
  switch (event.kind) {
    case "lot-drawn":
      return { text: say.starts(who(event.seat)), weight: 2, seat: event.seat };
    case "card-laid":
      return { text: say.lies(who(event.seat), spoken(event.number, lang)), weight: 1, seat: event.seat };
    case "fair-said":
      return { text: say.saidFair(who(event.seat)), weight: 1, seat: event.seat };
    case "foul-called": {
      const verdict = numberOf(event.card) === event.number ? say.wronged : say.caught;
      return { text: verdict(who(event.seat), who(event.against), numberCardName(event.card, lang)), weight: 3, seat: event.seat };
    }
    case "pile-taken":
      return { text: say.takes(who(event.seat), event.size), weight: 2, seat: event.seat };
    case "pile-set-aside":
      return { text: say.setAside(event.size), weight: 2, seat: null };
    case "numbers-left-out":
      return { text: say.leftOut(event.numbers.join(", ")), weight: 1, seat: null };
    case "match-won":
      return { text: say.wins(who(event.seat)), weight: 3, seat: event.seat };
    default:
      return null;
  }
}

/** Who found fouls, who got cards past the others, who collected most; calm for the rest. */
function honours(frames: readonly Frame<Words>[], _who: Who, lang: Language): readonly Honour[] {
  const say = foulWords[lang];
  const seats = frames[0]?.view.hands.length ?? 0;
  const count = (): number[] => Array.from({ length: seats }, () => 0);
  const [found, taken, laid] = [count(), count(), count()];
  for (const event of frames.flatMap((frame) => frame.events)) {
    if (event.kind === "foul-called" && numberOf(event.card) !== event.number) found[event.seat] = (found[event.seat] ?? 0) + 1;
    if (event.kind === "pile-taken") taken[event.seat] = (taken[event.seat] ?? 0) + event.size;
    if (event.kind === "card-laid") laid[event.seat] = (laid[event.seat] ?? 0) + 1;
  }
  const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));
  return count().map((_, seat) => {
    if (seat === best(found) && (found[seat] ?? 0) > 0) return { seat, text: say.sharp(found[seat] ?? 0) };
    if (seat === best(taken) && (taken[seat] ?? 0) > 0) return { seat, text: say.pileKing(taken[seat] ?? 0) };
    if (seat === best(laid)) return { seat, text: say.bluffer(laid[seat] ?? 0) };
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
  cheers: () => false,
  tell,
  honours,
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
