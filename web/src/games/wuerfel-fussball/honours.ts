/** Goals for who scored more; what the other did best for the other. */
import type { Event, Words } from "../../wire/games/wuerfel-fussball";
import type { Language } from "../../wire/messages";
import type { Frame, Honour } from "../../table/page";
import { far } from "./eyes";
import { pitchWords } from "./pitch-words";

interface Deeds {
  goals: number;
  steals: number;
  saves: number;
  fields: number;
}

export function honours(frames: readonly Frame<Words>[], _who: unknown, lang: Language): readonly Honour[] {
  const deeds = deedsOf(frames.flatMap((frame) => frame.events));
  return deeds.map((mine, seat) => ({ seat, text: best(mine, deeds[1 - seat] as Deeds, lang) }));
}

function best(mine: Deeds, theirs: Deeds, lang: Language): string {
  const say = pitchWords[lang];
  if (mine.goals > 0 && mine.goals >= theirs.goals) return say.scorer(mine.goals);
  if (mine.steals > 0 && mine.steals >= theirs.steals) return say.stealer(mine.steals);
  if (mine.saves > 0) return say.saver(mine.saves);
  return mine.goals > 0 ? say.scorer(mine.goals) : say.runner(mine.fields);
}

export function deedsOf(events: readonly Event[]): readonly [Deeds, Deeds] {
  const deeds = [0, 1].map((): Deeds => ({ goals: 0, steals: 0, saves: 0, fields: 0 })) as [Deeds, Deeds];
  for (const event of events) {
    if (event.kind === "goal-scored" && !event.own) of(deeds, event.seat).goals += 1;
    if (event.kind === "die-fell" && event.face === "steal") of(deeds, event.seat).steals += 1;
    if (event.kind === "die-fell" && event.face === "held") of(deeds, event.seat).saves += 1;
    if (event.kind === "master-played" && event.face === "perfect-save") of(deeds, event.seat).saves += 1;
    if (event.kind === "ball-moved") of(deeds, event.attacker).fields += far(event.start, event.end);
  }
  return deeds;
}

const of = (deeds: readonly [Deeds, Deeds], seat: number): Deeds => deeds[seat === 0 ? 0 : 1];
