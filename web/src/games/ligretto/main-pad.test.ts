import { beforeAll, describe, expect, test } from "vitest";
import type { Play } from "../../table/play";
import type { Move, Words } from "../../wire/games/ligretto";
import { learn } from "../../words/spoken.svelte";
import { cardsAt, holding, STEP, steps } from "./lesson.fixture";
import { mainPad, type MainPad } from "./main-pad";
import { ligrettoWords, type LigrettoWords } from "./words";

let say: LigrettoWords;
beforeAll(async () => {
  await learn("de");
  say = ligrettoWords.de;
});

/** What the pad says, and what pressing it did. */
function pressed(step: number, more: Partial<Play<Words>> = {}): Omit<MainPad, "act"> & { readonly acts: readonly Move[] } {
  const { cards, acts } = cardsAt(step, more);
  const { act, ...pad } = mainPad(cards, say);
  act();
  return { ...pad, acts };
}

describe("the big pad", () => {
  test("turns over at the kick-off", () => {
    expect(pressed(STEP.kickOff)).toEqual({ text: say.turnOver, icon: null, can: true, go: true, acts: [{ kind: "turn-over" }] });
  });

  test("says ready after the check, once", () => {
    const said = pressed(STEP.scored, { moves: [{ kind: "ready" }] });
    expect(said).toEqual({ text: say.ready, icon: "check", can: true, go: true, acts: [{ kind: "ready" }] });
    expect(pressed(STEP.scored, { moves: [] })).toMatchObject({ can: false, acts: [] });
  });

  test("shuffles when the stack is empty", () => {
    const view = holding((steps[STEP.kickOff] as (typeof steps)[number]).view, { stack: 0 });
    expect(pressed(STEP.kickOff, { view }).text).toBe(say.shuffle);
  });

  test("lays what fits, and says what is too much", () => {
    expect(pressed(STEP.one)).toMatchObject({ text: say.layOne, can: true, acts: [{ kind: "lay-one", source: null }] });
    expect(pressed(STEP.seven)).toMatchObject({ text: say.layAt(16), can: true, acts: [{ kind: "lay", step: 0, source: null }] });
    expect(pressed(STEP.nine)).toMatchObject({ text: say.noOne, can: false });
    expect(pressed(STEP.pileFits)).toMatchObject({ text: say.tooMuch, can: false });
  });

  test("tells a professional nothing, and lets everything be tried", () => {
    expect(pressed(STEP.nine, { help: "profi" })).toMatchObject({ text: say.layOne, can: true, go: false });
    expect(pressed(STEP.pileFits, { help: "profi" })).toMatchObject({ text: say.layAt(16), can: true });
  });

  test("turns a quarter round at the goal, and builds with it for a child", () => {
    expect(pressed(STEP.upsideDown)).toMatchObject({ text: say.turnRound, can: true, go: false, acts: [{ kind: "turn-round", source: null }] });
    expect(pressed(STEP.rightWayUp)).toMatchObject({ text: say.turnRound, can: false });
    expect(pressed(STEP.rightWayUp, { help: "kids" })).toMatchObject({ text: say.build, can: true, go: true, acts: [{ kind: "build", corner: "top-left", source: null }] });
  });

  test("is bib-coloured for a child only where it helps", () => {
    const { view } = steps[STEP.rightWayUp] as (typeof steps)[number];
    const unwanted = { ...view, advice: view.advice && { ...view.advice, sources: [] } };
    expect(pressed(STEP.rightWayUp, { help: "kids", view: unwanted })).toMatchObject({ go: false, acts: [{ kind: "turn-round", source: null }] });
  });

  test("leads a child out of what cannot be made any more", () => {
    const { view } = steps[STEP.pileFits] as (typeof steps)[number];
    const stuck = { ...view, advice: view.advice && { ...view.advice, stuck: true } };
    const clears: Move[] = [{ kind: "clear", step: 0, pile: 0 }, { kind: "clear", step: 0, pile: 1 }];
    expect(pressed(STEP.pileFits, { help: "kids", view: stuck, moves: clears })).toMatchObject({ text: say.takeBack, go: true, acts: [clears[1]] });
    expect(pressed(STEP.pileFits, { help: "kids", moves: clears }).text).not.toBe(say.takeBack);
    expect(pressed(STEP.claim, { help: "kids", moves: [{ kind: "ask-scene" }] })).toMatchObject({ text: say.askScene, acts: [{ kind: "ask-scene" }] });
  });

  test("gives up what still needs a pile", () => {
    const moves: Move[] = [{ kind: "clear", step: 0, pile: 0 }];
    const { cards, fingers } = cardsAt(STEP.pileFits, { moves });
    fingers.asking = moves as [];
    const pad = mainPad(cards, say);
    expect(pad.text).toBe(say.never);
    pad.act();
    expect(cards.asking).toBe(false);
  });
});
