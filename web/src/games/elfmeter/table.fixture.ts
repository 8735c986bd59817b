/** A table for the tests of a hand: one attempt, three cards in the stack, and what was done at it. */
import type { Play } from "../../table/play";
import type { Attack, Move, Shown, View, Words } from "../../wire/games/elfmeter";

export const attack = (footballer: number, ball: number, shot = 0): Attack => ({ kind: "attack", footballer, ball, shot });
export const card = (number: number, shot = 0): Shown => ({ kind: "shown", card: number, face: attack(0, 3, shot) });

export const VIEW: View = {
  kind: "view", seat: 0, phase: "attempt", attacker: 0, stacks: [24, 24], sides: ["attack", "defence"], ready: [false, false], kick_offs: [5, 6],
  in_middle: 0, goals: [0, 0], removed: 0, box: [], attack: [], ball: null, stack: [card(3)], offer: null, chosen: [false, false], choice: null, last: null, calm: 0, calm_for: [], rests: [], fitting: [],
};

export function play(view: Partial<View>, more: Partial<Play<Words>> = {}): Play<Words> {
  const shown: View = { ...VIEW, ...view };
  return {
    seat: 0, view: shown, settled: shown, landed: true, moves: [], turn: { kind: "waiting", seats: [0, 1], until: null, race: true }, chairs: [],
    news: { seq: 0, at: 0, events: [] }, sent: [], refused: null, help: "normal", still: false, act: () => undefined, now: () => 0, ...more,
  };
}

export const me = { seat: 0, mine: true, name: "A", other: "B" };

/** What a table hears from the one who plays there. */
export function hearing(): { readonly acts: Move[]; readonly act: (move: Move) => void } {
  const acts: Move[] = [];
  return { acts, act: (move) => void acts.push(move) };
}
