/** Taps over a slow line: a small table at the far end judges them by what it finds, and its answers take their time. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Room, Table, Told, Turn } from "../wire/messages";
import { Cable, recorded } from "./cable";
import { Seat } from "./seat.svelte";

const ONE_WAY = 150;
const ROOM = recorded.find((told) => told.kind === "room" && told.phase === "playing") as Room;
const WELCOME = recorded.find((told) => told.kind === "welcome") as Told;
const TABLE = recorded.find((told): told is Table => told.kind === "table") as Table;

interface Said {
  readonly kind: string;
  readonly id: number;
  readonly move: unknown;
  readonly seen: number;
}

/** Cards that can be laid once each, and a leaf that can be turned again and again. */
class FarTable extends Cable {
  readonly taken: unknown[] = [];
  /** A card that goes away with the next move. */
  goes: number | null = null;
  private seq = 1;
  private cards: readonly number[] = [...Array(16).keys()];

  constructor(private readonly race: boolean) {
    super();
  }

  override send(text: string): void {
    super.send(text);
    const said = JSON.parse(text) as Said;
    if (said.kind === "act") setTimeout(() => this.judge(said), ONE_WAY);
  }

  table(done: number | null = null): Table {
    const moves = [{ kind: "leaf" }, ...this.cards.map((card) => ({ kind: "lay", card }))];
    const turn: Turn = { kind: "waiting", seats: [0], until: null, race: this.race };
    return { ...TABLE, since: this.seq - 1, seq: this.seq, moves, turn, done };
  }

  private judge({ id, move, seen }: Said): void {
    const stale = !this.race && seen !== this.seq;
    const offered = this.table().moves.some((other) => JSON.stringify(other) === JSON.stringify(move));
    if (stale || !offered) return this.later({ kind: "refused", id, why: stale ? "stale" : "too-late", rule: null, detail: "", faster: null, by: null });
    this.taken.push(move);
    this.cards = this.cards.filter((card) => card !== this.goes && card !== (move as { card?: number }).card);
    this.seq += 1;
    this.later(this.table(id));
  }

  private later(told: Told): void {
    setTimeout(() => this.tell(told), ONE_WAY);
  }
}

const lay = (card: number): unknown => ({ kind: "lay", card });
const LEAF = { kind: "leaf" };

describe.each([true, false])("taps over a line with 300 ms, racing: %s", (race) => {
  let far: FarTable;
  let seat: Seat;
  beforeEach(() => {
    vi.useFakeTimers();
    far = new FarTable(race);
    seat = new Seat("token", { code: "K7RM" }, () => far);
    far.onopen?.();
    far.tell(WELCOME, ROOM, far.table());
  });
  afterEach(() => {
    seat.close();
    vi.useRealTimers();
  });
  const tap = (...moves: readonly unknown[]): void => {
    for (const move of moves) {
      seat.act(move);
      vi.advanceTimersByTime(70);
    }
  };
  const settle = (): void => void vi.advanceTimersByTime(16 * 2 * ONE_WAY);

  it("lets sixteen different ones arrive, in order", () => {
    const moves = [...Array(16).keys()].map(lay);
    tap(...moves);
    settle();
    expect(far.taken).toEqual(moves);
    expect([seat.sent, seat.refusal]).toEqual([[], null]);
  });

  it("lets sixteen of the same arrive", () => {
    tap(...Array<unknown>(16).fill(LEAF));
    expect(seat.sent.length).toBeGreaterThan(8);
    settle();
    expect(far.taken).toHaveLength(16);
    expect([seat.sent, seat.refusal]).toEqual([[], null]);
  });

  it("keeps the order of the same and others", () => {
    const moves = [LEAF, LEAF, lay(3), LEAF, lay(4)];
    tap(...moves);
    settle();
    expect(far.taken).toEqual(moves);
  });

  it("drops visibly what can no longer be meant, and goes on with the next", () => {
    far.goes = 3;
    tap(LEAF, LEAF, lay(3), lay(4));
    settle();
    expect(far.taken).toEqual([LEAF, LEAF, lay(4)]);
    expect(seat.refusal).toMatchObject({ move: lay(3) });
    expect(seat.sent).toEqual([]);
  });

  it("takes a double tap for one wish", () => {
    tap(lay(3), lay(3));
    settle();
    expect(far.taken).toEqual([lay(3)]);
    expect([seat.sent, seat.refusal]).toEqual([[], null]);
  });

  it("says so when more are tapped than can wait", () => {
    for (let count = 0; count < 48 && seat.refusal === null; count++) {
      seat.act(LEAF);
      vi.advanceTimersByTime(70);
    }
    expect(seat.sent).toHaveLength(32);
    expect(seat.refusal).toMatchObject({ why: "too-fast", move: LEAF });
  });
});
