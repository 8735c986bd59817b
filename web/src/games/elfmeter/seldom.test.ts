import { beforeAll, describe, expect, it } from "vitest";
import type { Play } from "../../table/play";
import type { Words } from "../../wire/games/elfmeter";
import { learn } from "../../words/spoken.svelte";
import { asked } from "./asked";
import { elfWords } from "./say";
import { seldom, type Seldom } from "./seldom";
import { me, play } from "./table.fixture";

beforeAll(() => learn("de"));
const at = (table: Play<Words>): Seldom => seldom(table, me.seat, asked(table, me, elfWords.de));

describe("what is seldom done", () => {
  it("is what was offered, and nothing else", () => {
    const offers = at(play({}, { moves: [{ kind: "turn-stack" }, { kind: "offer-pause" }] }));
    expect(offers).toMatchObject({ turn: { kind: "turn-stack" }, pauses: { kind: "offer-pause" } });
    expect([offers.breath, offers.accepts, offers.declines]).toEqual([undefined, undefined, undefined]);
  });

  it("lets an attacker who wants no help say that nothing fits", () => {
    expect(at(play({}, { help: "profi" })).breath).toEqual({ kind: "declare-out-of-breath" });
    expect(at(play({ attacker: 1 }, { help: "profi" })).breath).toBeUndefined();
    expect(at(play({})).breath).toBeUndefined();
  });

  it("turns the stack by the big button where that is asked for", () => {
    const turning = play({ phase: "getting-ready", attacker: 1 }, { moves: [{ kind: "turn-stack" }] });
    expect(at(turning).turnsElsewhere).toBe(true);
    expect(at(play({})).turnsElsewhere).toBe(false);
  });

  it("is nothing at all while the match stands still", () => {
    expect(at(play({}, { moves: [{ kind: "turn-stack" }], still: true })).turn).toBeUndefined();
  });
});
