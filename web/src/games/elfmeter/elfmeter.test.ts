import { describe, expect, it } from "vitest";
import { named } from "../../words/person";
import { offer } from "../../table/play";
import { Pupil, type Lesson } from "../../table/lesson.svelte";
import type { Attack, Defence, Event, Fate, Laid, View, Words } from "../../wire/games/elfmeter";
import type { Frame } from "../../table/page";
import { asked } from "./asked";
import { attemptOf, endSeen, ignoredIn } from "./attempt";
import { honours } from "./honours";
import page from ".";
import recorded from "./lesson.json";
import { cardName, elfWords } from "./say";
import { attack, me, play, VIEW } from "./table.fixture";
import { words } from "./words";
import { LANGUAGES } from "../../browser/settings.svelte";
import { learn } from "../../words/spoken.svelte";

await Promise.all(LANGUAGES.map(learn));

const say = elfWords.de;
const defence = (...defenders: number[]): Defence => ({ kind: "defence", defenders, dive: 2 });
const laid = (seat: number, card: number, face: Attack | Defence, fate: Fate = "counts"): Laid => ({ kind: "laid", seat, card, face, fate, landing: null });

describe("what is asked", () => {
  it("lays the kick-off card", () => {
    const told = asked(play({ phase: "kick-off" }, { moves: [{ kind: "lay-kick-off" }] }), me, say);
    expect(told).toMatchObject({ title: say.youAttack, label: say.kickOff, does: { kind: "move", move: { kind: "lay-kick-off" } } });
  });
  it("turns the stack before it is ready, and leaves that to those who want no help", () => {
    const view: Partial<View> = { phase: "getting-ready", attacker: 1 };
    const moves = [{ kind: "turn-stack" }, { kind: "ready" }] as const;
    expect(asked(play(view, { moves }), me, say)).toMatchObject({ label: say.turn, hint: say.turnTo("defence") });
    expect(asked(play(view, { moves, help: "profi" }), me, say).label).toBe(say.ready);
    expect(asked(play({ ...view, sides: ["defence", "attack"] }, { moves }), me, say).label).toBe(say.ready);
  });
  it("never says whether a card fits", () => {
    const ask = (ball: number) => asked(play({ ball, attack: [{ kind: "shown", card: 1, face: attack(0, ball) }] }), me, say);
    expect(ask(2)).toEqual(ask(5));
  });
  it("waits where nothing can be done", () => {
    for (const view of [{ phase: "kick-off", attacker: 1 }, { phase: "shuffling" }, { phase: "over" }, { phase: "getting-ready", ready: [true, false] }] as Partial<View>[])
      expect(asked(play(view), me, say).does.kind).toBe("nothing");
  });
  it("opens with the top card, and tells the defender when leafing begins", () => {
    expect(asked(play({}), me, say).hint).toBe(say.how);
    expect(asked(play({ attacker: 1, sides: ["defence", "attack"] }), me, say).hint).toBe(say.leafLater);
  });
  it("does not tell whether three are still possible", () => {
    const moves = [{ kind: "declare-out-of-breath" }] as const;
    expect(asked(play({}, { moves }), me, say)).toEqual(asked(play({}), me, say));
  });
  it("throws where throwing is played", () => {
    const landing = { kind: "landing", x: 500, y: 500, angle: 0 } as const;
    expect(asked(play({}, { moves: [{ kind: "play", card: 3, landing }] }), me, say).label).toBe(say.throwIt);
  });
});

