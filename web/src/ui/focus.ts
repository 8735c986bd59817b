/** Focus never falls to the page: what had it may leave the table, or rest for a while; then the player's own zone has it. */
import type { Attachment } from "svelte/attachments";

const ZONE = ".hand";

/** On the screen of a table. What had the focus last gets it back as soon as it can be pressed again. */
export const keepsFocus: Attachment<HTMLElement> = (node) => {
  let last: HTMLElement | null = null;
  let due = 0;
  const zone = (): HTMLElement => node.querySelector<HTMLElement>(ZONE) ?? node;
  const lost = (): boolean => document.activeElement === null || document.activeElement === document.body || document.activeElement === zone();

  function catchIt(): void {
    if (!lost()) return;
    const able = last !== null && node.contains(last) && !last.matches(":disabled");
    const next = able ? (last as HTMLElement) : zone();
    if (!able) next.tabIndex = -1;
    if (next !== document.activeElement) next.focus({ preventScroll: true });
  }
  /** A browser lets go of what was disabled only with the next picture. */
  function later(): void {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => (due = requestAnimationFrame(catchIt)));
  }
  function remember({ target }: FocusEvent): void {
    if (target instanceof HTMLElement && target !== zone() && target !== node) last = target;
  }

  const observer = new MutationObserver(() => (catchIt(), later()));
  observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  node.addEventListener("focusin", remember);
  catchIt();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(due);
    node.removeEventListener("focusin", remember);
  };
};
