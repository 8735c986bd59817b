/** The matches this browser has seen to their end, played here or at a real table: the newest first. */
import { keep, kept } from "./keeping";

export interface Played {
  readonly link: string;
  readonly game: string;
  /** Seconds since 1970. */
  readonly ended: number;
  readonly sides: readonly { readonly name: string; readonly score: number; readonly won: boolean; readonly animal?: string; readonly bot?: string | null }[];
  /** With real cards and dice. */
  readonly real: boolean;
  /** The table at which it was played. */
  readonly code?: string;
}

const NAME = "matches";
const MOST = 60;

export function matches(): readonly Played[] {
  try {
    const matches: unknown = JSON.parse(kept(NAME) ?? "[]");
    return Array.isArray(matches) ? (matches as Played[]) : [];
  } catch {
    return [];
  }
}

/** Whoever comes back to a result does not put it into the list again. */
export function remember(match: Played): void {
  if (matches().some(({ link }) => link === match.link)) return;
  keep(NAME, JSON.stringify([match, ...matches()].slice(0, MOST)));
}

export function forget(link: string): void {
  keep(NAME, JSON.stringify(matches().filter((match) => match.link !== link)));
}
