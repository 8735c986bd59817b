import { describe, expect, it } from "vitest";
import type { Device } from "./device.svelte";
import { laid, mixed, seatsFor, settleIn } from "./opening";

const elfer = { id: "elfer-raus", seats: [2, 6], pace: "turns" } as const;
const ligretto = { id: "ligretto", seats: [2, 6], pace: "real-time" } as const;
const duel = { id: "zweikampf", seats: [2, 2], pace: "turns" } as const;

describe("a table is laid", () => {
  it("for everybody who may still come by phone", () => {
    expect(seatsFor(elfer, "phones")).toBe(6);
    expect(seatsFor(elfer, "tv")).toBe(6);
  });
  it("for three against bots, where three can play in turns", () => {
    expect(seatsFor(elfer, "alone")).toBe(3);
    expect(seatsFor(duel, "alone")).toBe(2);
    expect(seatsFor(ligretto, "alone")).toBe(2);
  });
  it("for as many as said they are at one device, as far as the game has chairs", () => {
    expect(seatsFor(elfer, "device")).toBe(2);
    expect(seatsFor(elfer, "device", 4)).toBe(4);
    expect(seatsFor(duel, "device", 4)).toBe(2);
  });
  it("and they are seated, without a bot", () => {
    const [said, added] = [[] as unknown[], [] as number[]];
    const device = { way: "device", main: { room: { chairs: [{ name: "x" }, { name: "" }, { name: "" }] }, say: (wish: unknown) => said.push(wish) }, add: () => added.push(1) };
    settleIn(device as unknown as Device, { people: 3 });
    expect([said, added.length]).toEqual([[], 2]);
  });
  it("against toys of which no two are alike, the wished one first", () => {
    expect(mixed("snail")).toEqual(["snail", "tortoise", "rabbit", "fox", "rocket"]);
    expect(mixed("fox").slice(0, 3)).toEqual(["fox", "rabbit", "rocket"]);
  });
  it("and after the first minute the whistle goes at once, against the snail", () => {
    const said: unknown[] = [];
    const device = { way: "alone", main: { room: { chairs: [{ name: "x" }, { name: "" }] }, say: (wish: unknown) => said.push(wish) } };
    settleIn(device as unknown as Device, { level: "snail" });
    expect(said).toEqual([{ kind: "fill", seat: 1, level: "snail" }, { kind: "start" }]);
  });
  it("with somebody's own deck, where there is one", () => {
    expect(laid({ game: duel, way: "alone", door: "code" })).not.toHaveProperty("material");
    expect(laid({ game: duel, way: "alone", door: "code", material: "card,ball" })).toMatchObject({ material: "card,ball" });
  });
  it("with an open door only where others come by phone", () => {
    expect(laid({ game: elfer, way: "alone", door: "list" })).toMatchObject({ public: false, nod: false, solo: true });
    expect(laid({ game: elfer, way: "phones", door: "list" })).toMatchObject({ public: true, nod: false, solo: false });
    expect(laid({ game: elfer, way: "tv", door: "nod" })).toMatchObject({ public: false, nod: true });
  });
});
