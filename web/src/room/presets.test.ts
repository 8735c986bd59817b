import { describe, expect, it } from "vitest";
import { presetOn, presetsOf, rulesCalled, type Ruled } from "./presets";

const option = (value: unknown) => ({ default: value, rule: null, means: "", takes: {} });
const game = (presets: Partial<Ruled["presets"]>): Ruled => ({
  options: { bluff: option("forced"), patience: option(60) },
  presets: { printed: {}, kids: {}, pro: {}, ...presets },
});
const FOUL = game({ kids: { patience: 120 }, pro: { bluff: "free" } });

describe("a preset", () => {
  it("is on when every option is as it says", () => {
    expect(presetOn(FOUL, {})).toBe("printed");
    expect(presetOn(FOUL, { patience: 120 })).toBe("kids");
    expect(presetOn(FOUL, { bluff: "free" })).toBe("pro");
  });
  it("is on however that is said", () => {
    expect(presetOn(FOUL, { bluff: "forced", patience: 120 })).toBe("kids");
  });
  it("is on at a table where nobody has a head start, and off where somebody has", () => {
    const ahead = { ...FOUL, options: { ...FOUL.options, head_start: option([]) } };
    expect(presetOn(ahead, { head_start: [] })).toBe("printed");
    expect(presetOn(ahead, { head_start: [0, 2] })).toBeNull();
  });
  it("is off as soon as one option differs", () => {
    expect(presetOn(FOUL, { bluff: "free", patience: 120 })).toBeNull();
    expect(presetOn(FOUL, { patience: 0 })).toBeNull();
  });
  it("has a name, and so have rules as they lie, and one's own", () => {
    const say = { presets: { printed: "Wie gedruckt", kids: "Für Kinder", pro: "Profi" }, usualRules: "Wie üblich", ownRules: "Eigene Regeln" };
    const thrown = game({ printed: { bluff: "free" } });
    expect(rulesCalled(thrown, { bluff: "free" }, say)).toBe("Wie gedruckt");
    expect(rulesCalled({ ...thrown, presets: { ...thrown.presets, kids: { patience: 5 }, pro: { patience: 9 } } }, {}, say)).toBe("Wie üblich");
    expect(rulesCalled(FOUL, { patience: 0 }, say)).toBe("Eigene Regeln");
  });
  it("that is another by a second name is not offered", () => {
    expect(presetsOf(FOUL)).toEqual(["printed", "kids", "pro"]);
    expect(presetsOf(game({ pro: { bluff: "free" } }))).toEqual(["printed", "pro"]);
    expect(presetsOf(game({}))).toEqual(["printed"]);
  });
});
