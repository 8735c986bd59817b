/** Where on the scrubber something is marked: goals and what is as much as a goal, each at its own step. */
import type { Moment } from "../table/moments";
import type { Frame, GamePage } from "../table/page";
import type { Words } from "../wire/messages";

const MARKED: ReadonlySet<Moment> = new Set<Moment>(["goal", "own-goal", "won", "caught", "wronged", "tie", "row-full", "last-card"]);

export function marksOf(page: Pick<GamePage<Words>, "cheers">, frames: readonly Frame<Words>[]): readonly number[] {
  const marked = ({ events, view }: Frame<Words>): boolean => events.some((event) => MARKED.has(page.cheers(event, view) as Moment));
  return frames.flatMap((frame, step) => (marked(frame) ? [step] : []));
}
