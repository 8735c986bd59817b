/** What a TV shows of a game: its folder's `Tv.svelte`, or the board that everybody has. Loaded with the TV alone. */
import type { Component } from "svelte";
import type { BoardProps } from "../table/page";
import type { Words } from "../wire/messages";
import { pageOf } from "./index";

const boards = import.meta.glob<{ default: Component<BoardProps<Words>> }>("./*/Tv.svelte");

export async function tvBoardOf(game: string): Promise<Component<BoardProps<Words>>> {
  const load = boards[`./${game}/Tv.svelte`];
  return load === undefined ? (await pageOf(game)).Board : (await load()).default;
}
