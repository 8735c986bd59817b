/** A tap acts on release, and sliding off cancels it: two fingers tap two things at once. Keys and screen readers still click. */
import type { Attachment } from "svelte/attachments";
import { ECHO, isOn, listening } from "../../ui/pointers";

/** Pixels: what is pressed may rise under the finger. */
const RISE = 16;

export function taps(act: () => void): Attachment<HTMLElement> {
  return (node) => {
    let finger: number | null = null;
    let pressed = -ECHO;
    const down = (event: PointerEvent): void => {
      if (finger === null && event.button === 0) finger = event.pointerId;
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== finger) return;
      finger = null;
      pressed = event.timeStamp;
      if (isOn(node, event.clientX, event.clientY, RISE)) act();
    };
    const gone = (event: PointerEvent): void => {
      if (event.pointerId === finger) finger = null;
    };
    const click = (event: MouseEvent): void => {
      if (event.detail === 0 || event.timeStamp - pressed > ECHO) act();
    };
    const deaf = listening(node, { pointerdown: down, pointerup: up, click });
    // A mouse has no capture of its own: it may be let go anywhere.
    const blind = listening(node.ownerDocument, { pointerup: gone, pointercancel: gone });
    return () => (deaf(), blind());
  };
}
