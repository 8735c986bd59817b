import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Quality } from "./gauge";
import { Line, type LineState, type Wire } from "./line";
import { VERSION, type First } from "./messages";

class Cable implements Wire {
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
  tell(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

const GREETING: First = { kind: "join", version: VERSION, token: "t", code: "K7RM" };
const WELCOME = { kind: "welcome", version: VERSION, person: 1, name: "", animal: "", seat: 0, code: "K7RM", now: 0, command: 0, silence: 18_000 };

describe("a line", () => {
  let cables: Cable[];
  let states: LineState[];
  let qualities: Quality[];
  let line: Line;
  const cable = (): Cable => cables.at(-1) as Cable;

  beforeEach(() => {
    vi.useFakeTimers();
    cables = [];
    states = [];
    qualities = [];
    const dial = (): Wire => cables[cables.push(new Cable()) - 1] as Cable;
    line = new Line({ heard: () => undefined, changed: (state) => states.push(state), gauged: (quality) => qualities.push(quality), greeting: () => GREETING }, dial);
    line.open();
    cable().onopen?.();
    cable().tell(WELCOME);
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it("greets, and answers pings at once", () => {
    cable().tell({ kind: "ping", n: 3, now: 1 });
    expect(cable().said).toEqual([JSON.stringify(GREETING), '{"kind":"pong","n":3}']);
  });
  it("dials again when it is cut, and says again what was not answered, with the same number", () => {
    const id = line.say({ kind: "start" });
    cable().onclose?.();
    vi.advanceTimersByTime(500);
    cable().onopen?.();
    cable().tell(WELCOME);
    expect(cables).toHaveLength(2);
    expect(cable().said.at(-1)?.trimEnd()).toBe(JSON.stringify({ kind: "start", id }));
  });
  it("says every move in the same length, whatever card it is", () => {
    for (const card of [1, 9, 10, 64]) line.say({ kind: "act", move: { kind: "choose", card }, seen: 5 });
    expect(new Set(cable().said.slice(-4).map(({ length }) => length)).size).toBe(1);
  });
  it("does not trust a line that was silent for as long as the server said", () => {
    vi.advanceTimersByTime(17_000);
    expect(states).toEqual(["open"]);
    vi.advanceTimersByTime(2_000);
    expect(states.at(-1)).toBe("lost");
    expect(cables[0]?.closed).toBe(true);
  });
  it("believes the newest ping, because a race waits for nobody", () => {
    cable().tell({ kind: "ping", n: 1, now: 0, next: 1_000, silence: 9_000, lag: null });
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("lost");
  });
  it("dials once in ninety idle seconds at a table where nobody races", () => {
    for (let n = 1; n <= 15; n++) {
      vi.advanceTimersByTime(6_000);
      cable().tell({ kind: "ping", n, now: 0, next: 6_000, silence: 18_000, lag: 4 });
    }
    expect(cables).toHaveLength(1);
    expect([states, qualities]).toEqual([["open"], []]);
  });
  it("bears an older server that pings every 25 seconds and says no number", () => {
    const { silence, ...older } = WELCOME;
    cable().tell(older);
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(25_000);
      cable().tell({ kind: "ping", n, now: 0 });
    }
    expect([states.at(-1), cables.length, silence]).toEqual(["open", 1, 18_000]);
  });
  it("is slow while round trips take long, and good again when they do not", () => {
    const ping = (lag: number | null): void => cable().tell({ kind: "ping", n: 1, now: 0, next: 6_000, silence: 18_000, lag });
    ping(null);
    expect(qualities).toEqual([]);
    ping(300);
    expect(qualities).toEqual(["slow"]);
    ping(12);
    ping(14);
    expect(qualities).toEqual(["slow", "good"]);
    ping(900); // a hiccup
    expect(qualities).toEqual(["slow", "good"]);
  });
  it("is slow in a stall: when a ping is late, or an answer", () => {
    cable().tell({ kind: "ping", n: 1, now: 0, next: 1_000, silence: 9_000, lag: 4 });
    vi.advanceTimersByTime(2_100);
    expect(qualities).toEqual(["slow"]);
    cable().tell({ kind: "ping", n: 2, now: 0, next: 6_000, silence: 18_000, lag: 4 });
    expect(qualities.at(-1)).toBe("good");
    const id = line.say({ kind: "start" });
    vi.advanceTimersByTime(1_100);
    expect(qualities.at(-1)).toBe("slow");
    cable().tell({ kind: "done", id, seq: 0 });
    expect(qualities).toEqual(["slow", "good", "slow", "good"]);
  });
  it("dials at once when the phone woke up after a long sleep", () => {
    vi.setSystemTime(Date.now() + 60_000); // timers sleep too
    line.hurry();
    expect(cables).toHaveLength(2);
  });
  it("dials at once when the device says that it has no network: it may be its own server", () => {
    line.doubt();
    expect(cables).toHaveLength(2);
    expect(cables[0]?.closed).toBe(true);
    expect(states).toEqual(["open"]);
    cable().onclose?.();
    expect(states.at(-1)).toBe("lost");
    line.doubt();
    expect(cables).toHaveLength(2);
  });
  it("does not dial again after a last goodbye", () => {
    cable().tell({ kind: "bye", why: "left" });
    cable().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(cables).toHaveLength(1);
  });
});
