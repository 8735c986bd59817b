import { describe, expect, test } from "vitest";
import type { Play } from "../../table/play";
import type { Help } from "../../browser/settings.svelte";
import type { View, Words } from "../../wire/games/ligretto";
import { asked } from "./asked";
import { steps } from "./lesson.fixture";
import { ligrettoWords } from "./words";
import { LANGUAGES } from "../../browser/settings.svelte";
import { learn } from "../../words/spoken.svelte";

await Promise.all(LANGUAGES.map(learn));

const say = ligrettoWords.de;
const idle = { asking: [], held: null };

function at(step: number, help: Help = "normal", more: Partial<View> = {}): Play<Words> {
  const { view, moves } = steps[step] as (typeof steps)[number];
  return { seat: 0, view: { ...view, ...more }, moves, help, still: false } as unknown as Play<Words>;
}

describe("what is asked", () => {
  test("at the kick-off: turn over", () => expect(asked(at(0), idle, say).title).toBe(say.kickOff));
  test("then: find the 1", () => expect(asked(at(2), idle, say).title).toBe(say.seekOne));
  test("here it is", () => expect(asked(at(3), idle, say).title).toBe(say.fits(1)));
  test("a professional has to see it", () => expect(asked(at(3, "profi"), idle, say).title).toBe(say.seekOne));
  test("fill the number", () => expect(asked(at(5), idle, say).title).toBe("Füllt die 16: noch 9"));
  test("a child is told what fits", () => expect(asked(at(5, "kids"), idle, say)).toEqual({ title: say.pileFits(9), hint: "" }));
  test("where only the claim checks, people count", () => {
    expect(asked(at(5, "normal", { referee: "check" }), idle, say).title).toBe("Füllt die 16!");
  });
  test("a quarter upside down is to be turned", () => expect(asked(at(6), idle, say).hint).toBe(say.upsideHint));
  test("with four quarters: shout", () => expect(asked(at(8), idle, say).title).toBe(say.claimTitle));
  test("between two rounds: has everything been looked at?", () => {
    const asks = (stage: "check" | "countdown", ready: readonly boolean[]) => asked(at(9, "normal", { interval: { kind: "interval", stage, until: 0, ready } }), idle, say);
    expect(asks("check", [false, true]).title).toBe(say.readyTitle);
    expect(asks("check", [true, false])).toEqual({ title: say.waitTitle, hint: say.waitHint(1) });
    expect(asks("countdown", [true, true]).title).toBe(say.getSet);
  });
  test("in a calm tempo hands rest after somebody else's card, until they are free again", () => {
    expect(asked(at(2, "normal", { calm: 1000, rests: [6000, 0] }), idle, say).title).toBe(say.resting);
    for (const free of [0, -1]) expect(asked(at(2, "normal", { calm: 1000, rests: [free, 6000] }), idle, say).title).toBe(say.seekOne);
  });
  test("a move that needs a pile asks for it", () => {
    const asking = [{ kind: "clear", step: 0, pile: 0 } as const];
    expect(asked(at(5), { asking, held: null }, say).title).toBe(say.whichPile);
  });
});
