/**
 * Moves on their way, in the order of the taps. Hands are quicker than lines: a move goes out when the table that it finds is known, so
 * outside races one at a time. In a race different moves go out at once, and only the same one again waits for the answer.
 */

/** A move on its way: shown at once, true only when the server says so. */
export interface Sent {
  /** The number of its command; null while it waits for its turn. */
  readonly id: number | null;
  readonly move: unknown;
  /** On the page's clock. */
  readonly when: number;
  /** A double tap is one wish: what was done once already need not be possible again. */
  readonly double: boolean;
}

/** Milliseconds in which a finger that trembles taps twice, and somebody who means one tap. */
const TREMBLE = 60;
const DOUBLE = 350;
/** The most moves of a race that are with the server at once, and the most that wait here. */
const MOST_AWAY = 8;
export const MOST_WAITING = 32;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A tap as it joins the others; null for a finger that trembles. */
export function tapped(sent: readonly Sent[], move: unknown, when: number): Sent | null {
  const twin = [...sent].reverse().find((other) => same(other.move, move));
  const since = twin === undefined ? Infinity : when - twin.when;
  return since < TREMBLE ? null : { id: null, move, when, double: since < DOUBLE };
}

/** The tap that may go out now, if there is one. */
export function ripe(sent: readonly Sent[], race: boolean): Sent | undefined {
  const next = sent.find(({ id }) => id === null);
  const away = sent.filter(({ id }) => id !== null);
  if (next === undefined || away.length === 0) return next;
  return race && away.length < MOST_AWAY && !away.some((other) => same(other.move, next.move)) ? next : undefined;
}
