import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Notice } from "./talk";

/** A browser's shelf as it is on bad days. */
const day = { forbidden: false, full: false, owner: true, rooms: new Map<string, string>() };
const tried = async (): Promise<void> => {
  if (day.full) throw new DOMException("full", "QuotaExceededError");
};

vi.mock("./fence", () => ({
  Fence: class {
    held = day.owner;
    claim = tried;
  },
}));
vi.mock("./shelf", () => ({
  opened: async () => {
    if (day.forbidden) throw new DOMException("no", "SecurityError");
    return {};
  },
  Shelf: class {
    constructor(
      _: unknown,
      readonly fence: object,
    ) {}
    tidy = async (): Promise<void> => undefined;
    write = tried;
    room = async (code: string): Promise<string> => day.rooms.get(code) ?? "";
    match = async (): Promise<string> => "";
    keep = async (_: string, __: string, record: string): Promise<string> => (await tried(), record);
  },
}));

const { Keeper } = await import("./keeper");
const wanted = (seq: number): string => JSON.stringify({ room: "r", code: "ABCD", at: 0, entries: [[seq, null, null, "{}"]], page: seq === 1 ? "p" : null, match: null, ended: false });
const entriesOf = (room: string): number[] => (JSON.parse(room) as { entries: [number][] }).entries.map(([seq]) => seq);

let notices: Notice[] = [];
const open = () => Keeper.open((notice) => notices.push(notice), () => undefined);

beforeEach(() => {
  notices = [];
  Object.assign(day, { forbidden: false, full: false, owner: true, rooms: new Map() });
});

describe("where the browser keeps nothing", () => {
  it("says so and plays from memory", async () => {
    day.forbidden = true;
    const keeper = await open();
    await keeper.claim();
    await keeper.write(wanted(1));
    await keeper.write(wanted(2));
    expect(entriesOf(await keeper.room("ABCD"))).toEqual([1, 2]);
    expect(notices).toEqual(["forgetful"]);
  });
});

describe("a shelf that gets full", () => {
  it("keeps what it has, and the match goes on behind it from memory", async () => {
    day.rooms.set("ABCD", JSON.stringify({ room: "r", page: "p", entries: [[1, null, null, "{}"]] }));
    const keeper = await open();
    day.full = true;
    await keeper.write(wanted(2));
    await keeper.write(wanted(3));
    expect(entriesOf(await keeper.room("ABCD"))).toEqual([1, 2, 3]);
    expect(notices).toEqual(["full"]);
  });
  it("lets somebody in though it has no place for the owner's name", async () => {
    day.rooms.set("ABCD", JSON.stringify({ room: "r", page: "p", entries: [[1, null, null, "{}"]] }));
    day.full = true;
    const keeper = await open();
    await keeper.claim();
    expect(entriesOf(await keeper.room("ABCD"))).toEqual([1]);
    await keeper.write(wanted(2));
    expect(entriesOf(await keeper.room("ABCD"))).toEqual([1, 2]);
    expect(notices).toEqual(["full"]);
  });
  it("still answers for a match from a file", async () => {
    day.full = true;
    const keeper = await open();
    expect(await keeper.keep("l", "foul", "record")).toBe("record");
    expect(await keeper.match("l")).toBe("record");
  });
});

it("a tab that has lost the house writes nothing, not even into memory", async () => {
  day.owner = false;
  const keeper = await open();
  day.full = true;
  await expect(keeper.write(wanted(1))).rejects.toThrow();
  expect(await keeper.room("ABCD")).toBe("");
});
