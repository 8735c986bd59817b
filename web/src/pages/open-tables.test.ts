import { describe, expect, it } from "vitest";
import type { Chair, Room } from "../wire/messages";
import { hasRoom, inOrder, names, people } from "./open-tables";

const chair = (name: string, person: number | null = null): Chair => ({ person, name, animal: "fox", bot: null, here: true });
const room = (code: string, phase: Room["phase"], chairs: readonly Chair[], locked = false): Room =>
  ({ code, phase, chairs, locked, stands: [{ person: 9, name: "Wal", animal: "whale" }] }) as unknown as Room;

const FULL = [chair("Fuchs", 1), chair("rabbit")];
const FREE = [chair("Eule", 1), chair("")];

describe("open tables", () => {
  it("count people, not bots, and name those who play", () => {
    expect(people(room("A", "playing", FULL))).toBe(2);
    expect(names(room("A", "playing", FULL))).toEqual(["Fuchs"]);
  });
  it("come in the order in which one can join them", () => {
    const rooms = [room("PLAYS", "playing", FULL), room("LOCKED", "lobby", FREE, true), room("OVER", "over", FULL), room("FREE", "lobby", FREE)];
    expect(inOrder(rooms).map(({ code }) => code)).toEqual(["FREE", "OVER", "PLAYS", "LOCKED"]);
    expect(rooms.map(hasRoom)).toEqual([false, false, false, true]);
  });
});
