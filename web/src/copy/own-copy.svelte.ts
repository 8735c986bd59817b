/** Somebody's own deck or dice while it is typed in: kept in this browser after every tap, judged by the server. */
import { keepCopy, remembered, type Piece, type Pieces } from "../browser/own-copies";
import { judgedCopy, standardCopy } from "../wire/server";
import type { Copy, Fault, Sort } from "../wire/answers";

/** How often an edit can be taken back. */
const REMEMBERED = 100;

export class Unreadable extends Error {
  constructor(readonly fault: Fault | undefined) {
    super(fault?.what);
  }
}

export class OwnCopy {
  pieces = $state.raw<Pieces>([]);
  past = $state.raw<readonly Pieces[]>([]);
  /** The last verdict; it may be about the pieces before. */
  private verdict = $state.raw<Copy | null>(null);
  private about = $state.raw<Pieces | null>(null);
  /** The server did not answer. */
  away = $state(false);

  constructor(
    readonly game: string,
    readonly printed: Copy,
  ) {
    this.pieces = remembered(game) ?? printed.pieces;
    void this.judge();
  }

  get sorts(): readonly Sort[] {
    return this.printed.sorts;
  }

  /** Null while the server still looks at it. */
  get judged(): Copy | null {
    return this.about === this.pieces ? this.verdict : null;
  }

  /** What is wrong; while the server looks, what was wrong before. */
  get faults(): readonly Fault[] {
    return this.verdict?.faults ?? [];
  }

  get isPrinted(): boolean {
    return same(this.pieces, this.printed.pieces);
  }

  fill(at: number, cell: number, word: string): void {
    this.change(this.pieces.map((piece, place) => (place === at ? piece.map((old, n) => (n === cell + 2 ? word : old)) : piece)));
  }

  remove(at: number): void {
    this.change(this.pieces.filter((_, place) => place !== at));
  }

  /** Begin again, with the printed deck or with nothing but what the rules leave no choice in. */
  begin(empty: boolean): void {
    const fixed = new Set(this.sorts.filter((sort) => sort.fixed).map((sort) => sort.name));
    const blank = (piece: Piece): Piece => (fixed.has(piece[0] ?? "") ? piece : piece.map((word, n) => (n < 2 ? word : "")));
    this.change(empty ? this.printed.pieces.map(blank) : this.printed.pieces);
  }

  /** A file that was opened; one in which nothing can be made out changes nothing. */
  async read(text: string): Promise<void> {
    const copy = await judgedCopy(this.game, { text });
    if (copy.pieces.length === 0) throw new Unreadable(copy.faults[0]);
    this.change(copy.pieces);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.lay(before);
  }

  async judge(): Promise<void> {
    const pieces = this.pieces;
    try {
      const verdict = await judgedCopy(this.game, { pieces });
      if (pieces === this.pieces) [this.verdict, this.about, this.away] = [verdict, pieces, false];
    } catch {
      if (pieces === this.pieces) this.away = true;
    }
  }

  private change(pieces: Pieces): void {
    if (same(pieces, this.pieces)) return;
    this.past = [...this.past, this.pieces].slice(-REMEMBERED);
    this.lay(pieces);
  }

  private lay(pieces: Pieces): void {
    this.pieces = pieces;
    keepCopy(this.game, this.isPrinted ? null : pieces);
    void this.judge();
  }
}

export const ownCopy = async (game: string): Promise<OwnCopy> => new OwnCopy(game, await standardCopy(game));

const same = (these: Pieces, those: Pieces): boolean => JSON.stringify(these) === JSON.stringify(those);
