import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Dial } from "./dial";
import type { Wire } from "./line";

/** A socket behind a wall: it opens or not, and never says a word unless the test does. */
class Wall implements Wire {
  said: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

interface Question {
  readonly path: string;
  readonly body: string;
  answer(value: object, status?: number): Promise<void>;
  lose(): Promise<void>;
}

const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

/** Every question that is asked, to be answered by the test. */
function desk(): { questions: Question[]; fetches: typeof fetch } {
  const questions: Question[] = [];
  const fetches = (path: unknown, how?: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const answer = (value: object, status = 200): Promise<void> => (resolve(new Response(JSON.stringify(value), { status })), settle());
      questions.push({ path: String(path), body: String(how?.body), answer, lose: () => (reject(new TypeError("lost")), settle()) });
    });
  return { questions, fetches: fetches as typeof fetch };
}

describe("dialling", () => {
  let wall: Wall;
  let questions: Question[];
  let dial: Dial;
  let heard: string[];
  let closed: number;
  const last = (what: string): Question => questions.filter(({ path }) => path === `/api/line${what}`).at(-1) as Question;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const fresh = (await import("./dial")) as { Dial: typeof Dial };
    wall = new Wall();
    const counter = desk();
    questions = counter.questions;
    dial = new fresh.Dial(() => wall, counter.fetches);
    heard = [];
    closed = 0;
    dial.onopen = () => dial.send("hello");
    dial.onmessage = ({ data }) => heard.push(data);
    dial.onclose = () => (closed += 1);
  });
  afterEach(() => {
    dial.close();
    vi.useRealTimers();
  });

  async function through(): Promise<void> {
    await last("").answer({ line: "KEY" });
    await vi.waitFor(() => expect(last("/hear")).toBeDefined());
  }

  it("stays with a socket that answers", () => {
    wall.onopen?.();
    wall.onmessage?.({ data: "1" });
    vi.advanceTimersByTime(60_000);
    dial.send("2");
    expect([wall.said, heard, questions]).toEqual([["hello", "2"], ["1"], []]);
    wall.onclose?.();
    expect(closed).toBe(1);
  });
  it("asks plainly where the upgrade is dropped", async () => {
    wall.onclose?.();
    expect(last("").body).toBe("hello");
    await through();
    await last("/hear").answer({ first: 1, told: [{ n: 1 }, { n: 2 }], ended: false });
    expect([heard, closed]).toEqual([['{"n":1}', '{"n":2}'], 0]);
    expect(JSON.parse(last("/hear").body)).toEqual({ line: "KEY", after: 2 });
  });
  it("asks plainly where a socket opens and what is said on it is swallowed", async () => {
    wall.onopen?.();
    await vi.advanceTimersByTimeAsync(4_000);
    expect([wall.said, wall.closed, last("").body]).toEqual([["hello"], true, "hello"]);
  });
  it("says what got lost again under the same number, and nothing overtakes it", async () => {
    wall.onclose?.();
    await through();
    dial.send('{"a":1}');
    dial.send('{"a":2}');
    await last("/say").lose();
    await vi.advanceTimersByTimeAsync(500);
    expect(JSON.parse(last("/say").body)).toEqual({ line: "KEY", first: 1, said: [{ a: 1 }, { a: 2 }] });
    await last("/say").answer({ taken: 2 });
    dial.send('{"a":3}');
    expect(JSON.parse(last("/say").body)).toEqual({ line: "KEY", first: 3, said: [{ a: 3 }] });
  });
  it("hears once what is told twice", async () => {
    wall.onclose?.();
    await through();
    await last("/hear").answer({ first: 1, told: [{ n: 1 }], ended: false });
    await last("/hear").answer({ first: 1, told: [{ n: 1 }, { n: 2 }], ended: false });
    expect(heard).toEqual(['{"n":1}', '{"n":2}']);
  });
  it("is closed when the server does not know the line any more, or ends it", async () => {
    wall.onclose?.();
    await through();
    await last("/hear").answer({ first: 1, told: [{ n: 1 }], ended: true });
    expect(closed).toBe(0);
    await last("/hear").answer({ first: 2, told: [], ended: true });
    expect([heard, closed]).toEqual([['{"n":1}'], 1]);
  });
  it("is closed where there is no server at all", async () => {
    wall.onclose?.();
    await last("").lose();
    expect(closed).toBe(1);
  });
});
