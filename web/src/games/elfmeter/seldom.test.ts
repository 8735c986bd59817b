import { beforeAll, describe, expect, it } from "vitest";
import type { Play } from "../../table/play";
import type { Words } from "../../wire/games/elfmeter";
import { learn } from "../../words/spoken.svelte";
import { asked } from "./asked";
import { elfWords } from "./say";
import { seldom, type Seldom } from "./seldom";
import { me, play } from "./table.fixture";

beforeAll(() => learn("de"));
const at = (table: Play<Words>): Seldom => seldom(table, asked(table, me, elfWords.de));

describe("what is seldom done", () => {
  it("is what was offered, and nothing else", () => {
    const offers = at(play({}, { moves: [{ kind: "turn-stack" }, { kind: "offer-pause" }] }));
    expect(offers).toMatchObject({ turn: { kind: "turn-stack" }, pauses: { kind: "offer-pause" } });
    expect([offers.breath, offers.accepts, offers.declines]).toEqual([undefined, undefined, undefined]);
  });

  it("lets an attacker say that nothing fits, and ask for a pause all the same", () => {
    const moves = [{ kind: "turn-stack" }, { kind: "declare-out-of-breath" }, { kind: "offer-pause" }] as const;
    expect(at(play({}, { moves }))).toMatchObject({ breath: { kind: "declare-out-of-breath" }, pauses: { kind: "offer-pause" } });
  });

  it("has nothing to turn where the stacks turn over by themselves", () => {
    const ready = { kind: "ready" } as const;
    expect(at(play({ phase: "getting-ready" }, { moves: [ready] })).turnsItself).toBe(true);
    expect(at(play({ phase: "getting-ready" }, { moves: [{ kind: "turn-stack" }, ready] })).turnsItself).toBe(false);
    expect(at(play({ phase: "getting-ready", ready: [true, false] })).turnsItself).toBe(false);
    expect(at(play({ phase: "pause" }, { moves: [ready] })).turnsItself).toBe(false);
  });

  it("turns the stack by the big button where that is asked for", () => {
    const turning = play({ phase: "getting-ready", attacker: 1 }, { moves: [{ kind: "turn-stack" }] });
    expect(at(turning).turnsBig).toBe(true);
    expect(at(play({})).turnsBig).toBe(false);
  });

  it("is nothing at all while the match stands still", () => {
    expect(at(play({}, { moves: [{ kind: "turn-stack" }], still: true })).turn).toBeUndefined();
  });
});
