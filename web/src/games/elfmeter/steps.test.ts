import { describe, expect, it } from "vitest";
import type { Defence, Laid, View } from "../../wire/games/elfmeter";
import { stepsOf } from "./steps";
import { attack, VIEW } from "./table.fixture";

const idle = { can: false, wrong: null };
const defence: Defence = { kind: "defence", defenders: [1], dive: 2 };
const laid = (seat: number, card: number, face: Laid["face"] = attack(0, 1)): Laid => ({ kind: "laid", seat, card, face, fate: "counts", landing: null });
const kinds = (view: Partial<View>, looks = idle): string[] => stepsOf({ ...VIEW, ...view }, looks).map(({ kind }) => kind);

describe("the steps of an attempt", () => {
  const shown = { kind: "shown", card: 1, face: attack(0, 1) } as const;

  it("are three places, filled from the left", () => {
    expect(kinds({ attack: [shown] })).toEqual(["pass", "hole", "hole"]);
    expect(kinds({ attacker: null })).toEqual(["hole", "hole", "hole"]);
  });

  it("light the place of the next pass for whoever may lay it", () => {
    const lit = (can: boolean): unknown[] => stepsOf({ ...VIEW, attack: [shown] }, { can, wrong: null }).map((step) => step.kind === "hole" && step.lit);
    expect(lit(true)).toEqual([false, true, false]);
    expect(lit(false)).toEqual([false, false, false]);
  });

  it("end with the card that won the ball", () => {
    const box = [laid(0, 1), laid(1, 2, defence)];
    expect(kinds({ phase: "getting-ready", attacker: 1, box })).toEqual(["pass", "tackle"]);
    expect(stepsOf({ ...VIEW, phase: "getting-ready", attacker: 1, box }, idle)[1]).toMatchObject({ seat: 1, laid: { card: 2 } });
  });

  it("show which pass the check has found, once the attack is annulled", () => {
    const box = [laid(0, 1), laid(0, 4), laid(0, 5)];
    const misfits = (view: Partial<View>): unknown[] => stepsOf({ ...VIEW, ...view }, { can: false, wrong: 4 }).map((step) => step.kind === "pass" && step.misfit);
    expect(misfits({ phase: "getting-ready", attacker: 1, box })).toEqual([false, true, false]);
    expect(misfits({ phase: "penalty", attack: [{ ...shown, card: 4 }] })).toEqual([false, false, false]);
  });
});
