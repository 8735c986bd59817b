/** Once for every move that was refused: the card glides home, and what was pressed shakes. Call it while a component is made. */
import { untrack } from "svelte";
import type { Words } from "../wire/messages";
import type { Play } from "./play";
import type { Refusal } from "./seat.svelte";

export function onRefusal<W extends Words>(play: () => Play<W>, told: (move: W["move"]) => void): void {
  let last: Refusal | null = null;
  $effect(() => {
    const refusal = play().refused;
    if (refusal === null || refusal === last || refusal.move === null) return;
    last = refusal;
    untrack(() => told(refusal.move as W["move"]));
  });
}
