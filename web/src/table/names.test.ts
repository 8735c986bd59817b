import { describe, expect, it } from "vitest";
import type { Chair } from "../wire/messages";
import { chairName, namedChairs } from "./names";

const bot = (level: string): Chair => ({ person: null, name: level, animal: "", bot: level, here: true });
const person: Chair = { person: 1, name: "Mutiger Wal", animal: "whale", bot: null, here: true };
const free: Chair = { person: null, name: "", animal: "", bot: null, here: false };

describe("names", () => {
  it("are the people's own, and each toy's own", () => {
    expect([person, bot("rabbit")].map(chairName)).toEqual(["Mutiger Wal", "Hanni"]);
  });
  it("tell two bots of one level apart, and leave a free chair free", () => {
    const names = namedChairs([bot("rabbit"), person, bot("fox"), bot("rabbit"), free, free]).map(({ name }) => name);
    expect(names).toEqual(["Hanni", "Mutiger Wal", "Rudi", "Max", "", ""]);
  });
  it("stay apart at a table full of one kind, and for bots of somebody's own", () => {
    for (const level of ["snail", "tin-tin"]) {
      const names = namedChairs(Array.from({ length: 8 }, () => bot(level))).map(({ name }) => name);
      expect(new Set(names).size).toBe(8);
    }
    expect(chairName(bot("tin-tin"))).toBe("tin-tin");
  });
  it("stay somebody's own while a bot bridges", () => {
    expect(chairName({ ...person, bot: "fox" })).toBe("Mutiger Wal");
  });
});

it("no two toys at a table stand on tin of one colour", () => {
  const tins = namedChairs([bot("snail"), person, bot("fox"), bot("snail"), free, bot("rocket")]).flatMap(({ tin }) => tin ?? []);
  expect(tins).toEqual([0, 1, 2, 3]);
});
