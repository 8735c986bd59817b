/** A line that ends in the worker: the same messages as over a socket. */
import type { Wire } from "../wire/line";
import type { Asked } from "./talk";

export class PocketWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private greeted = false;

  constructor(
    private readonly line: number,
    private readonly post: (asked: Asked) => void,
    private readonly gone: () => void,
  ) {
    queueMicrotask(() => this.onopen?.());
  }

  /** The first thing that is said is the greeting. */
  send(text: string): void {
    this.post({ what: this.greeted ? "say" : "greet", line: this.line, text });
    this.greeted = true;
  }

  close(): void {
    this.gone();
    this.post({ what: "hang-up", line: this.line });
  }

  hungUp(): void {
    this.gone();
    this.post({ what: "hang-up", line: this.line });
    this.onclose?.();
  }
}
