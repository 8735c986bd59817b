/** Something for everybody: each gets what they did best, the rarest first. */
import type { Event, Words } from "../../wire/games/ligretto";
import type { Language } from "../../wire/messages";
import type { Frame, Honour } from "../../table/page";
import { ligrettoWords, type LigrettoWords } from "./words";

type Deed = keyof LigrettoWords["honours"];
/** From the loudest to the quietest; whoever led in none of them has leafed. */
const DEEDS: readonly Deed[] = ["caller", "filler", "builder", "layer", "starter", "leafer"];

export function honours(frames: readonly Frame<Words>[], _who: unknown, lang: Language): readonly Honour[] {
  const say = ligrettoWords[lang].honours;
  const seats = frames.at(-1)?.view.hands.length ?? 0;
  const counted = counts(frames.flatMap((frame) => frame.events), seats);
  const won = new Map<number, Deed>();
  for (const deed of DEEDS) {
    const best = leader(counted[deed], (seat) => won.has(seat));
    if (best !== null) won.set(best, deed);
  }
  return Array.from({ length: seats }, (_, seat) => {
    const deed = won.get(seat) ?? "leafer";
    return { seat, text: say[deed](counted[deed][seat] ?? 0) };
  });
}

function leader(scores: readonly number[], taken: (seat: number) => boolean): number | null {
  const free = scores.map((score, seat) => ({ score, seat })).filter(({ score, seat }) => score > 0 && !taken(seat));
  return free.sort((a, b) => b.score - a.score)[0]?.seat ?? null;
}

function counts(events: readonly Event[], seats: number): Record<Deed, number[]> {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const found = { caller: none(), filler: none(), builder: none(), layer: none(), starter: none(), leafer: none() };
  let caller: number | null = null;
  const add = (deed: Deed, seat: number): void => void (found[deed][seat] = (found[deed][seat] ?? 0) + 1);
  for (const event of events) {
    if (event.kind === "goal-claimed") caller = event.seat;
    if (event.kind === "goal-scored" && caller !== null) add("caller", caller);
    if (event.kind === "pitch-card-filled") add("filler", event.seat);
    if (event.kind === "quarter-built") add("builder", event.seat);
    if (event.kind === "shirt-laid") add("layer", event.seat);
    if (event.kind === "one-laid") add("starter", event.seat);
    if (event.kind === "card-turned") add("leafer", event.seat);
  }
  return found;
}
