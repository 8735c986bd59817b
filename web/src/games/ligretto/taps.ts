/**
 * Several fingers are several hands: a browser makes clicks of one finger only, so what people press at the same time
 * listens to pointers. It acts on release, sliding off cancels; keys and screen readers still click.
 */
import type { Attachment } from "svelte/attachments";

/** A click that follows a finger is the same press. */
const ECHO = 700;

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
      if (isOn(node, event)) act();
    };
    const gone = (event: PointerEvent): void => {
      if (event.pointerId === finger) finger = null;
    };
    const click = (event: MouseEvent): void => {
      if (event.detail === 0 || event.timeStamp - pressed > ECHO) act();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("click", click);
    // A mouse has no capture of its own: it may be let go anywhere.
    for (const name of ["pointerup", "pointercancel"] as const) node.ownerDocument.addEventListener(name, gone);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("click", click);
      for (const name of ["pointerup", "pointercancel"] as const) node.ownerDocument.removeEventListener(name, gone);
    };
  };
}

/** What is pressed may rise under the finger. */
const RISE = 16;

function isOn(node: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top - RISE && clientY <= bottom + RISE;
}
