import { beforeEach, describe, expect, it } from "vitest";
import type { Chair } from "../wire/messages";
import { tongue } from "../words/tongue.svelte";
import { chairName, namedChairs } from "./names";

const bot = (level: "rabbit" | "fox"): Chair => ({ person: null, name: level, animal: "", bot: level, here: true });
const person: Chair = { person: 1, name: "Mutiger Wal", animal: "whale", bot: null, here: true };

describe("names", () => {
  beforeEach(() => tongue.speak("de"));

  it("are the people's own, and the levels' in the reader's language", async () => {
    expect([person, bot("rabbit")].map(chairName)).toEqual(["Mutiger Wal", "Hase"]);
    await tongue.speak("en");
    expect(chairName(bot("rabbit"))).not.toBe("Hase");
  });
  it("tell two bots of one level apart, and leave a free chair free", () => {
    const free: Chair = { person: null, name: "", animal: "", bot: null, here: false };
    const names = namedChairs([bot("rabbit"), person, bot("fox"), bot("rabbit"), free, free]).map(({ name }) => name);
    expect(names).toEqual(["Hase", "Mutiger Wal", "Fuchs", "Hase 2", "", ""]);
  });
  it("stay somebody's own while a bot bridges", () => {
    expect(chairName({ ...person, bot: "fox" })).toBe("Mutiger Wal");
  });
});
