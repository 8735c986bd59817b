/** The line to the server: one socket is one person at one room. It dials again by itself, and never says a command twice as a new one. */
import { dialled } from "./dial";
import { Gauge, type Quality } from "./gauge";
import type { Commanded, First, Ping, Told } from "./messages";

export { dialled };

export type LineState = "dialling" | "open" | "lost" | "closed";

/** What a line needs of a WebSocket, so that a test can bring its own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  heard(told: Told): void;
  changed(state: LineState): void;
  /** How good the line is while it is open. */
  gauged?(quality: Quality): void;
  /** What to say first, each time the line is up: to open, to join, or to come back. */
  greeting(): First;
}

/** A command without its number, which the line gives it. */
export type Wish = Commanded extends infer C ? (C extends Commanded ? Omit<C, "id"> : never) : never;

const FIRST_WAIT = 400;
/** TLS hides what is said, not how long it is: a card with a number of one digit must not be told from one of two. */
const EVEN = 256;
const LONGEST_WAIT = 5_000;
/** How long a line may be silent until the server has said it, and where an older server never does. */
const UNTOLD = 60_000;
/** Goodbyes after which dialling again makes sense. */
const COME_BACK = new Set(["server-stops", "try-again", "no-greeting"]);

/** A command with blanks after its end, so that nearly all are of one length. */
export const evened = (command: Commanded): string => JSON.stringify(command).padEnd(EVEN);

export class Line {
  state: LineState = "dialling";
  private wire: Wire | null = null;
  /** Numbers begin at the clock, so that after a reload none is used for two commands. */
  private next = Date.now();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  /** The server's number: a line that is silent for so long is dead, even if nobody hung up. */
  private silence = UNTOLD;
  private readonly gauge: Gauge;
  /** Said, and not answered: said again with the same number when the line is back, so that nothing is done twice. */
  private unanswered: Commanded[] = [];
  private greeted = false;

  constructor(
    private readonly listener: Listener,
    private readonly dial: () => Wire = dialled,
  ) {
    this.gauge = new Gauge((quality) => listener.gauged?.(quality));
  }

  open(): void {
    clearTimeout(this.timer);
    this.greeted = false;
    this.gauge.reset();
    this.wire?.close();
    const wire = (this.wire = this.dial());
    this.listen();
    wire.onopen = () => wire.send(JSON.stringify(this.listener.greeting()));
    wire.onmessage = ({ data }) => wire === this.wire && this.hear(JSON.parse(data) as Told);
    wire.onclose = () => wire === this.wire && this.dropped();
  }

  /** Gives back the number of the command, by which its answer will be known. */
  say(wish: Wish): number {
    const command = { ...wish, id: this.next++ } as Commanded;
    this.unanswered.push(command);
    if (this.unanswered.length === 1) this.gauge.awaiting();
    if (this.greeted) this.wire?.send(evened(command));
    return command.id;
  }

  close(): void {
    this.become("closed");
    this.gauge.reset();
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    this.wire?.close();
    this.wire = null;
  }

  /** The network is back, or the phone woke up: do not wait for a timer, and do not trust a line that slept. */
  hurry(): void {
    if (this.state === "lost" || (this.state === "open" && Date.now() - this.heardAt > this.silence)) this.open();
  }

  /** The device says that it has no network: an open line may be dead, or lead to this very machine. Dialling tells. */
  doubt(): void {
    if (this.state === "open") this.open();
  }

  private listen(): void {
    this.heardAt = Date.now();
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.silent(), this.silence);
  }

  private silent(): void {
    const dead = this.wire;
    if (dead !== null && this.state !== "closed") this.dropped();
    dead?.close();
  }

  private hear(told: Told): void {
    if (told.kind === "ping" || told.kind === "welcome") this.silence = told.silence ?? UNTOLD;
    this.listen();
    this.gauge.heard();
    if (told.kind === "ping") this.pinged(told);
    if (told.kind === "welcome") this.welcomed(told.command);
    if (told.kind === "done" || (told.kind === "refused" && told.id !== null)) this.answered(told.id);
    if (told.kind === "table" && told.done !== null && told.done !== undefined) this.answered(told.done);
    if (told.kind === "bye" && !COME_BACK.has(told.why)) this.become("closed");
    this.listener.heard(told);
  }

  private pinged({ n, lag, next }: Ping): void {
    this.wire?.send(JSON.stringify({ kind: "pong", n }));
    this.gauge.pinged(lag, next);
  }

  private welcomed(last: number): void {
    this.greeted = true;
    this.wait = FIRST_WAIT;
    this.next = Math.max(this.next, last + 1); // another tab's clock may have been ahead
    for (const command of this.unanswered) this.wire?.send(evened(command));
    this.become("open");
  }

  private answered(id: number | null): void {
    this.unanswered = this.unanswered.filter((command) => command.id !== id);
    if (this.unanswered.length === 0) this.gauge.answered();
    else this.gauge.awaiting();
  }

  private dropped(): void {
    this.wire = null;
    this.gauge.reset();
    clearTimeout(this.watchdog);
    if (this.state === "closed") return;
    this.become("lost");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private become(state: LineState): void {
    this.state = state;
    this.listener.changed(state);
  }
}
