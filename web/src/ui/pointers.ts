/**
 * Several fingers are several hands: a browser makes clicks of one finger only, so everything that people press at the
 * same time listens to pointers, each thing to its own. Here is what every such gesture needs.
 */

/** Milliseconds: a click that follows a finger is the same press. */
export const ECHO = 700;

type Hears = Record<string, (event: never) => void>;

/** Listen to all of these; what is given back stops it. */
export function listening(target: EventTarget, hears: Hears): () => void {
  const all = Object.entries(hears) as [string, EventListener][];
  for (const [name, hear] of all) target.addEventListener(name, hear);
  return () => all.forEach(([name, hear]) => target.removeEventListener(name, hear));
}

/** The one finger that a thing listens to: a second one is not heard before the first is lifted. */
export class Finger {
  private id: number | null = null;

  /** Is it this event's finger from now on? */
  takes({ pointerId, button }: PointerEvent): boolean {
    if (this.id !== null || button > 0) return false;
    this.id = pointerId;
    return true;
  }
  is({ pointerId }: PointerEvent): boolean {
    return pointerId === this.id;
  }
  lift(): void {
    this.id = null;
  }
}

/** Everything this finger does from now on is told to the node, wherever it goes. */
export function capture(node: HTMLElement, finger: number): void {
  try {
    node.setPointerCapture(finger);
  } catch {
    // the finger is gone already
  }
}

/** Was the finger lifted where the thing is? It may have risen or sunk a little meanwhile. */
export function isOn(node: Element, x: number, y: number, rise = 0): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return x >= left && x <= right && y >= top - rise && y <= bottom + rise;
}
