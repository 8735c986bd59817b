import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as files from "../browser/files";
import type { Copy, Fault } from "../wire/answers";
import { tongue } from "../words/tongue.svelte";
import { Desk } from "./desk.svelte";
import { Unreadable, type OwnCopy } from "./own-copy.svelte";
import type { Say } from "./words";

const fault = (at: number | null): Fault => ({ kind: "fault", where: "", rule: "LIG-3", what: "is blank", why: "blank", says: [], at, of: "" });
const say = { saved: (name: string) => `saved ${name}`, tooLong: "too long", unreadable: "unreadable:", wrong: {} } as unknown as Say;
const judged = { text: "own", file: "deck.csv", faults: [] } as unknown as Copy;
const SORTS = [{ name: "shirt" }, { name: "pitch" }];

/** A desk with three pieces on it. */
function desk(more: Record<string, unknown> = {}): Desk {
  const pieces = [["shirt", "1", "1"], ["shirt", "2", "2"], ["pitch", "1", "2"]];
  const copy = { game: "ligretto", pieces, sorts: SORTS, faults: [], judged, isPrinted: false, begin: vi.fn(), judge: () => Promise.resolve(), read: () => Promise.resolve(), ...more };
  return new Desk(() => copy as unknown as OwnCopy, () => say);
}
const file = (name: string): File => ({ name }) as File;

beforeAll(() => tongue.speak("de"));
beforeEach(() => void vi.spyOn(files, "textOf").mockResolvedValue("1;2"));
afterEach(() => void vi.restoreAllMocks());

describe("the piece in the hand", () => {
  it("goes round and round", () => {
    const it = desk();
    it.go(3);
    expect([it.shown, it.sort?.name]).toEqual([0, "shirt"]);
    it.go(-1);
    expect([it.shown, it.sort?.name]).toEqual([2, "pitch"]);
  });
  it("is none at first", () => expect([desk().shown, desk().sort]).toEqual([null, undefined]));
  it("is led to the next fault, and from the last to the first", () => {
    const it = desk({ faults: [fault(0), fault(null), fault(2)] });
    const visits = [0, 1, 2].map(() => (it.shown = it.nextFault ?? null));
    expect(visits).toEqual([0, 2, 0]);
    expect(desk({ faults: [fault(null)] }).nextFault).toBeUndefined();
  });
});

describe("a copy", () => {
  it("can be played once nothing is wrong with it", () => {
    expect([desk().right, desk({ judged: null }).right, desk({ judged: { ...judged, faults: [fault(0)] } }).right]).toEqual([true, false, false]);
  });
  it("is handed on as text, unless it is the printed one", () => {
    expect([desk().deck, desk({ isPrinted: true }).deck]).toEqual(["own", undefined]);
  });
  it("begins again with empty hands", () => {
    const it = desk();
    it.shown = 1;
    it.note = "saved";
    it.begin(true);
    expect([it.shown, it.note]).toEqual([null, ""]);
  });
});

describe("a file", () => {
  it("is saved under the game's name", async () => {
    const handed = vi.spyOn(files, "handOut").mockReturnValue();
    const it = desk();
    await it.save();
    expect(handed).toHaveBeenCalledWith(expect.any(Blob), "ligretto-deck.csv");
    expect(it.note).toBe("saved ligretto-deck.csv");
  });
  it("is not saved while no server has judged it", async () => {
    const it = desk({ judged: null });
    await it.save();
    expect(it.note).toBe(tongue.words.noServer);
  });
  it("is opened, and its name is told", async () => {
    const it = desk();
    it.shown = 1;
    await it.read(file("mine.csv"));
    expect([it.note, it.shown]).toEqual(["mine.csv", null]);
  });
  it("that cannot be read says why", async () => {
    const noteOn = async (why: unknown): Promise<string> => {
      const it = desk({ read: () => Promise.reject(why) });
      await it.read(file("mine.csv"));
      return it.note;
    };
    expect(await noteOn(new Unreadable(fault(0)))).toBe("unreadable: is blank (LIG-3)");
    expect(await noteOn(new Unreadable(undefined))).toBe("unreadable:");
    expect(await noteOn(new Error("away"))).toBe(tongue.words.noServer);
  });
  it("that is too long is not even read", async () => {
    vi.spyOn(files, "textOf").mockResolvedValue(null);
    const it = desk({ read: () => expect.fail("nobody reads it") });
    await it.read(file("book.csv"));
    expect(it.note).toBe("too long");
  });
});
