import { describe, expect, it, vi } from "vitest";
import type { Absence, Room } from "../wire/messages";
import { letBotPlay, minutes, missing, undecided, type Voter } from "./absent";

const bear: Absence = { seat: 1, until: 25_000, votes: [7], needed: 2 };
const room = { absences: [bear], chairs: [{ name: "Otter" }, { name: "Bär" }] } as unknown as Room;
const voter = (person: number, chair: number | null, isHost = false): Voter => ({ chair, isHost, me: { person }, say: vi.fn() });

describe("somebody who is away", () => {
  it("is told with the time that is left and the votes", () => {
    expect(missing(room, 5_001)).toEqual([{ seat: 1, name: "Bär", left: "0:20", votes: 1, needed: 2 }]);
    expect(missing(null, 0)).toEqual([]);
  });

  it.each([[61_000, "1:01"], [59_001, "1:00"], [1, "0:01"], [-500, "0:00"]])("%i milliseconds are %s", (milliseconds, told) => {
    expect(minutes(milliseconds)).toBe(told);
  });

  it("can be bridged by a vote of those who play and have not voted, or by a host in the stands", () => {
    const [voted, plays, host, watches] = [voter(7, 0), voter(8, 2), voter(9, null, true), voter(10, null)];
    expect(undecided(room, 1, [voted, plays, host, watches])).toEqual([plays, host]);
    letBotPlay(room, 1, [voted, plays, host, watches]);
    expect(plays.say).toHaveBeenCalledWith({ kind: "bridge", seat: 1 });
    expect(host.say).toHaveBeenCalledWith({ kind: "fill", seat: 1, level: "rabbit" });
    expect(voted.say).not.toHaveBeenCalled();
    expect(watches.say).not.toHaveBeenCalled();
  });
});
