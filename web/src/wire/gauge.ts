/** How good an open line is: by the round trips that the server has measured, and by what should have come and did not. */
export type Quality = "good" | "slow";

/** Milliseconds of a round trip that a hand begins to feel. */
const SLOW = 200;
/** The middle one of the last round trips counts, of this number: one hiccup is not a slow line. */
const COUNTED = 3;
/** So much later than it was promised may a ping come, and so long may an answer take. */
const PATIENCE = 1_000;

/** A clock that is wound up, and rings when what it waits for does not come. */
class Alarm {
  late = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly rings: () => void) {}

  windUp(wait: number): void {
    this.stop();
    this.timer = setTimeout(() => {
      this.late = true;
      this.rings();
    }, wait);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.late = false;
  }
}

export class Gauge {
  private quality: Quality = "good";
  private lags: readonly number[] = [];
  /** Milliseconds within which the server says something. */
  private next: number | undefined;
  private readonly ping = new Alarm(() => this.judge());
  private readonly answer = new Alarm(() => this.judge());

  constructor(private readonly changed: (quality: Quality) => void) {}

  /** A ping came: it tells the last round trip, and within how long something else is told. */
  pinged(lag: number | null | undefined, next: number | undefined): void {
    if (lag != null) this.lags = [...this.lags.slice(1 - COUNTED), lag];
    this.next = next;
    this.heard();
  }

  /** Whatever it was: where tables come, pings need not. */
  heard(): void {
    if (this.next !== undefined) this.ping.windUp(this.next + PATIENCE);
    this.judge();
  }

  /** Something was said that will be answered; or an answer came, and others are still awaited. */
  awaiting(): void {
    this.answer.windUp(PATIENCE);
    this.judge();
  }

  answered(): void {
    this.answer.stop();
    this.judge();
  }

  /** Another line, or none. */
  reset(): void {
    this.lags = [];
    this.next = undefined;
    this.ping.stop();
    this.answer.stop();
    this.judge();
  }

  private judge(): void {
    const quality = this.ping.late || this.answer.late || middle(this.lags) >= SLOW ? "slow" : "good";
    if (quality === this.quality) return;
    this.quality = quality;
    this.changed(quality);
  }
}

function middle(lags: readonly number[]): number {
  return [...lags].sort((a, b) => a - b)[Math.floor(lags.length / 2)] ?? 0;
}
