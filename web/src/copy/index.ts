/** The page of somebody's own copy, with its words: nobody who plays loads it. */
import type { Component } from "svelte";
import type { Order } from "../table/opening";
import { settings } from "../browser/settings.svelte";
import { learn } from "../words/spoken.svelte";

export interface CopyProps {
  game: string;
  open: (order: Order) => void;
}

export async function copyScreen(): Promise<Component<CopyProps>> {
  const { default: screen } = await import("./CopyScreen.svelte");
  await learn(settings.lang);
  return screen;
}
