import { beforeAll, describe, expect, it } from "vitest";
import type { Laid, View } from "../../wire/games/elfmeter";
import { learn } from "../../words/spoken.svelte";
import { elfWords, type ElfWords } from "./say";
import { attack, VIEW } from "./table.fixture";
import { wantOf, type Onlooker, type Want } from "./want";

let say: ElfWords;
beforeAll(async () => {
  await learn("de");
  say = elfWords.de;
});

const name = (seat: number): string => `Nr. ${seat}`;
const want = (view: Partial<View>, who: Partial<Onlooker> = {}): Want => wantOf({ ...VIEW, ...view }, { eyes: 0, plain: false, name, wrong: null, ...who }, elfWords.de);

describe("the chalk in the box", () => {
  it("says where the ball lay and where the player stands, when the check finds a pass", () => {
    const passes = [attack(0, 3), attack(1, 2), attack(2, 4)].map((face, n): Laid => ({ kind: "laid", seat: 0, card: n, face, fate: "counts", landing: null }));
    const checked: Partial<View> = { phase: "getting-ready", attacker: 1, box: passes };
    expect(want(checked, { wrong: 1 }).says).toBe(say.ballWas(say.fields[3] as string, say.fields[1] as string));
    expect(want(checked).says).toBe(say.annulled);
  });
  it("asks who stands in the field that the ball is passed to", () => {
    expect(want({ ball: 2 })).toEqual({ field: 2, says: say.whoStands(say.fields[2] as string), note: false });
  });

  it("takes any card at first, and says so only to the one who attacks", () => {
    expect(want({})).toEqual({ field: null, says: say.topCard, note: true });
    for (const eyes of [1, null]) expect(want({}, { eyes }).says).toBe(say.noBallYet);
  });

  it("leaves the question to the hands where they ask themselves", () => {
    expect(want({ ball: 2 }, { plain: true })).toEqual({ field: undefined, says: null, note: false });
  });

  it("notes who won the ball, or that the attack is annulled", () => {
    const laid = (seat: number, face: Laid["face"]): Laid => ({ kind: "laid", seat, card: seat, face, fate: "counts", landing: null });
    const tackle = laid(1, { kind: "defence", defenders: [1], dive: 0 });
    const won: Partial<View> = { phase: "getting-ready", attacker: 1, box: [laid(0, attack(0, 1)), tackle] };
    expect(want(won).says).toBe(say.wonBall(name(1)));
    expect(want(won, { eyes: 1 })).toEqual({ field: undefined, says: say.youWon, note: true });
    expect(want({ ...won, box: [laid(0, attack(0, 1))] }).says).toBe(say.annulled);
  });

  it("announces the penalty, and is silent between the rounds", () => {
    expect(want({ phase: "penalty" }).says).toBe(say.passes[2]);
    expect(want({ phase: "kick-off" })).toEqual({ field: undefined, says: null, note: true });
  });
});
