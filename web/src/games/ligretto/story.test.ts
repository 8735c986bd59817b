import { describe, expect, test } from "vitest";
import { named, type Person } from "../../words/person";
import type { Event, View, Words } from "../../wire/games/ligretto";
import type { Language } from "../../wire/messages";
import type { Frame } from "../../table/page";
import { checked } from "./checked";
import { cameFrom, cornerOf, pileOf, stepOf, turnedOf } from "./flights";
import { honours } from "./honours";
import lesson from "./lesson.json";
import { tell } from "./story";
import { faceName, words } from "./words";
import { learn } from "../../words/spoken.svelte";

const LANGUAGES: readonly Language[] = ["de", "en", "fr", "it"];
await Promise.all(LANGUAGES.map(learn));
const steps = lesson.steps as unknown as readonly { readonly view: View; readonly events: readonly Event[]; readonly moves: readonly unknown[] }[];
const who = (seat: number): Person => named(["Fuchs", "Hase"][seat] ?? "");

describe("the story of Ligretto-Fußball", () => {
  test.each(LANGUAGES)("%s: a hint for each move of the first minute", (lang) => {
    expect(words[lang].hints).toHaveLength(steps.filter((step) => step.moves.length > 0).length);
  });

  test("a goal weighs more than the shout before it", () => {
    const last = steps.at(-1)?.events ?? [];
    expect(last.map(({ kind }) => kind)).toEqual(["goal-claimed", "goal-scored"]);
    expect(last.map((event) => tell(event, who, "de")?.weight)).toEqual([2, 3]);
  });

  test("shirts, sums and shouts are told, leafing is not", () => {
    const told = steps.flatMap((step) => step.events.map((event) => tell(event, who, "de")?.text ?? null));
    expect(told).toContain("Fuchs legt die 9: macht 16.");
    expect(told).toContain("Fuchs ruft: Tooro!");
    expect(told).toContain("Tor für Schwarz!");
    expect(tell({ kind: "card-turned", seat: 0, face: 3 }, who, "de")).toBeNull();
  });

  test.each(LANGUAGES)("%s: an own goal says what was wrong", (lang) => {
    const text = tell({ kind: "own-goal-scored", team: 1, steps: [0, 2], corners: ["top-left"] }, who, lang)?.text ?? "";
    expect(text).toMatch(/1 (und|and|et|e) 3/);
    expect(text).toContain(faceName({ corner: "top-left", ball: "none", upside_down: false }, lang).split(",")[0]);
  });

  test("everybody wins something, each something of their own", () => {
    const frames = steps.map((step, seq) => ({ seq, at: 0, seat: null, events: step.events, view: step.view }) as Frame<Words>);
    const won = honours(frames, who, "de");
    expect(won.map((one) => one.seat)).toEqual([0, 1]);
    expect(won[0]?.text).toBe("Rief Tooro, und es stimmte");
    expect(won[1]?.text).toContain("geblättert");
  });
});

describe("the check", () => {
  const [before, after] = [steps.at(-2), steps.at(-1)];

  test("shows what lay there before the next round swept it", () => {
    const found = checked(after?.events ?? [], before?.view ?? null);
    expect(found).toMatchObject({ seat: 0, team: 0, right: true, steps: [], corners: [], row: [16, 25, 13, 6, 10] });
    expect(found?.side?.goal).not.toContain(null);
  });

  test("of somebody who has just come shows only the verdict", () => {
    expect(checked(after?.events ?? [], null)).toMatchObject({ right: true, side: null });
    expect(checked([], before?.view ?? null)).toBeNull();
  });
});

describe("flights", () => {
  test("a shirt comes from where it was taken", () => {
    const laid: Event = { kind: "shirt-laid", seat: 2, step: 1, source: 0, number: 4, total: 9 };
    expect(cameFrom([laid], stepOf(0, 1))).toBe(pileOf(2, 0));
    expect(cameFrom([{ ...laid, source: null }], stepOf(0, 1))).toBe(turnedOf(2));
    expect(cameFrom([laid], stepOf(1, 1))).toBeUndefined();
  });

  test("a quarter goes into the goal and back onto a pile", () => {
    expect(cameFrom([{ kind: "quarter-taken-out", seat: 1, corner: "top-left", pile: 1 }], pileOf(1, 1))).toBe(cornerOf(1, "top-left"));
  });
});
