/** The match in sentences. */
import type { Line } from "../../table/page";
import { toldBy, untold, type Tellers } from "../../table/tellers";
import type { Event, Laid } from "../../wire/games/elfmeter";
import type { Language } from "../../wire/messages";
import { cardName, elfWords, type ElfWords } from "./say";

type Who = (seat: number) => string;
interface Around {
  readonly say: ElfWords;
  readonly who: Who;
  readonly lang: Language;
}

const line = (text: string, seat: number | null, weight: Line["weight"] = 1): Line => ({ text, seat, weight });

export function tell(event: Event, who: Who, lang: Language): Line | null {
  return toldBy(TELLERS, event, { say: elfWords[lang], who, lang });
}

const TELLERS: Tellers<Event, Around> = {
  "lots-drawn": ({ seat }, { say, who }) => line(say.drawn(who(seat)), seat),
  "stack-shuffled": untold,
  "kick-off-laid": ({ seat }, { say, who }) => line(say.laid(who(seat)), seat),
  "stack-turned": ({ seat, side }, { say, who }) => line(say.turned(who(seat), say.sides[side]), seat),
  "said-ready": ({ seat }, { say, who }) => line(say.isReady(who(seat)), seat),
  "attempt-begun": ({ attacker }, { say, who }) => line(say.begun(who(attacker)), attacker),
  "play-resumed": (_, { say }) => line(say.resumed, null),
  "card-played": ({ laid }, around) => line(played(laid, around), laid.seat),
  "ball-won": ({ seat }, { say, who }) => line(say.wins(who(seat)), seat, 2),
  "attack-annulled": ({ attacker }, { say, who }) => line(say.misfit(who(attacker)), attacker, 2),
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

function played({ seat, face, fate }: Laid, { say, who, lang }: Around): string {
  const end = fate === "counts" ? "" : ` – ${say.fates[fate]}`;
  return say.played(who(seat), cardName(face, lang)) + end;
}

function goal({ attacker, penalty }: Extract<Event, { kind: "goal-scored" }>, { say, who }: Around): string {
  if (penalty === null) return say.scoredAlone(who(attacker));
  return say.scored(who(attacker), say.thirds[penalty.shot] ?? "", say.thirds[penalty.dive] ?? "");
}
