// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Pupil } from "../../table/lesson.svelte";
import type { Play } from "../../table/play";
import { settings } from "../../browser/settings.svelte";
import type { Words } from "../../wire/games/wuerfel-fussball";
import { tongue } from "../../words/tongue.svelte";
import Board from "./Board.svelte";
import { lesson, table } from "./table.fixture";

let board: Record<string, unknown> | undefined;
const found = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** What is loaded when it is needed. */
const comes = (selector: string): Promise<void> => vi.waitFor(() => expect(found(selector)).not.toHaveLength(0), 5_000);

function show(play: Play<Words>, people: readonly Play<Words>[] = [play]): void {
  board = mount(Board, { target: document.body, props: { play, people } });
  flushSync();
}

afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  document.body.innerHTML = "";
});
beforeAll(async () => {
  (window as never as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } }).happyDOM.settings.device.prefersReducedMotion = "reduce";
  settings.lang = "de";
  await tongue.speak("de");
});

describe("the board", () => {
  it("lets the first minute be played by what glows", () => {
    const pupil = new Pupil<Words>(lesson, null);
    show(pupil);
    const asked = ["red", "", "violet", "shot"];
    for (let most = 10; !pupil.finished && most > 0; most -= 1) {
      (found(".target")[0] ?? found(`[data-die="${asked[pupil.hint ?? 0]}"]`)[0])?.click();
      flushSync();
    }
    expect(pupil.finished).toBe(true);
    expect(pupil.view.score).toEqual([1, 0]);
  });

  it("asks for the announcement where there is a choice", () => {
    const throws: Words["move"][] = (["nothing", "doubled"] as const).map((announced) => ({ kind: "throw", die: "violet", announced }));
    const { play, acts } = table({ restart: "goal-kick" }, throws);
    show(play);
    found('[data-die="violet"]')[0]?.click();
    flushSync();
    expect(acts).toEqual([]);
    found('[data-announced="doubled"]')[0]?.click();
    expect(acts).toEqual([throws[1]]);
  });

  it("throws plainly for children", () => {
    const throws: Words["move"][] = (["nothing", "turned"] as const).map((announced) => ({ kind: "throw", die: "red", announced }));
    const { play, acts } = table({}, throws, { help: "kids" });
    show(play);
    found('[data-die="red"]')[0]?.click();
    expect(acts).toEqual([throws[0]]);
  });

  it("lets everything be tried without help, and shows nothing", () => {
    const { play, acts } = table({}, [{ kind: "throw", die: "orange", announced: "nothing" }], { help: "profi" });
    show(play);
    expect(found("button.on")).toHaveLength(0);
    found('[data-die="shot"]')[0]?.click();
    found('[data-die="white"]')[0]?.click();
    expect(acts).toEqual([{ kind: "throw", die: "shot", announced: "nothing" }, { kind: "play-master" }]);
  });

  it.each([
    ["placing", [{ kind: "place", strip: 2, line: 1 }, { kind: "place", strip: 4, line: 1 }], ".target"],
    ["challenge", [{ kind: "throw", die: "blue", announced: "nothing" }, { kind: "leave-it" }], ".leave"],
    ["bar", [{ kind: "throw", die: "blue", announced: "nothing" }, { kind: "throw", die: "keeper", announced: "nothing" }], '[data-die="keeper"]'],
    ["answer", [{ kind: "pass", asked: null }, { kind: "play-master" }], ".over .go"],
    ["clearing", [{ kind: "throw", die: "keeper", announced: "nothing" }, { kind: "play-master" }], '[data-die="white"]'],
  ] as const)("has something to press while %s", async (phase, moves, pressed) => {
    const { play, acts } = table({ phase, master: 0, master_face: "perfect-save", in_danger: true, restart: phase === "placing" ? "goal-kick" : null }, moves);
    show(play);
    await comes(pressed);
    found(pressed).at(-1)?.click();
    if (phase === "answer") {
      expect(acts).toEqual([]); // a finger that was on its way to a die
      await new Promise((resolve) => setTimeout(resolve, 320));
      found(pressed).at(-1)?.click();
    }
    expect(acts).toEqual([moves[1]]);
  });

  const answer: Words["move"][] = [{ kind: "pass", asked: null }, { kind: "play-master" }];
  it("does not ask a new player before the ball is near the goal, and says so once", () => {
    const { play, acts } = table({ phase: "answer", attacker: 1, master: 0, master_face: "win-back", in_danger: false }, answer);
    show(play);
    flushSync();
    expect(acts).toEqual([{ kind: "pass", asked: "seldom" }]);
  });

  it("tells with a pass where to be asked again", async () => {
    const { play, acts } = table({ phase: "answer", attacker: 1, master: 0, master_face: "win-back", in_danger: true }, answer);
    show(play);
    await comes(".near input");
    const near = document.querySelector<HTMLInputElement>(".near input");
    expect(near?.checked).toBe(true);
    near?.click();
    flushSync();
    await new Promise((resolve) => setTimeout(resolve, 320));
    found(".over .quiet")[0]?.click();
    near?.click(); // as a new player again
    expect(acts).toEqual([{ kind: "pass", asked: "everywhere" }]);
  });

  it("lets the defence be quicker, though it is not its turn", () => {
    const both = { kind: "waiting", seats: [1, 0], until: null, race: true } as const;
    const { play, acts } = table({ phase: "throwing", attacker: 1, master: 0, master_face: "win-back" }, [{ kind: "play-master" }], { turn: both });
    show(play);
    expect(document.querySelector(".hand h2")?.textContent).toBe("Nr. 1 greift an");
    expect(document.querySelector(".hand")?.textContent).toContain("Du kannst den Meisterwürfel noch spielen.");
    found('[data-die="white"]')[0]?.click();
    expect(acts).toEqual([{ kind: "play-master" }]);
  });

  it("lets two at one device be quicker than each other", () => {
    const both = { kind: "waiting", seats: [0, 1], until: null, race: true } as const;
    const thrower = table({ phase: "throwing", attacker: 0 }, [{ kind: "throw", die: "red", announced: "nothing" }], { turn: both });
    const quicker = table({ phase: "throwing", attacker: 0, master: 1, master_face: "foul" }, [{ kind: "play-master" }], { seat: 1, turn: both });
    show(thrower.play, [quicker.play, thrower.play]);
    found(".leave")[0]?.click();
    found('[data-die="red"]')[0]?.click();
    expect(quicker.acts).toEqual([{ kind: "play-master" }]);
    expect(thrower.acts).toEqual([{ kind: "throw", die: "red", announced: "nothing" }]);
  });

  it("has nothing to press in the stands", () => {
    const { play } = table({}, [], { seat: null });
    show(play, []);
    expect(found(".wf button")).toHaveLength(0);
    expect(found(".d")).toHaveLength(8);
  });

  it("shows the kicks of a shoot-out", async () => {
    const { play } = table({ phase: "finished", kicks: [[true, false], [false, true]] }, []);
    show(play);
    await comes(".kick");
    expect(found(".kick:not(.waits)")).toHaveLength(4);
    expect(found(".kick.scored")).toHaveLength(2);
  });

  it("names whose turn it is at one device", () => {
    const one = table({ phase: "aiming", arrow: { kind: "arrow", way: "sideways", number: 1, mark: "" }, attacker: 1 }, [{ kind: "send", side: "left" }], {
      seat: 1,
      turn: { kind: "waiting", seats: [1], until: null, race: false },
    });
    show(one.play, [table({}, [], { turn: one.play.turn }).play, one.play]);
    expect(document.querySelector(".hand h2")?.textContent).toContain("Nr. 1");
    expect(found(".target")).toHaveLength(1);
  });
});
