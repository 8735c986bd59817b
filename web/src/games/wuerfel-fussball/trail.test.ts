import { describe, expect, it } from "vitest";
import type { Field } from "./drawings/pitch";
import type { Event } from "../../wire/games/wuerfel-fussball";
import { Show } from "./show.svelte";
import { Trail } from "./trail.svelte";

const moved = (attacker: number, start: Field, end: Field): Event => ({ kind: "ball-moved", attacker, start, end }) as never;

describe("the way of the ball", () => {
  it("keeps the last four, and begins anew when the ball is won", () => {
    const trail = new Trail(() => 0);
    for (const line of [1, 2, 3, 4, 5]) trail.seen(moved(0, [3, line], [3, line + 1]));
    expect(trail.path.map(([from]) => from[1])).toEqual([2, 3, 4, 5]);
    trail.seen({ kind: "ball-won", seat: 1 } as never);
    expect(trail.path).toEqual([]);
  });
  it("is seen from the near side", () => {
    const trail = new Trail(() => 0);
    trail.seen(moved(1, [1, 1], [1, 2]));
    expect(trail.path).toEqual([[[5, 11], [5, 10]]]);
  });
  it("starts where the ball was seen last, whatever the view says meanwhile", () => {
    const show = new Show();
    expect(show.ball([3, 6])).toEqual([3, 6]);
    show.play([moved(0, [3, 6], [3, 8])], 0, [3, 6], () => null, () => undefined);
    expect(show.ball([1, 1])).toEqual([3, 8]);
    show.play([moved(1, [3, 4], [3, 1])], 0, [3, 8], () => null, () => undefined);
    expect(show.ball([1, 1])).toEqual([3, 11]);
    show.stop();
  });
});
