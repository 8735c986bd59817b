/** The pictures of a match as the server keeps them: the story is made from them, and nobody has to see them again for it. */
import type { Frame } from "../table/page";
import type { Replay as Recorded } from "../wire/answers";
import type { Words } from "../wire/messages";

/** Whole views from the changes the server sends. */
export function wholeFrames<W extends Words>(recorded: Pick<Recorded, "frames">): readonly Frame<W>[] {
  let view = {};
  return recorded.frames.map(({ seq, at, seat, events, turn, view: changed }) => {
    view = { ...view, ...changed };
    return { seq, at, seat, events, turn, view } as Frame<W>;
  });
}
