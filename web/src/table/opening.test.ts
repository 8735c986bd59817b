import { describe, expect, it } from "vitest";
import { laid, seatsFor } from "./opening";

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
  it("for the fewest at one device", () => {
    expect(seatsFor(elfer, "device")).toBe(2);
  });
  it("with somebody's own deck, where there is one", () => {
    expect(laid({ game: duel, way: "alone", door: "code" })).not.toHaveProperty("material");
    expect(laid({ game: duel, way: "alone", door: "code", material: "card,ball" })).toMatchObject({ material: "card,ball" });
  });
  it("with an open door only where others come by phone", () => {
    expect(laid({ game: elfer, way: "alone", door: "list" })).toMatchObject({ public: false, nod: false });
    expect(laid({ game: elfer, way: "phones", door: "list" })).toMatchObject({ public: true, nod: false });
    expect(laid({ game: elfer, way: "tv", door: "nod" })).toMatchObject({ public: false, nod: true });
  });
});
