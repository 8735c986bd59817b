/** Focus never falls to the page: when what had it is gone, it goes to what can be done now. */
import type { Die } from "../../wire/games/wuerfel-fussball";

const rests = (node: Element | null): boolean => node?.closest("[inert]") != null;

/** `left` gives the die that lay under a sheet. */
export function caught(root: Element | undefined, left: () => Die | null): void {
  const has = document.activeElement;
  if (has !== null && has !== document.body && !rests(has)) return;
  const back = left();
  const wished = [".over button", ".target", ...(back ? [`[data-die="${back}"]`] : []), "button.on", ".d"];
  const next = wished.map((selector) => root?.querySelector<HTMLElement>(selector)).find((node) => node && !rests(node));
  next?.focus({ preventScroll: true });
}

/** Looks after each change; gives back what has to hear of every focus that comes in. */
export function keepsFocus(root: () => Element | undefined, changes: () => unknown, left: () => Die | null): (event: FocusEvent) => void {
  let held = false;
  $effect(() => {
    void changes();
    const frame = requestAnimationFrame(() => held && caught(root(), left));
    return () => cancelAnimationFrame(frame);
  });
  return (event) => void (held = root()?.contains(event.target as Node) ?? false);
}
