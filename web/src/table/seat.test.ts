import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refused, Room, Table, Told, Words } from "../wire/messages";
import { Exchange, recorded } from "./cable";
import { Live } from "./live";
import type { GamePage } from "./page";
import { isAwaited, offer } from "./play";
import { Seat } from "./seat.svelte";
import { tongue } from "../words/tongue.svelte";

const tables = recorded.filter((told): told is Table => told.kind === "table");
const first = tables[0] as Table;
const PAGE = { cheers: () => null } as unknown as GamePage<Words>;
const PLAYING = recorded.find((told) => told.kind === "room" && told.phase === "playing") as Told;
const upTo = (table: Table): readonly Told[] => recorded.slice(0, recorded.indexOf(table) + 1);

describe("a seat", () => {
  let exchange: Exchange;
  let seat: Seat;
  beforeEach(() => {
    vi.useFakeTimers();
    exchange = new Exchange();
    seat = new Seat("token", { game: "zweikampf" }, exchange.dial);
    exchange.last.onopen?.();
  });
  afterEach(() => {
    seat.close();
    vi.useRealTimers();
  });

  it("opens a room, and comes back to the same one when the line was cut", () => {
    expect(exchange.last.said[0]).toMatchObject({ kind: "open", game: "zweikampf", token: "token" });
    exchange.last.tell(...upTo(first));
    exchange.last.onclose?.();
    expect(seat.line).toBe("lost");
    seat.hurry();
    exchange.last.onopen?.();
    expect(exchange.last.said[0]).toMatchObject({ kind: "join", code: "K7RM", token: "token", seen: first.seq });
  });

  it("is back in a moment when the server said goodbye, and has lost its line when nobody did or nobody answers", () => {
    exchange.last.tell(...upTo(first), { kind: "bye", why: "server-stops" });
    exchange.last.onclose?.();
    expect([seat.line, seat.parted]).toEqual(["lost", true]);
    seat.hurry();
    exchange.last.onclose?.();
    expect([seat.line, seat.parted]).toEqual(["lost", false]);
  });

  it("knows its chair, the host and the table from what it is told", () => {
    expect([seat.room, seat.table, seat.chair]).toEqual([null, null, null]);
    exchange.last.tell(...upTo(first));
    expect(seat.code).toBe("K7RM");
    expect(seat.chair).toBe(0);
    expect(seat.isHost).toBe(true);
    expect(seat.table?.seq).toBe(first.seq);
  });

  it("has no chair any more when it was sent away, and brings its browser's mark and its name to the next table", () => {
    exchange.last.tell(...upTo(first));
    const name = seat.room?.chairs[0]?.name;
    exchange.last.tell({ kind: "bye", why: "sent-away" });
    expect(seat.chair).toBe(null);
    const next = new Seat("another", { code: "AAAA" }, exchange.dial);
    exchange.last.onopen?.();
    expect(exchange.last.said[0]).toMatchObject({ kind: "join", name, browser: expect.stringMatching(/^.{43}$/) });
    next.close();
  });

  it("hears a whole match to its result", () => {
    exchange.last.tell(...recorded);
    expect(seat.room?.phase).toBe("over");
    expect(seat.table?.turn.kind).toBe("finished");
    expect(seat.heard.length).toBeGreaterThan(10);
    expect(seat.heard.at(-1)?.table).toEqual(tables.at(-1));
  });

  it("shows a move as on its way until it is answered, and never twice", () => {
    exchange.last.tell(...upTo(first));
    seat.act({ kind: "turn-over" });
    seat.act({ kind: "turn-over" });
    expect(seat.sent).toHaveLength(1);
    const acts = exchange.last.said.filter(({ kind }) => kind === "act");
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ move: { kind: "turn-over" }, seen: first.seq });
    exchange.last.tell({ ...(tables[1] as Table), done: acts[0]?.["id"] as number });
    expect(seat.sent).toEqual([]);
  });

  it("lets nothing but a finger that trembles go without an answer", () => {
    exchange.last.tell(...upTo(first), PLAYING);
    const acts = (): Record<string, unknown>[] => exchange.last.said.filter(({ kind }) => kind === "act");
    seat.act({ kind: "turn-over" });
    vi.advanceTimersByTime(100);
    seat.act({ kind: "turn-over" });
    expect([seat.sent.length, acts().length]).toEqual([2, 1]);
    exchange.last.tell({ ...(tables[1] as Table), moves: first.moves, done: acts()[0]?.["id"] as number });
    expect(acts()).toHaveLength(2);
    expect(acts()[1]).toMatchObject({ move: { kind: "turn-over" }, seen: (tables[1] as Table).seq });
  });

  it("keeps a refusal with the move it was about", () => {
    exchange.last.tell(...upTo(first));
    seat.act({ kind: "turn-over" });
    const id = seat.sent[0]?.id as number;
    const refused: Refused = { kind: "refused", id, why: "too-late", rule: "DUEL-2", detail: "", faster: 1, by: 60 };
    exchange.last.tell(refused);
    expect(seat.sent).toEqual([]);
    expect(seat.refusal).toMatchObject({ why: "too-late", rule: "DUEL-2", move: { kind: "turn-over" } });
    seat.act({ kind: "turn-over" });
    expect(seat.refusal).toBeNull();
  });

  it("asks again when it has missed something", () => {
    exchange.last.tell(...upTo(first));
    const later = tables[3] as Table;
    exchange.last.tell({ ...later, since: first.seq + 1 });
    expect(exchange.last.said.at(-1)).toMatchObject({ kind: "catch-up", seen: first.seq });
  });

  const room = (more: Partial<Room>): Room => ({ ...(seat.room as Room), ...more });
  /** What the server says at the next kick-off: its first table, numbered on, and then the room with the new match. */
  const nextMatch = (): readonly Told[] => {
    const seq = (tables.at(-1) as Table).seq;
    return [{ ...first, since: seq, seq }, room({ match: "another", phase: "playing" })];
  };

  it("forgets the old match when a new one begins", () => {
    exchange.last.tell(...recorded);
    exchange.last.tell(room({ phase: "countdown" }));
    expect(seat.table?.turn.kind).toBe("finished"); // it lies there until the whistle
    exchange.last.tell(...nextMatch());
    expect(seat.heard.map(({ table }) => table.at)).toEqual([first.at]);
    expect(seat.table?.turn.kind).toBe("waiting");
  });

  it("forgets a match whose end it missed, too", () => {
    exchange.last.tell(...upTo(tables[3] as Table));
    exchange.last.onclose?.();
    seat.hurry();
    exchange.last.onopen?.();
    const [table, another] = nextMatch() as [Table, Room];
    exchange.last.tell(...recorded.filter(({ kind }) => kind === "welcome"), another);
    expect([seat.table, seat.heard]).toEqual([null, []]);
    exchange.last.tell(table);
    expect(seat.heard).toHaveLength(1);
  });

  it("keeps what it has heard of a match to which it comes back", () => {
    exchange.last.tell(...upTo(tables[3] as Table));
    const heard = seat.heard.length;
    exchange.last.onclose?.();
    seat.hurry();
    exchange.last.onopen?.();
    exchange.last.tell(...recorded.filter(({ kind }) => kind === "welcome"), seat.room as Room);
    expect(seat.heard).toHaveLength(heard);
    expect(seat.table?.seq).toBe(tables[3]?.seq);
  });

  it("never holds a table of another game than the room's", () => {
    exchange.last.tell(...recorded);
    exchange.last.tell(room({ game: "foul", phase: "lobby", match: null }));
    expect([seat.table, seat.heard]).toEqual([null, []]);
  });

  it("remembers cheers for a moment, the nudge until something is done, and why it was sent away", () => {
    exchange.last.tell(...upTo(first), { kind: "cheered", person: 1, cheer: "wow" }, { kind: "nudge", seat: 0 });
    expect(seat.cheers.map(({ cheer }) => cheer)).toEqual(["wow"]);
    expect(seat.nudged).toBe(true);
    seat.act({ kind: "turn-over" });
    expect(seat.nudged).toBe(false);
    exchange.last.tell({ kind: "bye", why: "room-ended" });
    expect([seat.bye, seat.line]).toEqual(["room-ended", "closed"]);
  });

  it("is what a board sees", async () => {
    await tongue.speak("de");
    exchange.last.tell(...upTo(first));
    const live = new Live(seat, PAGE);
    expect(live.still).toBe(true); // the whistle comes with the next room
    exchange.last.tell(PLAYING);
    expect([live.seat, live.still, isAwaited(live)]).toEqual([0, false, true]);
    expect(offer(live, "turn-over")).toEqual({ kind: "turn-over" });
    expect(live.chairs[1]?.name).toBe("Hanni");
  });
});
