import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Replay as Recorded } from "../wire/answers";
import type { GamePage } from "../table/page";
import type { Table, Words } from "../wire/messages";
import { recorded } from "../table/cable";
import { wholeFrames } from "./frames";
import { chairsOf, lastFrames, Replay } from "./replay.svelte";

const PAGE = { cheers: () => null } as unknown as GamePage<Words>;
const heard = recorded.filter((told): told is Table => told.kind === "table").map((table) => ({ table, when: table.at }));

describe("a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is put together from the changes of each step", () => {
    const frames = [
      { seq: 0, at: 0, seat: null, events: [], turn: { kind: "waiting" }, view: { stacks: [20, 20], won: [[], []] } },
      { seq: 1, at: 900, seat: 0, events: [], turn: { kind: "waiting" }, view: { stacks: [19, 19] } },
    ];
    const whole = wholeFrames({ frames } as unknown as Pick<Recorded, "frames">);
    expect(whole.map(({ view }) => view)).toEqual([{ stacks: [20, 20], won: [[], []] }, { stacks: [19, 19], won: [[], []] }]);
  });

  it("holds the last seconds as they were heard", () => {
    const last = lastFrames(heard, 200);
    const end = heard.at(-1)?.table.at ?? 0;
    expect(last.length).toBeLessThan(heard.length);
    expect(last.every(({ at }) => end - at <= 200)).toBe(true);
    expect(last.at(-1)?.seq).toBe(heard.at(-1)?.table.seq);
  });

  it("goes step by step, runs by itself, and stops at the end", () => {
    const replay = new Replay(lastFrames(heard, 1e9), null, [], PAGE);
    replay.go(-5);
    expect(replay.step).toBe(0);
    replay.go(3);
    expect(replay.news.seq).toBe(replay.frames[3]?.seq);
    replay.run();
    vi.advanceTimersByTime(250);
    expect(replay.step).toBe(4);
    replay.stop();
    vi.advanceTimersByTime(5_000);
    expect(replay.step).toBe(4);
    replay.run();
    vi.advanceTimersByTime(60_000);
    expect([replay.step, replay.running]).toEqual([replay.last, false]);
    replay.run();
    expect(replay.step).toBe(0);
    replay.stop();
  });

  it("offers nothing to press", () => {
    const replay = new Replay(lastFrames(heard, 1e9), 0, chairsOf([{ name: "Ada", animal: "", bot: null }, { name: "rabbit", animal: "rabbit", bot: "rabbit" }]), PAGE);
    replay.act();
    expect([replay.moves, replay.sent, replay.still]).toEqual([[], [], true]);
    expect(replay.chairs.map(({ bot }) => bot)).toEqual([null, "rabbit"]);
  });
});
