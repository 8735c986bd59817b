/** The shelf: rooms, their logs and finished matches in IndexedDB. What was written is there after a power cut, or it was not written. */
import { Fence } from "./fence";

type Line = readonly [seq: number, person: number | null, command: number | null, body: string];

export interface Wanted {
  readonly room: string;
  readonly code: string;
  readonly at: number;
  readonly entries: readonly Line[];
  readonly page: string | null;
  readonly match: readonly [link: string, game: string, record: string] | null;
  readonly ended: boolean;
}

interface Room {
  readonly room: string;
  readonly code: string;
  readonly page: string;
  readonly at: number;
}

const STORES = ["rooms", "log", "matches", "facts"];
/** Rooms that nobody came back to make room for others, the oldest first. */
const MOST_ROOMS = 24;

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no"));
  });

const finished = (all: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    all.oncomplete = () => resolve();
    all.onabort = () => reject(all.error ?? new Error("aborted"));
  });

export async function opened(name = "anpfiff", engine: IDBFactory = indexedDB): Promise<IDBDatabase> {
  const request = engine.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("rooms", { keyPath: "room" }).createIndex("code", "code");
    request.result.createObjectStore("log");
    request.result.createObjectStore("matches");
    request.result.createObjectStore("facts");
  };
  return done(request);
}

/** Does a room of that code lie there? The page may ask before Python is there. */
export async function holds(code: string): Promise<boolean> {
  const base = await opened().catch(() => null);
  if (base === null) return false;
  const kept = await done(base.transaction(["rooms"]).objectStore("rooms").index("code").count(code));
  base.close();
  return kept > 0;
}

/** Every entry of a room lies between these two. */
const logOf = (room: string): IDBKeyRange => IDBKeyRange.bound([room, 0], [room, Number.MAX_SAFE_INTEGER]);

export class Shelf {
  constructor(
    private readonly base: IDBDatabase,
    readonly fence: Fence,
  ) {}

  /** All of it or nothing, and only as long as no other tab has taken the house over. */
  async write(text: string): Promise<void> {
    const wanted = JSON.parse(text) as Wanted;
    const all = this.transaction("readwrite");
    const over = finished(all);
    this.fence.hold(all);
    this.put(all, wanted);
    await over;
  }

  private put(all: IDBTransaction, { room, code, at, entries, page, match, ended }: Wanted): void {
    for (const line of entries) all.objectStore("log").put(line, [room, line[0]]);
    if (page !== null) all.objectStore("rooms").put({ room, code, page, at } satisfies Room);
    if (match !== null) all.objectStore("matches").put(match[2], match[0]);
    if (ended) this.clear(all, room);
  }

  private clear(all: IDBTransaction, room: string): void {
    all.objectStore("rooms").delete(room);
    all.objectStore("log").delete(logOf(room));
  }

  async room(code: string): Promise<string> {
    const all = this.transaction("readonly");
    const kept = (await done(all.objectStore("rooms").index("code").get(code))) as Room | undefined;
    if (kept === undefined) return "";
    const entries = (await done(all.objectStore("log").getAll(logOf(kept.room)))) as Line[];
    return JSON.stringify({ room: kept.room, page: kept.page, entries });
  }

  async match(link: string): Promise<string> {
    return ((await done(this.transaction("readonly").objectStore("matches").get(link))) as string | undefined) ?? "";
  }

  async keep(link: string, _game: string, record: string): Promise<string> {
    const all = this.transaction("readwrite");
    const over = finished(all);
    const matches = all.objectStore("matches");
    const before = (await done(matches.get(link))) as string | undefined;
    if (before === undefined) matches.put(record, link);
    await over;
    return before ?? record;
  }

  /** Rooms that nobody came back to. */
  async tidy(): Promise<void> {
    const all = this.transaction("readwrite");
    const rooms = (await done(all.objectStore("rooms").getAll())) as Room[];
    const old = rooms.sort((a, b) => b.at - a.at).slice(MOST_ROOMS);
    for (const { room } of old) this.clear(all, room);
  }

  private transaction(mode: IDBTransactionMode): IDBTransaction {
    return this.base.transaction(STORES, mode, { durability: "strict" });
  }
}
