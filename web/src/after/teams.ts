/** A result where several play for one side: the side's, not theirs alone. */
import type { Cloth, GamePage } from "../table/page";
import type { Result, Words } from "../wire/messages";

export interface TeamResult {
  readonly cloth: Cloth;
  /** The winners' goals first. */
  readonly score: string;
}

/** Null where everybody plays for themselves, and where nobody has won. */
export function teamResult(page: Pick<GamePage<Words>, "side" | "cloth" | "flaps">, { winners }: Result, view: unknown): TeamResult | null {
  const score = page.flaps?.(view as Words["view"]) ?? null;
  const [first] = winners;
  if (!page.side || !page.cloth || score === null || first === undefined) return null;
  const side = page.side(first);
  if (winners.some((seat) => page.side?.(seat) !== side)) return null;
  return { cloth: page.cloth[side], score: `${score[side]}:${score[side === 0 ? 1 : 0]}` };
}
