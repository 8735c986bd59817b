/// <reference types="node" />
import { named } from "../../words/person";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Arrow, BlueFace, DieFell, Event, View, Words } from "../../wire/games/wuerfel-fussball";
import type { Language } from "../../wire/messages";
import type { Frame } from "../../table/page";
import { ask } from "./asks";
import { course, left, minutes, seenFrom } from "./eyes";
import { honours } from "./honours";
import lesson from "./lesson.json";
import { pitchWords } from "./pitch-words";
import { scene, TUMBLE } from "./scenes";
import { tell } from "./tell";
import { words } from "./words";
import { learn } from "../../words/spoken.svelte";

const LANGUAGES: readonly Language[] = ["de", "en", "fr", "it"];
await Promise.all(LANGUAGES.map(learn));
const PYTHON = "../src/anpfiff/games/wuerfel_fussball";
const arrow = (way: Arrow["way"], number: number): Arrow => ({ kind: "arrow", way, number, mark: "" });
const fell = (die: DieFell["die"], face: DieFell["face"], seat = 0): DieFell => ({ kind: "die-fell", seat, die, face });

describe("through one pair of eyes", () => {
  it("turns what the other side counts", () => {
    expect(seenFrom(0, 0, [2, 9])).toEqual([2, 9]);
    expect(seenFrom(0, 1, [2, 9])).toEqual([4, 3]);
  });
  it("points where the arrow leads", () => {
    expect(course([3, 7], arrow("diagonal", 2), "nothing", "left")).toEqual({ end: [1, 9], tip: [1, 9], out: false });
    expect(course([3, 2], arrow("sideways", 1), "doubled", "right").end).toEqual([5, 2]);
    expect(course([5, 9], arrow("diagonal", 2), "turned", "down").end).toEqual([3, 7]);
    expect(course([1, 10], arrow("sideways", 1), "turned", "up").end).toEqual([1, 11]);
  });
  it("shows that the ball would leave the pitch", () => {
    const over = course([5, 6], arrow("sideways", 2), "nothing", "right");
    expect(over).toMatchObject({ end: [5, 6], out: true });
    expect(over.tip[0]).toBeGreaterThan(5);
  });
  it("lets six seconds run on, then the clock stands", () => {
    const view = { played: 60_000, length: 450_000, now: 90_000, options: { clock: "seconds" } } as unknown as View;
    expect(minutes(left(view, 92_000))).toBe("6:28");
    expect(left(view, 200_000)).toBe(384_000);
    expect(left({ ...view, phase: "answer" }, 92_000)).toBe(390_000);
    expect(left({ ...view, options: { clock: "throws" }, played: 80, length: 75 }, 0)).toBe(0);
  });
});

describe("a scene", () => {
  it("lets the die tumble before the ball rolls, field by field", () => {
    const events: Event[] = [fell("violet", arrow("forward", 3)), { kind: "ball-moved", attacker: 0, start: [3, 6], end: [3, 9] }];
    const { falls, spots, length } = scene(events, 0, [3, 6]);
    expect(falls).toHaveLength(1);
    expect(length).toBe(TUMBLE + 3 * 90);
    expect(spots.at(-1)).toEqual({ at: length, field: [3, 9] });
  });
  it("is seen from the other end by the other side", () => {
    const { spots } = scene([{ kind: "ball-moved", attacker: 0, start: [3, 6], end: [2, 7] }], 1, [3, 6]);
    expect(spots.at(-1)?.field).toEqual([4, 5]);
  });
  it("puts the ball into the net that was attacked", () => {
    const goal: Event = { kind: "goal-scored", seat: 1, own: false, score: [0, 1] };
    expect(scene([goal], 1, [3, 11]).spots.at(-1)?.field[1]).toBeGreaterThan(11);
    expect(scene([goal], 0, [3, 1]).spots.at(-1)?.field[1]).toBeLessThan(1);
  });
  it("rolls over the line that was crossed", () => {
    const out = (over: "side-line" | "goal-line" | "own-goal-line", near: number) =>
      scene([{ kind: "ball-out", attacker: 0, over, field: [1, 11] }], near, [1, 9]).spots.at(-1)?.field;
    expect(out("side-line", 0)?.[0]).toBeLessThan(1);
    expect(out("goal-line", 0)?.[1]).toBeGreaterThan(11);
    expect(out("goal-line", 1)?.[1]).toBeLessThan(1);
    expect(out("own-goal-line", 1)?.[1]).toBeGreaterThan(1);
  });
  it("has its dice lie still before the rules count the time for an answer", () => {
    const rolling = Number(/^ROLLING = ([\d_]+)/m.exec(readFileSync(`${PYTHON}/clock.py`, "utf8"))?.[1]?.replace("_", ""));
    const across: Event[] = [fell("red", arrow("forward", 10)), { kind: "ball-moved", attacker: 0, start: [3, 1], end: [3, 11] }];
    expect(scene(across, 0, [3, 1]).length).toBeLessThanOrEqual(rolling);
  });
  it("tells nothing before its die lies", () => {
    const { told } = scene([fell("shot", "net"), fell("keeper", "held", 1)], 0, [3, 10]);
    expect(told.map(({ at }) => at)).toEqual([TUMBLE, 2 * TUMBLE]);
  });
});

