/** Which shelf it is: the browser's, or, where that is forbidden or full, one that lasts as long as the page. */
import { Fence } from "./fence";
import { Memory } from "./memory";
import { opened, Shelf, type Wanted } from "./shelf";
import type { Notice } from "./talk";

export class Keeper {
  private shelf: Shelf | null = null;
  /** What lies there stays there and can be read; this evening is played from memory. */
  private full = false;
  private readonly memory = new Memory();

  private constructor(private readonly notice: (notice: Notice) => void) {}

  static async open(notice: (notice: Notice) => void, lost: () => void): Promise<Keeper> {
    const keeper = new Keeper(notice);
    try {
      const base = await opened();
      keeper.shelf = new Shelf(base, new Fence(base, lost));
      void keeper.shelf.tidy().catch(() => undefined);
    } catch {
      notice("forgetful");
    }
    return keeper;
  }

  /** A shelf that is full has no place even for its owner's name. */
  async claim(): Promise<void> {
    if (!this.full) await this.shelf?.fence.claim().catch(() => this.fill());
  }

  async write(text: string): Promise<void> {
    if (this.shelf === null || this.full) return this.writeDown(text);
    try {
      await this.shelf.write(text);
    } catch (fault) {
      if (!this.shelf.fence.held) throw fault;
      this.fill();
      await this.writeDown(text);
    }
  }

  /** Into memory, behind what the shelf has of that room. */
  private async writeDown(text: string): Promise<void> {
    const { code } = JSON.parse(text) as Wanted;
    if ((await this.memory.room(code)) === "") {
      const before = (await this.shelf?.room(code).catch(() => "")) ?? "";
      if (before !== "") this.memory.adopt(before, code);
    }
    await this.memory.write(text);
  }

  private fill(): void {
    this.full = true;
    this.notice("full");
  }

  async room(code: string): Promise<string> {
    return (await this.memory.room(code)) || ((await this.shelf?.room(code)) ?? "");
  }

  async match(link: string): Promise<string> {
    return (await this.memory.match(link)) || ((await this.shelf?.match(link)) ?? "");
  }

  async keep(link: string, game: string, record: string): Promise<string> {
    if (this.shelf === null || this.full) return this.memory.keep(link, game, record);
    return this.shelf.keep(link, game, record).catch(() => {
      this.fill();
      return this.memory.keep(link, game, record);
    });
  }
}
