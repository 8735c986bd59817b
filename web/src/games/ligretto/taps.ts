/** A tap acts on release, and sliding off cancels it: two fingers tap two things at once. Keys and screen readers still click. */
import type { Attachment } from "svelte/attachments";
import { ECHO, Finger, isOn, listening } from "../../ui/pointers";

/** Pixels: what is pressed may rise under the finger. */
const RISE = 16;

export function taps(act: () => void): Attachment<HTMLElement> {
  return (node) => {
    const tap = new Tap(node, act);
    const deaf = listening(node, tap.hears);
    // A mouse has no capture of its own: it may be let go anywhere.
    const blind = listening(node.ownerDocument, tap.elsewhere);
    return () => (deaf(), blind());
  };
}

class Tap {
  private readonly finger = new Finger();
  private pressed = -ECHO;
  readonly hears = {
    pointerdown: (event: PointerEvent): void => void this.finger.takes(event),
    pointerup: (event: PointerEvent): void => this.up(event),
    click: (event: MouseEvent): void => this.click(event),
  };
  readonly elsewhere = {
    pointerup: (event: PointerEvent): void => this.gone(event),
    pointercancel: (event: PointerEvent): void => this.gone(event),
  };

  constructor(
    private readonly node: HTMLElement,
    private readonly act: () => void,
  ) {}

  private up(event: PointerEvent): void {
    if (!this.finger.is(event)) return;
    this.finger.lift();
    this.pressed = event.timeStamp;
    if (isOn(this.node, event.clientX, event.clientY, RISE)) this.act();
  }
  private gone(event: PointerEvent): void {
    if (this.finger.is(event)) this.finger.lift();
  }
  private click({ detail, timeStamp }: MouseEvent): void {
    if (detail === 0 || timeStamp - this.pressed > ECHO) this.act();
  }
}
