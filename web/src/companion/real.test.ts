import { beforeEach, describe, expect, it } from "vitest";
import { keep, kept } from "../browser/keeping";
import { freshLink, Real, tally } from "./real.svelte";

const FOX = { name: "Flinker Fuchs", animal: "fox" };
const OWL = { name: "Kluge Eule", animal: "owl" };
let now = 0;
const clock = () => now;

beforeEach(() => {
  now = 1_000_000;
  for (const game of ["ligretto", "wuerfel-fussball", "foul"]) keep(`real.${game}`, null);
});

function begun(game = "ligretto", way = 0): Real {
  const real = new Real(game, clock);
  real.kickOff(way, [[FOX], [OWL]]);
  return real;
}

describe("a match at a real table", () => {
  it("counts, and takes back every tap", () => {
    const real = begun();
    real.count(0, 1);
    real.count(0, 1);
    real.count(1, 1);
    expect(real.score.sides).toEqual([[2], [1]]);
    real.undo();
    real.undo();
    expect(real.score.sides).toEqual([[1], [0]]);
    real.undo();
    real.undo();
    expect(real.score.sides).toEqual([[0], [0]]);
  });

  it("writes down no tap that changes nothing", () => {
    const real = begun();
    real.count(0, -1);
    expect(real.last).toBeUndefined();
  });

  it("is the same after a reload, clock and all", () => {
    const before = begun("wuerfel-fussball");
    before.tick();
    before.count(1, 1);
    now += 100_000;
    const after = new Real("wuerfel-fussball", clock);
    expect([after.score, after.sides, after.left()]).toEqual([before.score, before.sides, 350_000]);
    now += 360_000;
    expect(after.left()).toBe(-10_000);
  });

  it("starts and stops by one tap, and has no clock where the game has none", () => {
    const real = begun("wuerfel-fussball");
    real.tick();
    now += 5_000;
    real.tick();
    now += 5_000;
    expect(real.left()).toBe(445_000);
    expect(begun().left()).toBeNull();
  });

  it("gives a report at the final whistle, and nothing happens after it", () => {
    const real = begun();
    real.throw({ die: "coin", face: 1 });
    real.count(0, 1);
    now += 600_000;
    const report = real.whistle();
    expect(report).toMatchObject({ kind: "report", game: "ligretto", ended: 1_600, minutes: 10, counts: ["goals"], winners: [0], throws: { coin: [0, 1, 0, 0, 0, 0] } });
    expect(report?.sides).toEqual([{ people: [FOX], score: [1] }, { people: [OWL], score: [0] }]);
    real.count(0, 1);
    expect([real.score.sides[0], real.whistle()]).toEqual([[1], null]);
    expect(new Real("ligretto", clock).report()).toEqual(report);
  });

  it("that goes on after all is another one at its end", () => {
    const real = begun();
    const first = real.whistle();
    real.undo();
    expect([real.score.over, real.report()]).toEqual([null, null]);
    expect(real.whistle()?.link).not.toBe(first?.link);
  });

  it("begins again with the same people", () => {
    const real = begun();
    real.count(0, 1);
    real.whistle();
    real.again();
    expect([real.sides, real.score.sides, real.score.over]).toEqual([[[FOX], [OWL]], [[0], [0]], null]);
  });

  it("keeps what was thrown before the kick-off, and takes throws back one by one", () => {
    const real = new Real("ligretto", clock);
    real.throw({ die: "six", face: 5 });
    real.throw({ die: "six", face: 5 });
    real.unthrow();
    real.kickOff(0, [[FOX], [OWL]]);
    expect(real.thrown).toEqual([{ die: "six", face: 5 }]);
    real.unthrow();
    expect(real.thrown).toEqual([]);
  });
});

it.each(["{", "[]", '"x"', '{"deeds":1}', '{"way":9,"deeds":[],"thrown":[],"sides":[[],[]]}', '{"way":0,"deeds":[],"thrown":[],"sides":[1,2]}'])("does not choke on %s", (text) => {
  keep("real.foul", text);
  expect(new Real("foul", clock).began).toBe(false);
});

it("forgets a match that was given up", () => {
  begun().clear();
  expect(kept("real.ligretto")).toBeNull();
});

it("counts the faces of each die", () => {
  expect(tally([{ die: "six", face: 0 }, { die: "six", face: 0 }, { die: "coin", face: 1 }])).toEqual({ six: [2, 0, 0, 0, 0, 0], coin: [0, 1, 0, 0, 0, 0] });
});

it("gives links as the server wants them", () => {
  expect(freshLink()).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
