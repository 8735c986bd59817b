import { describe, expect, it } from "vitest";
import type { Option } from "../wire/server";
import { de } from "../words/de";
import { choices, meaning, withOption, type Known } from "./choices";

const known = (own?: Known["own"]): Known => ({ say: de, own, names: ["Fuchs", ""] });
const option = (takes: Option["takes"]): Option => ({ default: 0, rule: "X-1", means: "", takes });

describe("an option", () => {
  it("that is a switch has two choices in plain words", () => {
    const own = { name: "Karten werfen", choices: { false: "legen", true: "werfen" } };
    expect(choices("throwing", option({ type: "boolean" }), known(own))).toEqual([false, true]);
    expect(meaning("throwing", true, known(own))).toBe("werfen");
    expect(meaning("boskov", true, known())).toBe("an");
  });
  it("of words offers those words", () => {
    expect(choices("bluff", option({ enum: ["forced", "free"] }), known())).toEqual(["forced", "free"]);
  });
  it("that counts offers what the game has words for, else steps", () => {
    expect(choices("reaction", option({ minimum: 0, maximum: 60 }), known({ name: "", choices: { 3: "kurz", 5: "lang" } }))).toEqual([3, 5]);
    expect(choices("reaction", option({ minimum: 0, maximum: 60 }), known())).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
  });
  it("of who begins offers the lot and every chair", () => {
    const takes = {};
    expect(choices("first", option(takes), known())).toEqual(["draw", 0, 1]);
    expect(["draw", 0, 1].map((value) => meaning("first", value, known()))).toEqual([de.firstDraw, "Fuchs", "Platz 2"]);
  });
  it("that is as printed is not said", () => {
    expect(withOption({ a: 1 }, "b", true, false)).toEqual({ a: 1, b: true });
    expect(withOption({ a: 1, b: true }, "b", false, false)).toEqual({ a: 1 });
  });
});
