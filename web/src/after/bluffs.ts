/** When it is all over anybody may look through anybody's eyes: only then it is known who has bluffed, and for how long. */
import type { GamePage } from "../table/page";
import type { Words } from "../wire/messages";
import { replayOf } from "../wire/server";
import { wholeFrames } from "./frames";

/** For each seat; whoever cannot be asked has not bluffed. */
export function bluffsOf(link: string, page: GamePage<Words>, seats: number): Promise<readonly number[]> {
  const longest = async (seat: number): Promise<number> => page.bluff?.(wholeFrames(await replayOf(link, seat)), seat) ?? 0;
  return Promise.all(Array.from({ length: seats }, (_, seat) => longest(seat).catch(() => 0)));
}
