/** Digits are the dice in their places; under an open sheet they are not. */
import { DICE } from "./drawings/die";

/** `root` is the board; another dialog that is open has the keys to itself. */
export function keyed(event: KeyboardEvent, root: Element | undefined): void {
  const die = DICE[Number(event.key) - 1];
  const under = document.querySelector("dialog[open]") !== (root?.closest("dialog") ?? null);
  if (die === undefined || event.ctrlKey || event.metaKey || event.altKey || under) return;
  const button = root?.querySelector<HTMLElement>(`[data-die="${die}"]`);
  button?.focus({ preventScroll: true });
  button?.click();
}
