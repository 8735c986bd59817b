// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { caught } from "./focus.svelte";
import { keyed } from "./keys";

afterEach(() => void (document.body.innerHTML = ""));

function board(dice: string): HTMLElement {
  document.body.innerHTML = `<div id="board">${dice}</div><button id="else"></button>`;
  return document.getElementById("board") as HTMLElement;
}
const DICE = `<button class="d" data-die="orange" id="first"></button><button class="d on" data-die="red" id="can"></button>`;
const focus = (id: string): void => document.getElementById(id)?.focus();

describe("focus that nothing has any more", () => {
  it("goes to what can be done now", () => {
    caught(board(DICE), () => null);
    expect(document.activeElement?.id).toBe("can");
  });
  it("goes back to the die that lay under a sheet", () => {
    caught(board(DICE), () => "orange");
    expect(document.activeElement?.id).toBe("first");
  });
  it("goes to the sheet that lies over the dice, which rest", () => {
    caught(board(`<div inert>${DICE}</div><div class="over"><button id="answer"></button></div>`), () => "orange");
    expect(document.activeElement?.id).toBe("answer");
  });
  it("stays where it is, and what lay under a sheet is kept for later", () => {
    const root = board(DICE);
    focus("else");
    caught(root, () => expect.fail("nobody needs it yet"));
    expect(document.activeElement?.id).toBe("else");
  });
});

describe("digits", () => {
  const press = (root: HTMLElement, key: string, more: KeyboardEventInit = {}): void => keyed(new KeyboardEvent("keydown", { key, ...more }), root);

  it("press the dice in their places", () => {
    const root = board(`<button data-die="violet" id="violet"></button>${DICE}`);
    const pressed: string[] = [];
    root.addEventListener("click", (event) => pressed.push((event.target as HTMLElement).dataset["die"] ?? ""));
    for (const key of ["1", "2", "3", "4", "5", "6", "7", "8", "9", "x"]) press(root, key);
    press(root, "1", { ctrlKey: true });
    expect(pressed.toSorted()).toEqual(["orange", "red", "violet"]);
  });
  it("are left to a dialog that lies over the table", () => {
    const root = board(DICE);
    let clicks = 0;
    root.addEventListener("click", () => (clicks += 1));
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    for (let digit = 1; digit <= 8; digit += 1) press(root, String(digit));
    expect(clicks).toBe(0);
  });
});
