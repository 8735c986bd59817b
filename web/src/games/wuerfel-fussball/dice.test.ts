import { beforeAll, describe, expect, it } from "vitest";
import type { Play } from "../../table/play";
import type { Announcement, Die, DieFell, Throw, Words } from "../../wire/games/wuerfel-fussball";
import { learn } from "../../words/spoken.svelte";
import { faceOf, heard, isOffered, isSent, matters, mayTry, nameOf, tapOn } from "./dice";
import { pitchWords } from "./pitch-words";
import { table } from "./table.fixture";

beforeAll(() => learn("de"));

const throwing = (die: Throw["die"], ...announced: Announcement[]): Throw[] => announced.map((one) => ({ kind: "throw", die, announced: one }));
const handWith = (moves: readonly Words["move"][], more: Partial<Play<Words>> = {}): Play<Words> => table({}, moves, more).play;
const nothing = { shown: () => null, awaits: () => false };
const master: Words["move"] = { kind: "play-master" };

describe("a tap on a die", () => {
  it("throws what can be thrown in one way", () => {
    const [only] = throwing("violet", "nothing");
    expect(tapOn("violet", handWith([only as Throw]))).toEqual({ kind: "act", move: only });
  });
  it("asks for the announcement where there are several, but not a child", () => {
    const moves = throwing("violet", "doubled", "nothing");
    expect(tapOn("violet", handWith(moves))).toEqual({ kind: "choose" });
    expect(tapOn("violet", handWith(moves, { help: "kids" }))).toEqual({ kind: "act", move: moves[1] });
  });
  it("plays the master die", () => {
    expect(tapOn("white", handWith([master]))).toEqual({ kind: "act", move: master });
  });
  it("looks at what cannot be thrown", () => {
    expect(tapOn("red", handWith(throwing("violet", "nothing")))).toEqual({ kind: "look" });
    expect(tapOn("white", handWith([]))).toEqual({ kind: "look" });
  });
  it("tries anything without help, except the die of the shoot-out, and only in one's own turn", () => {
    const tap = (die: Die, more: Partial<Play<Words>> = {}) => tapOn(die, handWith([], { help: "profi", ...more })).kind;
    expect([tap("shot"), tap("white"), tap("black")]).toEqual(["act", "act", "look"]);
    expect(tap("shot", { still: true })).toBe("look");
    expect(mayTry(handWith([], { help: "profi", seat: 1 }))).toBe(false);
  });
});

describe("a die", () => {
  it("is offered as its moves are, and lifted while one is on its way", () => {
    const hand = handWith([...throwing("blue", "nothing"), master], { sent: [master] });
    expect((["blue", "white", "red"] as const).map((die) => isOffered(hand, die))).toEqual([true, true, false]);
    expect((["blue", "white"] as const).map((die) => isSent(hand, die))).toEqual([false, true]);
  });

  it("shows how it fell in this scene, else what brought the arrow", () => {
    const fell = { kind: "die-fell", seat: 0, die: "red", face: "foul" } as unknown as DieFell;
    const scene = { ...nothing, shown: (die: Die) => (die === "red" ? { key: 1, fell } : null) };
    const { view } = table({ arrow: null, last: null }, []).play;
    expect([faceOf("red", view, scene), faceOf("blue", view, scene)]).toEqual(["foul", null]);
    expect([matters("red", view, scene), matters("blue", view, scene)]).toEqual([true, false]);
    const brought = table({ arrow: { kind: "arrow", way: "forward", number: 2, mark: "" }, last: { kind: "fallen", die: "blue", face: fell.face } }, []).play.view;
    expect([faceOf("blue", brought, nothing), matters("blue", brought, nothing)]).toEqual(["foul", true]);
  });

  it("hides the master die's face until it has fallen", () => {
    const { view } = table({ master: 0, master_face: "perfect-save" }, []).play;
    const say = pitchWords.de;
    expect(faceOf("white", view, nothing)).toBe("perfect-save");
    expect(nameOf("white", view, nothing, "de")).toBe(say.results["perfect-save"]);
    const falling = { ...nothing, awaits: () => true };
    expect(faceOf("white", view, falling)).toBeNull();
    expect(nameOf("white", view, falling, "de")).toBe(say.dice.white);
  });

  it("says what a tap does", () => {
    const say = pitchWords.de;
    const hand = handWith(throwing("blue", "nothing"));
    expect([heard("blue", hand, nothing, "de"), heard("red", hand, nothing, "de")]).toEqual([say.throwIt, say.lookAt]);
  });
});
