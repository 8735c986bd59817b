import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
const WELCOME = { kind: "welcome", version: VERSION, person: 1, name: "", animal: "", seat: 0, code: "K7RM", now: 0, command: 0 };

describe("a line", () => {
  let cables: Cable[];
  let states: LineState[];
  let line: Line;
  const cable = (): Cable => cables.at(-1) as Cable;

  beforeEach(() => {
    vi.useFakeTimers();
    cables = [];
    states = [];
    const dial = (): Wire => cables[cables.push(new Cable()) - 1] as Cable;
    line = new Line({ heard: () => undefined, changed: (state) => states.push(state), greeting: () => GREETING }, dial);
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
    expect(cable().said.at(-1)).toBe(JSON.stringify({ kind: "start", id }));
  });
  it("does not trust a line that fell silent", () => {
    vi.advanceTimersByTime(12_000);
    expect(states.at(-1)).toBe("lost");
    expect(cables[0]?.closed).toBe(true);
  });
  it("stays as long as the server pings", () => {
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(5_000);
      cable().tell({ kind: "ping", n, now: 0 });
    }
    expect(states).toEqual(["open"]);
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
