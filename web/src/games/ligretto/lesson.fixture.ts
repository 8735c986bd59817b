/** The first minute's tables for the tests of a hand, each as somebody sees it, and what was done there. */
import type { Play } from "../../table/play";
import type { Event, Hand, Move, View, Words } from "../../wire/games/ligretto";
import { Fingers } from "./fingers.svelte";
import lesson from "./lesson.json";
import { OwnCards } from "./own-cards";

interface Step {
  readonly view: View;
  readonly events: readonly Event[];
  readonly moves: readonly Move[];
}
interface Told extends Step {
  readonly move?: number;
}
/** Each table offers what its step is about. */
export const steps: readonly Step[] = (lesson.steps as unknown as readonly Told[]).map(({ move, ...step }) => ({ ...step, moves: step.moves.filter((_, place) => place === move) }));

/** What each of these steps is about. */
export const STEP = { kickOff: 0, nine: 2, one: 3, seven: 4, pileFits: 5, upsideDown: 6, rightWayUp: 7, claim: 8, scored: 9 } as const;

export function tableAt(step: number, more: Partial<Play<Words>> = {}): Play<Words> {
  const { view, moves, events } = steps[step] as Step;
  return { seat: 0, view, moves, help: "normal", still: false, sent: [], refused: null, chairs: [], news: { seq: step, at: 0, events }, ...more } as unknown as Play<Words>;
}

/** The same table with other cards in the first hand. */
export function holding(view: View, hand: Partial<Hand>): View {
  return { ...view, hands: view.hands.map((one, seat) => (seat === 0 ? { ...one, ...hand } : one)) };
}

export function cardsAt(step: number, more: Partial<Play<Words>> = {}): { cards: OwnCards; fingers: Fingers; acts: Move[] } {
  const acts: Move[] = [];
  const fingers = new Fingers();
  const play = tableAt(step, { act: (move) => void acts.push(move), ...more });
  return { cards: new OwnCards(() => ({ play, fingers })), fingers, acts };
}
