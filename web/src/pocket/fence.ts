/** One house at a time: whoever took it last may write, in whichever tab; the others are told, and could not write if they were not. */
const NAME = "anpfiff-house";
const FACT = "house";

export class Fence {
  private mine = -1;
  private readonly others: BroadcastChannel | null = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);

  constructor(
    private readonly base: IDBDatabase,
    private readonly lost: () => void,
  ) {
    if (this.others !== null) this.others.onmessage = () => this.given();
  }

  get held(): boolean {
    return this.mine >= 0;
  }

  /** Take the house over, if another tab has it. */
  async claim(): Promise<void> {
    if (this.held) return;
    await new Promise<void>((resolve, reject) => {
      const all = this.base.transaction(["facts"], "readwrite", { durability: "strict" });
      const facts = all.objectStore("facts");
      const before = facts.get(FACT) as IDBRequest<number | undefined>;
      before.onsuccess = () => facts.put((this.mine = (before.result ?? 0) + 1), FACT);
      all.oncomplete = () => resolve();
      all.onabort = () => ((this.mine = -1), reject(all.error ?? new Error("aborted")));
    });
    this.others?.postMessage("taken");
  }

  /** Within a transaction that writes: nothing of it is done if the house is another tab's. */
  hold(all: IDBTransaction): void {
    const owner = all.objectStore("facts").get(FACT) as IDBRequest<number | undefined>;
    owner.onsuccess = () => {
      if (owner.result === this.mine) return;
      all.abort();
      this.given();
    };
  }

  private given(): void {
    if (!this.held) return;
    this.mine = -1;
    this.lost();
  }
}
