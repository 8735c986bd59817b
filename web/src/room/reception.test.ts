import { describe, expect, it } from "vitest";
import { keep } from "../browser/keeping";
import type { Device } from "../table/device.svelte";
import type { Chair } from "../wire/messages";
import type { Game } from "../wire/server";
import { Reception } from "./reception";

const chair = (person: number | null, name: string, bot: string | null = null): Chair => ({ person, name, animal: "fox", bot, here: true }) as Chair;
const ME = chair(1, "Fuchs");
const FREE = chair(null, "");
const BOT = chair(null, "Hase", "rabbit");
const OTHER = chair(2, "Dachs");
const GAME = { id: "elfmeter", seats: [2, 4] } as unknown as Game;

/** A device with one person at it, the chairs around them, and what was said to the room. */
function table(chairs: readonly Chair[], { host = true, stands = [] as { person: number; name: string }[], known = true } = {}) {
  const said: unknown[] = [];
  let added = 0;
  const room = { game: "elfmeter", options: { goals: 3 }, chairs, material: null, stands, host: 1 };
  const me = { isHost: host, me: { person: 1 }, room, say: (command: unknown) => void said.push(command) };
  const device = { main: me, people: [me], add: () => (added += 1) } as unknown as Device;
  return { reception: new Reception(() => device, () => (known ? GAME : undefined)), said, added: () => added };
}

describe("who may still come", () => {
  it("is anybody, as long as a chair is free", () => {
    expect(table([ME, FREE]).reception).toMatchObject({ free: true, alone: false, canAdd: true });
  });
  it("is nobody beside bots alone", () => {
    expect(table([ME, BOT]).reception).toMatchObject({ free: false, alone: true });
    expect(table([ME, OTHER]).reception.alone).toBe(false);
  });
  it("is somebody at this device if the host can bring a chair", () => {
    expect(table([ME, OTHER]).reception.canAdd).toBe(true);
    expect(table([ME, OTHER], { host: false }).reception.canAdd).toBe(false);
    expect(table([ME, OTHER, BOT, BOT]).reception.canAdd).toBe(false);
    expect(table([ME, OTHER], { known: false }).reception.canAdd).toBe(false);
  });
  it("does not count the host among those who look on", () => {
    const stands = [{ person: 1, name: "Fuchs" }, { person: 7, name: "Igel" }];
    expect(table([FREE, FREE], { stands }).reception.watching).toEqual(["Igel"]);
  });
});

describe("what the host changes", () => {
  it("is one thing; everything else stays", () => {
    const { reception, said } = table([ME, FREE]);
    reception.choose({ seats: 3 });
    expect(said).toEqual([{ kind: "choose", game: "elfmeter", options: { goals: 3 }, seats: 3, material: null }]);
  });
  it("is nothing for anybody else", () => {
    const { reception, said } = table([ME, FREE], { host: false });
    reception.choose({ seats: 3 });
    reception.fill(1, "fox");
    expect(said).toEqual([]);
  });
});

describe("a bot", () => {
  it("sits down at once, as strong as the last one", () => {
    keep("level", "rocket");
    const { reception, said } = table([ME, FREE]);
    expect(reception.seatBot(1)).toBe(true);
    expect(said).toEqual([{ kind: "fill", seat: 1, level: "rocket" }]);
  });
  it("that sits already is asked about", () => {
    const { reception, said } = table([ME, BOT]);
    expect(reception.seatBot(1)).toBe(false);
    expect(said).toEqual([]);
  });
});

describe("somebody else at this device", () => {
  it("takes the free chair, or a new one", () => {
    const free = table([ME, FREE]);
    free.reception.add();
    expect([free.said, free.added()]).toEqual([[], 1]);
    const full = table([ME, OTHER]);
    full.reception.add();
    expect([full.said, full.added()]).toEqual([[expect.objectContaining({ kind: "choose", seats: 3 })], 1]);
  });
});
