/** A shelf for browsers that keep nothing: it lasts as long as the page, and the page says so. */
import type { Wanted } from "./shelf";

interface Room {
  readonly code: string;
  page: string;
  entries: Wanted["entries"][number][];
}

export class Memory {
  private readonly rooms = new Map<string, Room>();
  private readonly matches = new Map<string, string>();

  async write(text: string): Promise<void> {
    const { room, code, entries, page, match, ended } = JSON.parse(text) as Wanted;
    const kept = this.rooms.get(room) ?? { code, page: "", entries: [] };
    this.rooms.set(room, kept);
    kept.entries.push(...entries);
    kept.page = page ?? kept.page;
    if (match !== null) this.matches.set(match[0], match[2]);
    if (ended) this.rooms.delete(room);
  }

  /** What an older shelf has of a room goes on here. */
  adopt(text: string, code: string): void {
    const { room, page, entries } = JSON.parse(text) as { room: string; page: string; entries: Room["entries"] };
    this.rooms.set(room, { code, page, entries });
  }

  async room(code: string): Promise<string> {
    const [room, kept] = [...this.rooms].find(([, each]) => each.code === code) ?? [];
    return kept === undefined ? "" : JSON.stringify({ room, page: kept.page, entries: kept.entries });
  }

  async match(link: string): Promise<string> {
    return this.matches.get(link) ?? "";
  }

  async keep(link: string, _game: string, record: string): Promise<string> {
    if (!this.matches.has(link)) this.matches.set(link, record);
    return this.matches.get(link) ?? record;
  }
}