const EVENTS: readonly Event[] = [
  { kind: "toss-won", seat: 0 },
  { kind: "throw-announced", seat: 0, die: "red", announced: "turned" },
  fell("red", { ...arrow("diagonal", 2), mark: "X" }),
  fell("blue", "own-goal", 1),
  { kind: "ball-out", attacker: 0, over: "side-line", field: [1, 4] },
  { kind: "ball-left", seat: 1 },
  { kind: "ball-won", seat: 1, field: [3, 3] },
  { kind: "restart-given", seat: 1, restart: "corner" },
  { kind: "penalty-given", seat: 1 },
  { kind: "penalty-waved", seat: 1 },
  { kind: "sent-off", seat: 0 },
  { kind: "master-played", seat: 1, face: "win-back" },
  { kind: "master-kept", seat: 0 },
  { kind: "goal-scored", seat: 1, own: true, score: [0, 1] },
  { kind: "half-ended", half: 1 },
  { kind: "shoot-out-began", seat: 0 },
];

describe.each(LANGUAGES)("the words in %s", (lang) => {
  it("tell every event", () => {
    for (const event of EVENTS) expect(tell(event, (seat) => named(`Nr. ${seat}`), lang)?.text).toMatch(/^[^ ].*[^ ]$/);
    expect(tell({ kind: "ball-moved", attacker: 0, start: [1, 1], end: [1, 2] }, () => named(""), lang)).toBeNull();
  });
  it("have one hint for each move of the first minute", () => {
    expect(words[lang].hints).toHaveLength(lesson.steps.filter((step) => step.moves.length > 0).length);
  });
  it("know every reason that the rules give", () => {
    const text = readFileSync(`${PYTHON}/refusals.py`, "utf8") + readFileSync(`${PYTHON}/rules.py`, "utf8");
    const reasons = [...text.matchAll(/"WF-\d+"(?: if [^,]*)?, "([a-z-]+)"/g)].map((found) => found[1] as string);
    expect(reasons.length).toBeGreaterThan(15);
    const everyGames = ["not-your-turn"];
    for (const reason of reasons.filter((found) => !everyGames.includes(found))) expect(words[lang].refusals, reason).toHaveProperty(reason);
  });
  it("say a score from one's own side", () => {
    expect(words[lang].score({ kind: "result", winners: [1], score: [0, 2] } as never, 1)).toBe("2 : 0");
  });
});

describe("honours", () => {
  const frame = (events: readonly Event[]): Frame<Words> => ({ seq: 1, at: 0, seat: null, events, view: {} as View, turn: { kind: "waiting", seats: [], until: null, race: false } });
  it("have something for everybody", () => {
    const steal: BlueFace = "steal";
    const said = honours([frame([{ kind: "goal-scored", seat: 0, own: false, score: [1, 0] }]), frame([fell("blue", steal, 1)])], String, "de");
    expect(said).toEqual([
      { seat: 0, text: "Traf ins Tor" },
      { seat: 1, text: "Nahm einmal den Ball weg" },
    ]);
    expect(honours([frame([])], String, "en").map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe("what is asked", () => {
  const step = lesson.steps[0] as never as { view: View; moves: Words["move"][]; turn: never };
  const around = { say: pitchWords.de, yourTurn: "Du bist dran", named: null, nameOf: () => "Hase", attack: "Hase greift an", last: "Hase: Ecke" };
  const hand = (view: Partial<View>, moves: readonly Words["move"][], seats: readonly number[] = [0]) =>
    ({ seat: 0, view: { ...step.view, ...view }, moves, still: false, turn: { kind: "waiting", seats, until: null, race: false } }) as never;

  it("tells why orange is first, and what else can be done", () => {
    expect(ask(hand({ orange: "due", restart: null }, []), around).hint).toBe(pitchWords.de.orangeDue);
    const throws: Words["move"][] = ["nothing", "doubled"].map((announced) => ({ kind: "throw", die: "red", announced }) as Words["move"]);
    expect(ask(hand({ restart: "goal-kick" }, throws), around).hint).toContain(pitchWords.de.mayDouble);
  });
  it("names whose turn it is where several sit", () => {
    expect(ask(hand({ phase: "aiming" }, []), { ...around, named: "Fuchs" }).title).toBe("Fuchs: Wohin mit dem Ball?");
  });
  it("says what happened to whoever looks on", () => {
    expect(ask(hand({}, [], [1]), around)).toEqual({ title: "Hase greift an", hint: "Hase: Ecke" });
    expect(ask(hand({ phase: "answer" }, [], [1]), around).title).toContain("Hase");
  });
});
