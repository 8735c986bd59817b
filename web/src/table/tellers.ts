/** A game's story as a table: a sentence for each kind of event. A kind that is missing fails the type check. */
import type { Line } from "./page";

type Named = { readonly kind: string };

export type Tellers<E extends Named, Around> = {
  readonly [K in E["kind"]]: (event: Extract<E, { readonly kind: K }>, around: Around) => Line | null;
};

export function toldBy<E extends Named, Around>(tellers: Tellers<E, Around>, event: E, around: Around): Line | null {
  const teller = tellers[event.kind as E["kind"]] as (event: E, around: Around) => Line | null;
  return teller(event, around);
}

/** Too small to be told. */
export const untold = (): null => null;
