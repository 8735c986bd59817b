import type { Event, Words } from "../../wire/games/elfmeter";
import type { Language } from "../../wire/messages";
import type { Sound } from "../../table/sounds";
import type { GamePage, Line } from "../../table/page";
import Board from "./Board.svelte";
import { honours } from "./honours";
import { cardName, elfWords } from "./say";
import { words } from "./words";

type Who = (seat: number) => string;

const line = (text: string, seat: number | null, weight: Line["weight"] = 1): Line => ({ text, seat, weight });

function tell(event: Event, who: Who, lang: Language): Line | null {
  const say = elfWords[lang];
  switch (event.kind) {
    case "lots-drawn":
      return line(say.drawn(who(event.seat)), event.seat);
    case "stack-shuffled":
      return null;
    case "kick-off-laid":
      return line(say.laid(who(event.seat)), event.seat);
    case "stack-turned":
      return line(say.turned(who(event.seat), say.sides[event.side]), event.seat);
    case "said-ready":
      return line(say.isReady(who(event.seat)), event.seat);
    case "attempt-begun":
      return line(say.begun(who(event.attacker)), event.attacker);
    case "play-resumed":
      return line(say.resumed, null);
    case "card-played": {
      const { seat, face, fate } = event.laid;
      const end = fate === "counts" ? "" : ` – ${say.fates[fate]}`;
      return line(say.played(who(seat), cardName(face, lang)) + end, seat);
    }
    case "ball-won":
      return line(say.wins(who(event.seat)), event.seat, 2);
    case "attack-annulled":
      return line(say.misfit(who(event.attacker)), event.attacker, 2);
    case "penalty-forced":
      return line(say.forced(who(event.attacker)), event.attacker, 2);
    case "pause-offered":
      return line(say.offers(who(event.seat)), event.seat);
    case "pause-agreed":
      return line(say.agreed, null);
    case "pause-declined":
      return line(say.declines(who(event.seat)), event.seat);
    case "card-chosen":
      return line(say.chose(who(event.seat)), event.seat);
    case "goal-scored":
      return line(goal(event, who, lang), event.attacker, 3);
    case "shot-saved":
      return line(say.savedShot(who(event.attacker), say.thirds[event.penalty.shot] ?? ""), 1 - event.attacker, 2);
    case "went-out-of-breath":
      return line(say.ranOut(who(event.attacker)), event.attacker, 2);
    case "kick-offs-ran-out":
      return line(say.noneToLay(who(event.seat)), event.seat, 3);
  }
}

function goal({ attacker, penalty }: Extract<Event, { kind: "goal-scored" }>, who: Who, lang: Language): string {
  const say = elfWords[lang];
  if (penalty === null) return say.scoredAlone(who(attacker));
  return say.scored(who(attacker), say.thirds[penalty.shot] ?? "", say.thirds[penalty.dive] ?? "");
}

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  "kick-off-laid": "lay",
  "stack-turned": "card",
  "attempt-begun": "whistle",
  "card-played": "lay",
  "attack-annulled": "foul",
  "penalty-forced": "whistle",
  "card-chosen": "card",
  "goal-scored": "goal",
  "shot-saved": "save",
  "went-out-of-breath": "foul",
};

const page: GamePage<Words> = {
  Board,
  // A race for two: each half covers its own cards where that matters.
  hidden: false,
  words,
  badge: (view, seat, lang) => ({ text: String(view.stacks[seat] ?? 0), label: elfWords[lang].cards(view.stacks[seat] ?? 0) }),
  flaps: (view) => view.goals,
  cloth: ["yellow", "blue"],
  sound: (event) => SOUNDS[event.kind] ?? null,
  cheers: (event) => event.kind === "goal-scored",
  tell,
  honours,
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
