/** The loudspeaker of a page. Browsers open it only after a touch: what was to be heard meanwhile waits a moment for it. */

/** A sound to be made, once there is something to make it with. */
export type Make = (context: AudioContext) => void;

/** Milliseconds that a sound is still news: a whistle for the kick-off must not come in the tenth minute. */
export const FRESH = 1_500;

export class Speaker {
  private context: AudioContext | null | undefined;
  private waiting: { make: Make; since: number } | null = null;

  constructor(private readonly open: () => AudioContext | null) {}

  /** Now, or as soon as the loudspeaker is open. */
  make(make: Make): void {
    this.context ??= this.open();
    if (this.context?.state === "running") make(this.context);
    else this.waiting = { make, since: performance.now() };
  }

  /** To be called in every touch: when a finger comes up, not when it comes down, for only that counts as one. */
  wake(): void {
    this.context ??= this.open();
    const { context } = this;
    if (context === null) return;
    // Besides "suspended", iPhones know "interrupted": a call came in, or the screen was dark.
    if (context.state === "running") this.catchUp(context);
    else context.resume().then(() => this.catchUp(context), () => undefined);
  }

  private catchUp(context: AudioContext): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting !== null && performance.now() - waiting.since < FRESH) waiting.make(context);
  }
}
