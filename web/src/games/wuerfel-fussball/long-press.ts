/** A long press looks instead of throwing. */

/** Milliseconds. */
export const LONG = 500;

export class LongPress {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private long = false;

  down(then: () => void): void {
    this.long = false;
    this.timer = setTimeout(() => {
      this.long = true;
      then();
    }, LONG);
  }
  up(): void {
    clearTimeout(this.timer);
  }
  /** The click that ends a long press does nothing. A key clicks without a finger: `detail` is 0 then. */
  click({ detail }: Pick<MouseEvent, "detail">, press: () => void): void {
    if (!this.long || detail === 0) press();
    this.long = false;
  }
}
