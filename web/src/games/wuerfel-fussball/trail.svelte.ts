/** Where the ball has come from: its last few ways, as the near side sees them. */
import type { Field } from "./drawings/pitch";
import type { Event } from "../../wire/games/wuerfel-fussball";
import { seenFrom } from "./eyes";

type Way = readonly [from: Field, to: Field];

/** How many ways are drawn. */
const KEPT = 4;

export class Trail {
  path = $state.raw<readonly Way[]>([]);

  constructor(private readonly near: () => number) {}

  seen(event: Event): void {
    if (event.kind === "ball-won" || event.kind === "restart-given") this.path = [];
    if (event.kind === "ball-moved") this.path = [...this.path, this.way(event)].slice(-KEPT);
  }

  private way({ attacker, start, end }: Extract<Event, { kind: "ball-moved" }>): Way {
    return [seenFrom(this.near(), attacker, start), seenFrom(this.near(), attacker, end)];
  }
}
