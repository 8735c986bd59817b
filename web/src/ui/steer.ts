/** A remote control has four arrows and one key in the middle: arrows move the focus to whatever lies that way. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PRESSED = "button:not([disabled]), a[href], input, select";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The place of the nearest that lies that way; what lies beside the way counts three times as far. -1 where there is none. */
export function nearest(from: Spot, others: readonly Spot[], [across, down]: readonly [number, number]): number {
  const far = others.map(({ x, y }) => {
    const along = (x - from.x) * across + (y - from.y) * down;
    const beside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * across);
    return along > 1 ? along + 3 * beside : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? -1 : far.indexOf(least);
}

const spotOf = (node: Element): Spot => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** For `onkeydown` of the window. Whoever has used the key already, a list or a slider, keeps it; an open sheet is all there is. */
export function steer(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || event.defaultPrevented || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const buttons = [...root.querySelectorAll<HTMLElement>(PRESSED)].filter((node) => node.getClientRects().length > 0);
  const held = buttons.find((node) => node === document.activeElement);
  const next = held === undefined ? buttons[0] : buttons[nearest(spotOf(held), buttons.map(spotOf), step)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
