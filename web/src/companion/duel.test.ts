import { beforeEach, describe, expect, it } from "vitest";
import { keep } from "../browser/keeping";
import type { Penalty } from "../wire/answers";
import { Duel, evened, type Ask, type Heard, type Saying } from "./duel.svelte";

const view = (version: number, more: Partial<Penalty> = {}): Penalty => ({ code: "K7RM", version, you: 0, people: [], round: 1, shooter: 0, mine: null, shown: null, ...more });
const ok = (body: unknown): Heard => ({ status: 200, body });
const no = (status: number, why: string): Heard => ({ status, body: { why } });
const atOnce = () => Promise.resolve();

/** A server that says this, one answer after the other, and then closes the duel. */
function scripted(code: string | null, ...answers: (Heard | Error)[]): { duel: Duel; said: Saying[]; codes: (string | null)[] } {
  const said: Saying[] = [];
  const codes: (string | null)[] = [];
  const ask: Ask = async (to, saying) => {
    said.push(saying);
    codes.push(to);
    const answer = answers.shift();
    if (answer === undefined) (duel.close(), answers.push(ok(view(0))));
    if (answer instanceof Error) throw answer;
    return answer ?? ok(view(0));
  };
  const duel = new Duel(code, "de", ask, atOnce);
  return { duel, said, codes };
}

beforeEach(() => keep("penalty", null));

describe("what is said", () => {
  it("is of one length whatever is chosen, and still the same words", () => {
    const fields = ["left", "middle", "right"] as const;
    const texts = fields.map((field) => evened(JSON.stringify({ token: "t", choose: { round: 1, field } })));
    expect(new Set(texts.map((text) => text.length)).size).toBe(1);
    expect(texts.map((text) => JSON.parse(text).choose.field)).toEqual(fields);
  });
});

describe("one phone of a penalty", () => {
  it("opens a duel, then asks for news of that one", async () => {
    const { duel, said, codes } = scripted(null, ok(view(1)), ok(view(2)));
    await duel.attend();
    expect(codes).toEqual([null, "K7RM", "K7RM"]);
    expect(said.map(({ seen }) => seen)).toEqual([undefined, 1, 2]);
    expect(new Set(said.map(({ token }) => token)).size).toBe(1);
  });

  it("is the same person after a reload, and another one elsewhere", async () => {
    const first = scripted(null, ok(view(1)));
    await first.duel.attend();
    const again = scripted("K7RM", ok(view(1)));
    await again.duel.attend();
    expect(again.said[0]?.token).toBe(first.said[0]?.token);
    const other = scripted("QQQQ", ok(view(1)));
    await other.duel.attend();
    expect(other.said[0]?.token).not.toBe(first.said[0]?.token);
  });

  it("says its choice until it was heard, always with its round", async () => {
    const { duel, said } = scripted("K7RM", new Error("away"), no(500, "oh"), no(429, "too-fast"), ok(view(3, { mine: "left" })));
    duel.view = view(2);
    await duel.choose("left");
    expect(said.map(({ choose }) => choose)).toEqual(Array.from({ length: 4 }, () => ({ round: 1, field: "left" })));
    expect([duel.view?.mine, duel.away]).toEqual(["left", false]);
  });

  it("lets older news pass", async () => {
    const { duel } = scripted("K7RM", ok(view(5)), ok(view(4, { round: 9 })));
    await duel.attend();
    expect(duel.view?.version).toBe(5);
  });

  it("stays when a tap came too late, and goes when there is no way in", async () => {
    const late = scripted("K7RM", no(409, "not-this-penalty"));
    late.duel.view = view(2);
    await late.duel.next(1);
    expect(late.duel.trouble).toBeNull();
    for (const [status, why] of [[404, "no-such-duel"], [409, "duel-full"], [429, "too-many-tries"]] as const) {
      const { duel } = scripted("K7RM", no(status, why));
      await duel.attend();
      expect(duel.trouble).toBe(why);
    }
  });

  it("says nothing before it has seen anything", async () => {
    const { duel, said } = scripted("K7RM");
    await duel.choose("left");
    await duel.next(1);
    expect(said).toEqual([]);
  });
});
