/** The pocket's door: loaded by pages that come from files alone. */
import { mount } from "svelte";
import { endAt, slip } from "../wire/ends";
import { Pocket } from "./pocket.svelte";
import type { Slip } from "./slip";
import Strip from "./Strip.svelte";

/** Once one can play, everything is put on the shelf, so that the next visit needs no network. Only https and this very machine allow it. */
async function keepForLater(base: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined);
}

export function openPocket(): void {
  const base = new URL(".", document.baseURI).href;
  const pocket = new Pocket(JSON.parse(slip()) as Slip, base);
  endAt(pocket);
  mount(Strip, { target: document.body, props: { pocket } });
  pocket.whenReady(() => void keepForLater(base));
  // First the page, then Python: both want the same line.
  setTimeout(() => pocket.begin(), 300);
}
