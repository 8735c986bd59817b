/** The desk: which piece is in the hand, what the last deed came to, and files that go out and come in. */
import { handOut, textOf } from "../browser/files";
import type { Sort } from "../wire/answers";
import { tongue } from "../words/tongue.svelte";
import { sentence } from "./name";
import { Unreadable, type OwnCopy } from "./own-copy.svelte";
import type { Say } from "./words";

export class Desk {
  /** The place of the piece in the hand. */
  shown = $state<number | null>(null);
  /** What came of opening or saving a file. */
  note = $state("");

  constructor(
    private readonly copy: () => OwnCopy,
    private readonly say: () => Say,
  ) {}

  get sort(): Sort | undefined {
    const { sorts, pieces } = this.copy();
    return this.shown === null ? undefined : sorts.find((sort) => sort.name === pieces[this.shown as number]?.[0]);
  }
  /** Nothing is wrong with it: it can be played and printed. */
  get right(): boolean {
    return this.copy().judged?.faults.length === 0;
  }
  /** The copy as a table or a printer takes it; undefined for the printed one. */
  get deck(): string | undefined {
    return this.copy().isPrinted ? undefined : this.copy().judged?.text;
  }
  /** Where the next fault is, round and round; undefined if no piece has one. */
  get nextFault(): number | undefined {
    const places = this.copy().faults.flatMap((fault) => (fault.at === null ? [] : [fault.at]));
    return places.find((at) => at > (this.shown ?? -1)) ?? places[0];
  }

  /** Round and round: after the last comes the first. */
  go(at: number): void {
    const { length } = this.copy().pieces;
    this.shown = (at + length) % length;
  }

  begin(empty: boolean): void {
    this.copy().begin(empty);
    this.shown = null;
    this.note = "";
  }

  async save(): Promise<void> {
    const copy = this.copy();
    if (copy.judged === null) await copy.judge();
    if (copy.judged === null) return void (this.note = tongue.words.noServer);
    const name = `${copy.game}-${copy.judged.file}`;
    handOut(new Blob([copy.judged.text], { type: "text/plain" }), name);
    this.note = this.say().saved(name);
  }

  async read(file: File): Promise<void> {
    const text = await textOf(file);
    this.note = text === null ? this.say().tooLong : await this.laid(text, file.name);
    this.shown = null;
  }

  private laid(text: string, name: string): Promise<string> {
    return this.copy().read(text).then(() => name, (why: unknown) => this.refused(why));
  }

  private refused(why: unknown): string {
    const say = this.say();
    if (!(why instanceof Unreadable)) return tongue.words.noServer;
    return why.fault ? `${say.unreadable} ${sentence(why.fault, say)} (${why.fault.rule})` : say.unreadable;
  }
}
