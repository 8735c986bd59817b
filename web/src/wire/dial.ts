/**
 * Dialling: a WebSocket, and where a firewall breaks those, plain requests. A wall either drops the upgrade, then the socket closes without
 * a word, or lets it through and swallows what is said on it, then no answer comes.
 */
import { otherEnd } from "./ends";
import type { Wire } from "./line";

/** Milliseconds in which a socket that lives has answered. */
const SILENT = 4_000;
/** Plain requests got through here where a socket did not: the next one need not be tried first. */
let walled = false;

export const dialled = (): Wire => otherEnd()?.dial() ?? new Dial();

const socket = (): Wire => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`) as unknown as Wire;

export class Dial implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private wire: Wire | null = null;
  private greeting: string | null = null;
  private plain = false;
  private answered = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sockets: () => Wire = socket,
    private readonly fetches: typeof fetch = (path, how) => fetch(path, how),
  ) {
    if (walled) queueMicrotask(() => this.askPlainly());
    else this.trySocket();
  }

  /** The first thing that is said is the greeting. */
  send(text: string): void {
    const first = this.greeting === null;
    this.greeting ??= text;
    if (first && this.plain) void this.greet(text);
    else this.wire?.send(text);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.wire?.close();
  }

  private trySocket(): void {
    const wire = (this.wire = this.sockets());
    this.timer = setTimeout(() => this.askPlainly(), SILENT);
    wire.onopen = () => this.wire === wire && this.onopen?.();
    this.listen(wire, () => (this.answered ? this.onclose?.() : this.askPlainly()));
  }

  private listen(wire: Wire, ended: () => void): void {
    wire.onmessage = (event) => {
      if (this.wire !== wire) return;
      this.answered = true;
      clearTimeout(this.timer);
      this.onmessage?.(event);
    };
    wire.onclose = () => this.wire === wire && ended();
  }

  private askPlainly(): void {
    clearTimeout(this.timer);
    if (this.closed || this.plain) return;
    this.plain = true;
    const dead = this.wire;
    this.wire = null;
    dead?.close();
    if (this.greeting === null) this.onopen?.();
    else void this.greet(this.greeting);
  }

  private async greet(greeting: string): Promise<void> {
    try {
      const answer = await this.fetches("/api/line", { method: "POST", body: greeting });
      if (!answer.ok) throw new Error(String(answer.status));
      const { line } = (await answer.json()) as { line: string };
      const { Polling } = await import("./polling");
      walled = true;
      if (!this.closed) this.poll(new Polling(line, this.fetches));
    } catch {
      walled = false;
      if (!this.closed) this.onclose?.();
    }
  }

  private poll(wire: Wire): void {
    this.wire = wire;
    this.listen(wire, () => this.onclose?.());
  }
}
