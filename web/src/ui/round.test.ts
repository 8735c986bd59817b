// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { focusRound } from "./round";

describe("arrows along a row of buttons", () => {
  it("go on, and from either end to the other", () => {
    document.body.innerHTML = `<div><button id="a"></button><b></b><button id="b"></button><button id="c"></button></div>`;
    const row = document.querySelector("div") as Element;
    document.getElementById("b")?.focus();
    const after = (step: number): string | undefined => (focusRound(row, step), document.activeElement?.id);
    expect([after(1), after(1), after(-1)]).toEqual(["c", "a", "c"]);
  });
});
