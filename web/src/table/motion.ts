/**
 * Things fly by themselves: an element that shows a thing (`flies("card-17")`) starts where that thing was seen last.
 * From the events nobody needs to compute a way; the truth is always the place in the document, the flight is only how it got there.
 */
import type { Attachment } from "svelte/attachments";

export const still = (): boolean =>
  typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;

const FLY = 240;
const HOME = 240;
const RING = 1_500;
/** How long a place is remembered for somebody who has not arrived yet. */
const REMEMBERED = 1_500;
const EASE_FLY = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const EASE_LAND = "cubic-bezier(0.3, 1.35, 0.5, 1)";

interface Seen {
  readonly rect: DOMRect;
  readonly when: number;
}

const last = new Map<string, Seen>();
/** The same pile may stand in several layouts, of which one is seen. */
const standing = new Map<string, Set<Element>>();

/** Where a pile or a seat is, so that something can come from there although it was not seen there before. */
export function home(name: string): Attachment {
  return (node) => {
    const places = standing.get(name) ?? new Set();
    standing.set(name, places.add(node));
    return () => void places.delete(node);
  };
}

function homeOf(name: string): DOMRect | undefined {
  const places = [...(standing.get(name) ?? [])].map((node) => node.getBoundingClientRect());
  return places.find((rect) => rect.width > 0);
}

/** Svelte takes an element away before it says so: where it stood has to be known before. */
const alive = new Map<Element, DOMRect>();
let measuring = false;

function measure(): void {
  measuring = false;
  for (const node of alive.keys()) if (node.isConnected) alive.set(node, node.getBoundingClientRect());
}

/** Whenever something comes or goes, others may move: look where they are, and again when all have landed. */
function measureSoon(): void {
  if (measuring || typeof requestAnimationFrame === "undefined") return;
  measuring = true;
  requestAnimationFrame(measure);
  setTimeout(measure, FLY + HOME);
}

/** `key` names the thing; `from` the home it comes from if it was seen nowhere. */
export function flies(key: string, from?: string, turning = false): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const start = recent(key) ?? (from === undefined ? undefined : homeOf(from));
    alive.set(node, node.getBoundingClientRect());
    if (start !== undefined) land(node, start, turning);
    measureSoon();
    return () => {
      const rect = node.isConnected ? node.getBoundingClientRect() : alive.get(node);
      alive.delete(node);
      measureSoon();
      if (rect !== undefined) last.set(key, { rect, when: performance.now() });
    };
  };
}

/** Shake once: this and nothing else was refused. */
export function shake(node: Element): void {
  if (still()) return ring(node);
  node.animate(
    [0, -6, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: HOME, easing: "cubic-bezier(0.5, 0, 0.3, 1)", composite: "add" },
  );
}

/** A chalk ring marks what changed, where nothing may move; it comes and goes without any motion. */
export function ring(node: Element): void {
  node.classList.add("changed");
  setTimeout(() => node.classList.remove("changed"), RING);
}

/** From that place to where it stands now, with a small overshoot. */
export function land(node: Element, start: DOMRect, turning = false): void {
  const end = node.getBoundingClientRect();
  if (still() || end.width === 0 || start.width === 0) return ring(node);
  const [x, y] = [start.left - end.left + (start.width - end.width) / 2, start.top - end.top + (start.height - end.height) / 2];
  if (Math.hypot(x, y) < 2) return;
  const scale = start.width / end.width;
  const side = node.closest("[data-turned]") ? -1 : 1; // across the table, up is down
  const away = `translate(${x * side}px, ${y * side}px) scale(${scale})`;
  node.animate(
    [
      { transform: `${away}${turning ? " rotateY(180deg)" : ""}`, easing: EASE_FLY, zIndex: 5 },
      { transform: "scale(1.03)", offset: 0.8, easing: EASE_LAND, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: FLY + (turning ? 180 : 60) },
  );
}

function recent(key: string): DOMRect | undefined {
  const place = last.get(key);
  last.delete(key);
  return place !== undefined && performance.now() - place.when < REMEMBERED ? place.rect : undefined;
}

/** Wait, unless nothing may move. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, still() ? 0 : ms));
}
