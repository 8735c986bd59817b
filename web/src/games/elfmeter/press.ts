/** A press, a flick, a hold: each thing listens to a finger of its own. Keys and screen readers still click. */
import type { Attachment } from "svelte/attachments";
import { capture, ECHO, Finger, isOn, listening } from "../../ui/pointers";

/** A card that was flung upwards, as the one who holds it sees it; pixels and pixels a second. */
export interface Fling {
  readonly vx: number;
  readonly vy: number;
  /** -1 at the left edge of what was held, 1 at the right. */
  readonly grip: number;
}

export interface Manner {
  /** Can it be flung as well as tapped? */
  readonly fling?: boolean;
  /** Does the one who presses sit across the table? */
  readonly turned?: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly when: number;
}

/** A slide of that many pixels away is meant. */
const FAR = 34;
/** Pixels a second: slower is not a flick. */
const QUICK = 260;
/** How far back a finger's speed is measured. */
const LATELY = 90;

export function press(act: (fling: Fling | null) => void, { fling = false, turned = false }: Manner = {}): Attachment<HTMLElement> {
  return (node) => {
    const pressed = new Press(node, act, fling, turned ? -1 : 1);
    return listening(node, pressed.hears);
  };
}

/** Something goes on for as long as it is held. */
export function held(begin: () => void, end: () => void, once: () => void): Attachment<HTMLElement> {
  return (node) => {
    const hold = new Hold(node, begin, end, once);
    const stop = listening(node, hold.hears);
    return () => (end(), stop());
  };
}

class Press {
  private readonly finger = new Finger();
  private way: Spot[] = [];
  private pressed = -ECHO;
  readonly hears = {
    pointerdown: (event: PointerEvent): void => this.down(event),
    pointermove: (event: PointerEvent): void => this.move(event),
    pointerup: (event: PointerEvent): void => this.up(event),
    pointercancel: (event: PointerEvent): void => void (this.finger.is(event) && this.letGo()),
    click: (): void => void (performance.now() - this.pressed > ECHO && this.act(null)),
  };

  /** `side`: 1 for whoever sits here, -1 across the table. */
  constructor(
    private readonly node: HTMLElement,
    private readonly act: (fling: Fling | null) => void,
    private readonly flings: boolean,
    private readonly side: number,
  ) {}

  private down(event: PointerEvent): void {
    if (!this.finger.takes(event)) return;
    this.way = [spot(event)];
    capture(this.node, event.pointerId);
  }
  private move(event: PointerEvent): void {
    if (!this.finger.is(event)) return;
    this.way.push(spot(event));
    if (this.flings) follow(this.node, this.way, this.side);
  }
  private up(event: PointerEvent): void {
    if (!this.finger.is(event)) return;
    this.way.push(spot(event));
    this.pressed = performance.now();
    const fling = this.flings ? flingOf(this.way, this.node, this.side) : null;
    const tapped = isTap(this.way, this.node);
    this.letGo();
    if (fling !== null || tapped) this.act(fling);
  }
  private letGo(): void {
    this.finger.lift();
    this.node.style.translate = "";
  }
}

class Hold {
  private readonly finger = new Finger();
  private pressed = -ECHO;
  readonly hears = {
    pointerdown: (event: PointerEvent): void => this.down(event),
    pointerup: (event: PointerEvent): void => this.up(event),
    pointercancel: (event: PointerEvent): void => this.up(event),
    click: (): void => void (performance.now() - this.pressed > ECHO && this.once()),
  };

  constructor(
    private readonly node: HTMLElement,
    private readonly begin: () => void,
    private readonly end: () => void,
    private readonly once: () => void,
  ) {}

  private down(event: PointerEvent): void {
    if (!this.finger.takes(event)) return;
    capture(this.node, event.pointerId);
    this.begin();
  }
  private up(event: PointerEvent): void {
    if (!this.finger.is(event)) return;
    this.finger.lift();
    this.pressed = performance.now();
    this.end();
  }
}

const spot = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY, when: event.timeStamp });

/** The thing hangs on the finger. */
function follow(node: HTMLElement, way: readonly Spot[], side: number): void {
  const [first, last] = [way[0] as Spot, way.at(-1) as Spot];
  node.style.translate = `${(last.x - first.x) * side}px ${(last.y - first.y) * side}px`;
}

/** Released where it was pressed: whoever slides off has thought better of it. */
function isTap(way: readonly Spot[], node: HTMLElement): boolean {
  const [first, last] = [way[0] as Spot, way.at(-1) as Spot];
  return isOn(node, last.x, last.y) && Math.hypot(last.x - first.x, last.y - first.y) < FAR;
}

export function flingOf(way: readonly Spot[], node: Pick<HTMLElement, "getBoundingClientRect">, side = 1): Fling | null {
  const [first, last] = [way[0] as Spot, way.at(-1) as Spot];
  const lately = way.findIndex((one) => last.when - one.when <= LATELY);
  const from = way[Math.max(0, Math.min(lately, way.length - 4))] ?? first; // a slow phone says little: the last few count in any case
  const seconds = Math.max(0.008, (last.when - from.when) / 1_000);
  const [vx, vy] = [((last.x - from.x) * side) / seconds, ((last.y - from.y) * side) / seconds];
  const risen = (first.y - last.y) * side;
  if (risen < FAR || vy > -QUICK) return null;
  const { left, width } = node.getBoundingClientRect();
  const moved = last.x - first.x;
  const grip = width === 0 ? 0 : (((first.x - (left - moved)) / width) * 2 - 1) * side;
  return { vx, vy, grip: Math.max(-1, Math.min(1, grip)) };
}
