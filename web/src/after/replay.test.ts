import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Replay } from "../wire/answers";
import type { Table } from "../wire/messages";
import { recorded } from "../table/cable";
import { chairsOf, developed, Film, filmed } from "./replay.svelte";

const heard = recorded.filter((told): told is Table => told.kind === "table").map((table) => ({ table, when: table.at }));

describe("a film", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is developed from the changes of each step", () => {
    const frames = [
      { seq: 0, at: 0, seat: null, events: [], turn: { kind: "waiting" }, view: { stacks: [20, 20], won: [[], []] } },
      { seq: 1, at: 900, seat: 0, events: [], turn: { kind: "waiting" }, view: { stacks: [19, 19] } },
    ];
    const whole = developed({ frames } as unknown as Pick<Replay, "frames">);
    expect(whole.map(({ view }) => view)).toEqual([{ stacks: [20, 20], won: [[], []] }, { stacks: [19, 19], won: [[], []] }]);
  });

  it("holds the last seconds as they were heard", () => {
    const last = filmed(heard, 200);
    const end = heard.at(-1)?.table.at ?? 0;
    expect(last.length).toBeLessThan(heard.length);
    expect(last.every(({ at }) => end - at <= 200)).toBe(true);
    expect(last.at(-1)?.seq).toBe(heard.at(-1)?.table.seq);
  });

  it("goes step by step, runs by itself, and stops at the end", () => {
    const film = new Film(filmed(heard, 1e9), null, []);
    film.go(-5);
    expect(film.step).toBe(0);
    film.go(3);
    expect(film.news.seq).toBe(film.frames[3]?.seq);
    film.run();
    vi.advanceTimersByTime(250);
    expect(film.step).toBe(4);
    film.stop();
    vi.advanceTimersByTime(5_000);
    expect(film.step).toBe(4);
    film.run();
    vi.advanceTimersByTime(60_000);
    expect([film.step, film.running]).toEqual([film.last, false]);
    film.run();
    expect(film.step).toBe(0);
    film.stop();
  });

  it("offers nothing to press", () => {
    const film = new Film(filmed(heard, 1e9), 0, chairsOf([{ name: "Ada", animal: "", bot: null }, { name: "rabbit", animal: "rabbit", bot: "rabbit" }]));
    film.act();
    expect([film.moves, film.sent, film.still]).toEqual([[], [], true]);
    expect(film.chairs.map(({ bot }) => bot)).toEqual([null, "rabbit"]);
  });
});
