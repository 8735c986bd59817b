/** The match of the day: which game it is, from the date alone, and what came of it here. */
import { matches, type Played } from "../browser/matches";
import { keep, kept } from "../browser/keeping";

const DAY = 86_400_000;

/** A day as people here write it in their calendars, 2026-11-18. */
export function dayOf(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Each game has its cards for the day; they take turns at being the first, day by day. */
export function ofTheDay(day: string, games: readonly string[]): readonly string[] {
  const first = Math.floor(Date.parse(day) / DAY) % games.length;
  return [...games.slice(first), ...games.slice(0, first)];
}

interface Begun {
  readonly day: string;
  /** The tables at which it was played. */
  readonly codes: readonly string[];
}

function begun(day: string): Begun {
  const before = JSON.parse(kept("daily") ?? "null") as Partial<Begun> | null;
  return { day, codes: (before?.day === day && before.codes) || [] };
}

/** This table has the cards of the day. */
export function begin(day: string, code: string): void {
  keep("daily", JSON.stringify({ day, codes: [...begun(day).codes, code] } satisfies Begun));
}

/** How it ended, if it has: the first match to its end counts, however often the cards are played again. */
export function resultOf(day: string, game: string): Played | null {
  const { codes } = begun(day);
  return matches().filter((match) => match.game === game && codes.includes(match.code ?? "")).at(-1) ?? null;
}

export const asText = (heading: string, title: string, { sides }: Played): string =>
  `${heading}\n${title}: ${sides.map(({ name, score, won }) => `${won ? "⚽ " : ""}${name} ${score}`).join(" · ")}`;
