import { describe, expect, test } from "vitest";
import type { Play } from "../../table/play";
import type { Move, Words } from "../../wire/games/ligretto";
import { Fingers } from "./fingers.svelte";
import { STEP, tableAt } from "./lesson.fixture";
import { teamHere, type TeamHere } from "./team-here";

/** The black team's people at one device. */
function here(...plays: Play<Words>[]): TeamHere {
  const { view } = plays[0] ?? tableAt(STEP.seven);
  return teamHere(view, 0, plays.map((play) => ({ play, fingers: new Fingers() })));
}
const at = (step: number, more: Partial<Play<Words>> = {}): Play<Words> => tableAt(step, more);

describe("a team at one device", () => {
  test("lights the place for whoever wants help", () => {
    expect([here(at(STEP.seven)).canLay, here(at(STEP.one)).canOne]).toEqual([true, true]);
    expect(here(at(STEP.seven, { help: "profi" })).canLay).toBe(false);
    expect(here(at(STEP.seven, { help: "profi" }), at(STEP.seven, { seat: 2 })).canLay).toBe(true);
  });

  test("has somebody to shout, to call the next card, and to answer", () => {
    const moves: Move[] = [{ kind: "call-next", step: 0 }, { kind: "decline-break" }];
    const second = at(STEP.claim, { seat: 2, moves });
    const both = here(at(STEP.claim), second);
    expect([both.claimant?.seat, both.caller?.seat, both.answerer?.seat]).toEqual([0, 2, 2]);
    expect(here(at(STEP.seven)).claimant).toBeUndefined();
  });

  test("lights the shout for a child only when it is right", () => {
    const { view } = at(STEP.claim);
    const wrong = { ...view, advice: view.advice && { ...view.advice, right: false } };
    expect([here(at(STEP.claim, { help: "kids" })).claims, here(at(STEP.claim, { help: "kids", view: wrong })).claims]).toEqual([true, false]);
    expect([here(at(STEP.claim, { view: wrong })).claims, here(at(STEP.claim, { help: "profi" })).claims]).toEqual([true, false]);
  });

  test("takes back on the field only where one sits alone", () => {
    const moves: Move[] = [{ kind: "clear", step: 0, pile: 0 }];
    expect(here(at(STEP.seven, { moves })).clears).toEqual(moves);
    expect(here(at(STEP.seven, { moves }), at(STEP.seven, { seat: 2 })).clears).toEqual([]);
  });

  test("counts for itself where only the claim checks, unless they are children", () => {
    const { view } = at(STEP.seven);
    const check = { view: { ...view, referee: "check" } as const };
    expect(here(at(STEP.seven)).counted).toBe(true);
    expect(here(at(STEP.seven, check)).counted).toBe(false);
    expect(here(at(STEP.seven, { ...check, help: "kids" })).counted).toBe(true);
  });

  test("knows who of the team sits elsewhere", () => {
    const { view } = at(STEP.seven);
    const four = { ...view, hands: [...view.hands, ...view.hands] };
    expect(here(at(STEP.seven, { view: four })).mates).toEqual([2]);
    expect(teamHere(four, 1, []).mates).toEqual([1, 3]);
  });
});
