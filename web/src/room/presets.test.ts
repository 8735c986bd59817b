import { describe, expect, it } from "vitest";
import { presetOn, presetsOf, type Ruled } from "./presets";

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
  it("is off as soon as one option differs", () => {
    expect(presetOn(FOUL, { bluff: "free", patience: 120 })).toBeNull();
    expect(presetOn(FOUL, { patience: 0 })).toBeNull();
  });
  it("that is another by a second name is not offered", () => {
    expect(presetsOf(FOUL)).toEqual(["printed", "kids", "pro"]);
    expect(presetsOf(game({ pro: { bluff: "free" } }))).toEqual(["printed", "pro"]);
    expect(presetsOf(game({}))).toEqual(["printed"]);
  });
});
