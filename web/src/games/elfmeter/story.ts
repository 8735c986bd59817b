/** The match in sentences. */
import type { Around as Table, Line } from "../../table/page";
import { toldBy, untold, type Tellers } from "../../table/tellers";
import type { Event, Laid, View, Words } from "../../wire/games/elfmeter";
import type { Language } from "../../wire/messages";
import type { Who } from "../../words/person";
import { whyAnnulled, whyFailed } from "./misses";
import { cardName, elfWords, type ElfWords } from "./say";

interface Around {
  readonly say: ElfWords;
  readonly who: Who;
  readonly lang: Language;
  readonly view?: View | undefined;
}

const line = (text: string, seat: number | null, weight: Line["weight"] = 1): Line => ({ text, seat, weight });

export function tell(event: Event, who: Who, lang: Language, around?: Pick<Table<Words>, "view">): Line | null {
  return toldBy(TELLERS, event, { say: elfWords[lang], who, lang, view: around?.view });
}

const TELLERS: Tellers<Event, Around> = {
  "lots-drawn": ({ seat }, { say, who }) => line(say.drawn(who(seat)), seat),
  "stack-shuffled": untold,
  "kick-off-laid": ({ seat }, { say, who }) => line(say.laid(who(seat)), seat),
  "stack-turned": ({ seat, side }, { say, who }) => line(say.turned(who(seat), say.sides[side]), seat, 0),
  "said-ready": ({ seat }, { say, who }) => line(say.isReady(who(seat)), seat, 0),
  "attempt-begun": ({ attacker }, { say, who }) => line(say.begun(who(attacker)), attacker),
  "play-resumed": (_, { say }) => line(say.resumed, null),
  "card-played": ({ laid }, around) => line(played(laid, around), laid.seat),
  "ball-won": ({ seat }, { say, who }) => line(say.wins(who(seat)), seat, 2),
  "attack-annulled": (event, around) => line(annulled(event, around), event.attacker, 2),
  "penalty-forced": ({ attacker }, { say, who }) => line(say.forced(who(attacker)), attacker, 2),
  "pause-offered": ({ seat }, { say, who }) => line(say.offers(who(seat)), seat),
  "pause-agreed": (_, { say }) => line(say.agreed, null),
  "pause-declined": ({ seat }, { say, who }) => line(say.declines(who(seat)), seat),
  "card-chosen": ({ seat }, { say, who }) => line(say.chose(who(seat)), seat),
  "goal-scored": (event, around) => line(goal(event, around), event.attacker, 3),
  "shot-saved": ({ attacker, penalty }, { say, who }) => line(say.savedShot(who(attacker), say.thirds[penalty.shot] ?? ""), 1 - attacker, 2),
  "went-out-of-breath": ({ attacker }, { say, who }) => line(say.ranOut(who(attacker)), attacker, 2),
  "kick-offs-ran-out": ({ seat }, { say, who }) => line(say.noneToLay(who(seat)), seat, 3),
};

function played(laid: Laid, { say, who, lang, view }: Around): string {
  const { seat, face, fate } = laid;
  return fate === "counts" ? say.played(who(seat), cardName(face, lang)) : say.failed(who(seat), whyFailed(face, fate, view?.ball ?? null, say));
}

function annulled({ attacker, card }: Extract<Event, { kind: "attack-annulled" }>, { say, who, view }: Around): string {
  const why = view === undefined ? null : whyAnnulled(view, card, say);
  return [say.misfit(who(attacker)), ...(why === null ? [] : [why])].join(" ");
}

function goal({ attacker, penalty }: Extract<Event, { kind: "goal-scored" }>, { say, who }: Around): string {
  if (penalty === null) return say.scoredAlone(who(attacker));
  return say.scored(who(attacker), say.thirds[penalty.shot] ?? "", say.thirds[penalty.dive] ?? "");
}
