/** The reporter's lines: one is read, the last few are kept. A line stays long enough to be read; only a goal interrupts. */
import type { Line } from "./page";

/** As long as a child needs for one line. */
export const READ = 2_000;
const KEPT = 20;
const INTERRUPTS = 3;

export class Commentary {
  /** Oldest first. */
  lines = $state.raw<readonly Line[]>([]);
  shown = $state.raw<Line | null>(null);
  private next: Line | null = null;
  private since = -READ;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Everything is kept; of what comes too fast to be read, the weightier and then the newer is shown next. */
  say(line: Line): void {
    this.lines = [...this.lines, line].slice(-KEPT);
    if (line.weight === INTERRUPTS || performance.now() - this.since >= READ) return this.show(line);
    if (this.next === null || line.weight >= this.next.weight) this.next = line;
    this.timer ??= setTimeout(() => this.turn(), READ - (performance.now() - this.since));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private turn(): void {
    if (this.next !== null) this.show(this.next);
  }

  private show(line: Line): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next = null;
    this.since = performance.now();
    this.shown = line;
  }
}
