/** A hand by keys: leaf with the arrows or the space bar, do the one big thing with Enter. */
import type { BigButton } from "./big-button";
import type { Stack } from "./stack.svelte";

export function keyed(event: KeyboardEvent, stack: Stack, button: BigButton): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const does = doing(event, stack, button);
  if (does === undefined) return;
  event.preventDefault();
  does();
}

function doing({ key, repeat }: KeyboardEvent, stack: Stack, button: BigButton): (() => void) | undefined {
  const keys: Record<string, () => void> = {
    " ": () => stack.next(),
    ArrowRight: () => stack.next(),
    ArrowLeft: () => stack.back(),
    Enter: () => repeat || button.press(),
  };
  return keys[key];
}
