/** A phone at a table that a cup sent it to: where it came from, so that it finds the way back by itself. */
import { keep, kept } from "./keeping";

interface Errand {
  readonly cup: string;
  readonly code: string;
}

export const sendOn = (cup: string, code: string): void => keep("errand", JSON.stringify({ cup, code }));

/** The cup that this table belongs to; null for a table of one's own. */
export function cupOf(code: string | null): string | null {
  try {
    const errand = JSON.parse(kept("errand") ?? "null") as Errand | null;
    return code !== null && errand?.code === code ? errand.cup : null;
  } catch {
    return null;
  }
}

/** A match of a cup that is played at a real table: who sits there, side by side in turn, and how it ended once that is known. */
export interface RealErrand {
  readonly cup: string;
  readonly match: number;
  readonly game: string;
  readonly faces: readonly { readonly name: string; readonly animal: string }[];
  readonly score?: readonly number[];
}

export const countFor = (errand: RealErrand | null): void => keep("real-errand", JSON.stringify(errand));

export function realErrand(): RealErrand | null {
  try {
    return JSON.parse(kept("real-errand") ?? "null") as RealErrand | null;
  } catch {
    return null;
  }
}
