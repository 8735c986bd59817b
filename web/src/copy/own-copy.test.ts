import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Copy, Fault } from "../wire/answers";
import { keep, kept } from "../browser/keeping";
import { remembered } from "../browser/own-copies";
import { OwnCopy, Unreadable } from "./own-copy.svelte";

const printed: Copy = {
  sorts: [
    { name: "shirt", pieces: ["1", "2"], fixed: false, cells: [{ name: "number", choices: ["1", "2"], most: 1, optional: false }] },
    { name: "pitch", pieces: ["1"], fixed: true, cells: [{ name: "number", choices: ["2"], most: 1, optional: false }] },
  ],
  pieces: [["shirt", "1", "1"], ["shirt", "2", "2"], ["pitch", "1", "2"]],
  text: "printed",
  file: "deck.csv",
  faults: [],
};
const fault: Fault = { kind: "fault", where: "card 1", rule: "LIG-3", what: "is blank", why: "blank", says: [], at: 0, of: "" };

/** A server that says what was handed in, and finds what the test wants it to find. */
let asked: unknown[] = [];
let answer: Partial<Copy> | null = {};
beforeEach(() => {
  asked = [];
  answer = {};
  vi.stubGlobal("fetch", (_: string, how: RequestInit) => {
    const typed = JSON.parse(how.body as string) as { pieces?: Copy["pieces"] };
    asked.push(typed);
    if (answer === null) return Promise.reject(new Error("away"));
    return Promise.resolve(new Response(JSON.stringify({ ...printed, pieces: typed.pieces ?? printed.pieces, text: "own", ...answer })));
  });
  keep("copy.ligretto", null);
});
afterEach(() => void vi.unstubAllGlobals());

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe("somebody's own copy", () => {
  it("begins as printed, and is judged at once", async () => {
    const copy = new OwnCopy("ligretto", printed);
    expect(copy.judged).toBeNull();
    await settled();
    expect(copy.judged?.text).toBe("own");
    expect(copy.isPrinted).toBe(true);
  });

  it("keeps every tap in this browser, and takes it back", () => {
    const copy = new OwnCopy("ligretto", printed);
    copy.fill(0, 0, "2");
    expect(copy.pieces[0]).toEqual(["shirt", "1", "2"]);
    expect(remembered("ligretto")).toEqual(copy.pieces);
    expect(new OwnCopy("ligretto", printed).pieces).toEqual(copy.pieces);
    copy.undo();
    expect(copy.isPrinted).toBe(true);
    expect(kept("copy.ligretto")).toBeNull();
    copy.undo();
    expect(copy.pieces).toEqual(printed.pieces);
  });

  it("does not count a tap that changes nothing", () => {
    const copy = new OwnCopy("ligretto", printed);
    copy.fill(0, 0, "1");
    expect(copy.past).toEqual([]);
  });

  it("is emptied but for what the rules leave no choice in", () => {
    const copy = new OwnCopy("ligretto", printed);
    copy.begin(true);
    expect(copy.pieces).toEqual([["shirt", "1", ""], ["shirt", "2", ""], ["pitch", "1", "2"]]);
    copy.begin(false);
    expect(copy.isPrinted).toBe(true);
    expect(copy.past).toHaveLength(2);
  });

  it("shows no verdict of the cards before", async () => {
    const copy = new OwnCopy("ligretto", printed);
    await settled();
    answer = { faults: [fault] };
    copy.fill(0, 0, "");
    expect(copy.judged).toBeNull();
    await settled();
    expect(copy.judged?.faults).toEqual([fault]);
    expect(asked).toHaveLength(2);
  });

  it("says when the server is away, and asks again", async () => {
    answer = null;
    const copy = new OwnCopy("ligretto", printed);
    await settled();
    expect(copy.away).toBe(true);
    answer = {};
    await copy.judge();
    expect(copy.away).toBe(false);
    expect(copy.judged).not.toBeNull();
  });

  it("opens a file, and lets one be in which nothing can be made out", async () => {
    const copy = new OwnCopy("ligretto", printed);
    answer = { pieces: [["shirt", "1", "2"]] };
    await copy.read("a file");
    expect(asked).toContainEqual({ text: "a file" });
    expect(copy.pieces).toEqual([["shirt", "1", "2"]]);
    answer = { pieces: [], faults: [fault] };
    await expect(copy.read("nonsense")).rejects.toBeInstanceOf(Unreadable);
    expect(copy.pieces).toEqual([["shirt", "1", "2"]]);
  });

  it("is not taken in by what else lies in the storage", () => {
    for (const other of ["{", "7", "[]", "[7]", '[["shirt"]]', '[["shirt","1",7]]']) {
      keep("copy.ligretto", other);
      expect(remembered("ligretto")).toBeNull();
    }
  });

  it("lets go of a card that is too many", () => {
    const copy = new OwnCopy("ligretto", printed);
    copy.remove(1);
    expect(copy.pieces.map(([, name]) => name)).toEqual(["1", "1"]);
  });
});
