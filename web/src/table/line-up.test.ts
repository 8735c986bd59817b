import { describe, expect, it } from "vitest";
import type { Seat } from "./seat.svelte";
import type { Chair } from "../wire/messages";
import { kickOff, lineUp, nextSeats, opposite } from "./line-up";

const chairs = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

describe("the line-up", () => {
  it("lets free chairs go when enough people are there", () => {
    expect(lineUp(chairs("Fuchs", "", "Eule", "", ""), 2)).toEqual({ seats: 2, bots: [] });
  });
  it("puts a bot on the first free chair where one is missing", () => {
    expect(lineUp(chairs("", "Fuchs", "", ""), 2)).toEqual({ seats: 2, bots: [0] });
    expect(lineUp(chairs("Fuchs", "", "", ""), 3)).toEqual({ seats: 3, bots: [1, 2] });
  });
  it("leaves a full table as it is", () => {
    expect(lineUp(chairs("Fuchs", "rabbit", "Eule"), 2)).toEqual({ seats: 3, bots: [] });
  });
  it("keeps teams together when free chairs go", () => {
    expect(lineUp(chairs("Fuchs", "", "Eule", "", "", ""), 2, true)).toEqual({ seats: 3, bots: [1] });
    expect(lineUp(chairs("", "Fuchs", "", "Eule", "", ""), 2, true)).toEqual({ seats: 4, bots: [0, 2] });
    expect(lineUp(chairs("Fuchs", "", "", "", "", "Eule"), 2, true)).toEqual({ seats: 2, bots: [] });
    expect(lineUp(chairs("Fuchs", "", "", "", "", ""), 2, true)).toEqual({ seats: 2, bots: [1] });
  });
  it("lets bots play by themselves where nobody sits", () => {
    expect(lineUp(chairs("", ""), 2)).toEqual({ seats: 2, bots: [0, 1] });
  });
});

describe("the whistle", () => {
  it("lets free chairs go, and keeps options and deck", () => {
    const said: unknown[] = [];
    const room = { game: "ligretto", options: { referee: true }, material: "kind,number", chairs: chairs("Fuchs", "", "Eule", "") };
    kickOff({ room, say: (wish: unknown) => said.push(wish) } as unknown as Seat, 2, ["rabbit"]);
    expect(said).toEqual([{ kind: "choose", game: "ligretto", options: { referee: true }, seats: 2, material: "kind,number" }, { kind: "start" }]);
  });
});

describe("the other team", () => {
  const chair = (name: string, person: number | null): Chair => ({ person, name, animal: "", bot: name === "rabbit" ? name : null, here: true });

  it("has a free chair, or a bot's, or somebody changes", () => {
    expect(opposite([chair("Fuchs", 1), chair("rabbit", null), chair("Eule", 2), chair("", null)], 0)).toBe(3);
    expect(opposite([chair("Fuchs", 1), chair("Bär", 3), chair("Eule", 2), chair("rabbit", null)], 2)).toBe(3);
    expect(opposite([chair("Fuchs", 1), chair("Bär", 3), chair("Eule", 2), chair("Wal", 4)], 2)).toBe(3);
    expect(opposite([chair("Fuchs", 1)], 0)).toBe(null);
  });
});

describe("the chairs of the next game", () => {
  const sits = (person: number): Chair => ({ person, name: "x", animal: "fox", bot: null, here: true });
  const guest = (person: number): { person: number; name: string; animal: string } => ({ person, name: "y", animal: "owl" });

  it("are enough for those who had to watch the last one", () => {
    const room = { chairs: [sits(1), sits(2)], stands: [guest(3), guest(4)], host: 1 };
    expect(nextSeats(room, [2, 6])).toBe(4);
    expect(nextSeats(room, [2, 2])).toBe(2);
  });
  it("are not counted for the screen that hosts", () => {
    expect(nextSeats({ chairs: [sits(2), sits(3)], stands: [guest(1)], host: 1 }, [2, 6])).toBe(2);
  });
});