describe("the box", () => {
  const first = laid(0, 1, attack(0, 1));
  it("shows the attack that is on", () => {
    const shown = { kind: "shown", card: 1, face: first.face } as const;
    expect(attemptOf({ ...VIEW, box: [first], attack: [shown] })).toMatchObject({ attacker: 0, passes: [shown], tackle: null, annulled: false });
  });
  it("shows who won the ball with which card, and whose passes those were", () => {
    const old = [laid(1, 7, attack(2, 3)), laid(0, 8, defence(3))];
    const tackle = laid(1, 2, defence(1));
    const view: View = { ...VIEW, phase: "getting-ready", attacker: 1, box: [...old, first, laid(1, 9, defence(0), "misfit"), tackle] };
    expect(attemptOf(view)).toEqual({ attacker: 0, passes: [first], tackle, annulled: false });
    expect(ignoredIn(view)).toHaveLength(1);
  });
  it("shows the three that did not pass the check", () => {
    const passes = [first, laid(0, 4, attack(5, 2)), laid(0, 5, attack(2, 0))];
    expect(attemptOf({ ...VIEW, phase: "getting-ready", attacker: 1, box: passes })).toEqual({ attacker: 0, passes, tackle: null, annulled: true });
  });
  it("shows a mistake that was admitted, whatever the other has laid on it", () => {
    const passes = [first, laid(0, 4, attack(5, 2))];
    const box = [...passes, laid(1, 9, defence(0), "misfit")];
    expect(attemptOf({ ...VIEW, phase: "getting-ready", attacker: 1, box })).toEqual({ attacker: 0, passes, tackle: null, annulled: true });
  });
  it("shows how the last round ended until the next attempt", () => {
    const last = { kind: "went-out-of-breath", attacker: 1 } as const;
    expect(endSeen({ ...VIEW, phase: "kick-off", last })).toBe(last);
    expect(endSeen({ ...VIEW, phase: "attempt", last })).toBeNull();
  });
});

describe("the first minute", () => {
  it("can be played to its goal, with a hint for each move", () => {
    const pupil = new Pupil<Words>(recorded as unknown as Lesson<Words>, null);
    const moves = (recorded.steps as { moves: unknown[] }[]).filter((step) => step.moves.length > 0);
    expect(moves.length).toBeGreaterThanOrEqual(3);
    for (const lang of ["de", "en", "fr", "it"] as const) expect(words[lang].hints).toHaveLength(moves.length);
    expect(offer(pupil, "lay-kick-off")).toBeDefined();
    pupil.stop();
    expect(JSON.stringify(recorded.steps.at(-1)?.events)).toContain("goal-scored");
  });
});

const EVENTS: readonly Event[] = [
  { kind: "lots-drawn", seat: 0 }, { kind: "kick-off-laid", seat: 0 }, { kind: "stack-turned", seat: 1, side: "defence" }, { kind: "said-ready", seat: 0 },
  { kind: "attempt-begun", attacker: 0 }, { kind: "play-resumed" }, { kind: "card-played", laid: laid(1, 2, defence(1, 4), "misfit") }, { kind: "ball-won", seat: 1 },
  { kind: "attack-annulled", attacker: 0, card: 3 }, { kind: "penalty-forced", attacker: 0 }, { kind: "pause-offered", seat: 0 }, { kind: "pause-agreed" },
  { kind: "pause-declined", seat: 1 }, { kind: "card-chosen", seat: 0 }, { kind: "goal-scored", attacker: 0, penalty: null },
  { kind: "goal-scored", attacker: 0, penalty: { kind: "penalty", shot_card: 1, shot: 0, dive_card: 2, dive: 2 } },
  { kind: "shot-saved", attacker: 0, penalty: { kind: "penalty", shot_card: 1, shot: 0, dive_card: 2, dive: 0 } },
  { kind: "went-out-of-breath", attacker: 0 }, { kind: "kick-offs-ran-out", seat: 0 },
];

describe("the story", () => {
  it.each(["de", "en", "fr", "it"] as const)("is told in %s", (lang) => {
    for (const event of EVENTS) {
      const text = page.tell(event, (seat) => named(`N${seat}`), lang)?.text ?? "";
      expect(text, event.kind).toMatch(/\p{L}{2}/u);
      expect(text).not.toMatch(/undefined|NaN/);
    }
    expect(cardName(defence(1, 4), lang)).toContain(elfWords[lang].fields[4]);
  });
  it("cheers for goals, for what was saved and for a ball that was won", () => {
    expect(EVENTS.filter((event) => page.cheers(event)).map(({ kind }) => kind)).toEqual(["ball-won", "goal-scored", "goal-scored", "shot-saved"]);
  });
  it("has something for everybody", () => {
    const frames: Frame<Words>[] = [{ seq: 1, at: 1, seat: null, events: EVENTS, view: VIEW, turn: { kind: "waiting", seats: [], until: null, race: true } }];
    expect(honours(frames, String, "de")).toEqual([
      { seat: 0, text: say.honours.goals(2) },
      { seat: 1, text: say.honours.saves(1) },
    ]);
    expect(honours([], String, "de").map(({ text }) => text)).toEqual([say.honours.heart, say.honours.heart]);
  });
});
