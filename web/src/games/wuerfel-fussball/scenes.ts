/** What a table's events look like one after the other: dice tumble, then the ball rolls. Nobody has to wait for it. */
import type { Field } from "./drawings/pitch";
import type { DieFell, Event } from "../../wire/games/wuerfel-fussball";
import { far, seenFrom } from "./eyes";

export const TUMBLE = 600;
const ROLL = 90;
const IN_THE_NET = 800;
const OUT = 260;
const NET: Field = [3, 11.75];

/** A die starts to tumble. */
export interface Fall {
  readonly at: number;
  readonly fell: DieFell;
}

/** The ball is there then. */
export interface Spot {
  readonly at: number;
  readonly field: Field;
}

/** From then on it can be told. */
export interface Told {
  readonly at: number;
  readonly event: Event;
}

export interface Scene {
  readonly falls: readonly Fall[];
  readonly spots: readonly Spot[];
  readonly told: readonly Told[];
  readonly length: number;
}

/** `from` is where the ball was seen last, as the near side counts; so are all spots. */
export function scene(events: readonly Event[], near: number, from: Field): Scene {
  const falls: Fall[] = [];
  const told: Told[] = [];
  const spots: Spot[] = [{ at: 0, field: from }];
  let at = 0;
  const ballAt = (): Field => (spots.at(-1) as Spot).field;
  const jump = (field: Field): void => {
    if (far(ballAt(), field) > 0) spots.push({ at, field: ballAt() }, { at, field });
  };
  const roll = (field: Field, speed = ROLL): void => {
    spots.push({ at, field: ballAt() });
    at += speed * Math.max(1, far(ballAt(), field));
    spots.push({ at, field });
  };
  const rest = (ms: number): void => {
    at += ms;
    spots.push({ at, field: ballAt() });
  };
  for (const event of events) {
    switch (event.kind) {
      case "die-fell":
        falls.push({ at, fell: event });
        rest(TUMBLE);
        break;
      case "ball-moved":
        jump(seenFrom(near, event.attacker, event.start));
        roll(seenFrom(near, event.attacker, event.end));
        break;
      case "ball-out":
        roll(beyond(seenFrom(near, event.attacker, event.field), event.over, event.attacker === near));
        rest(OUT);
        break;
      case "ball-placed":
        jump(seenFrom(near, event.attacker, event.field));
        break;
      case "goal-scored":
        roll(seenFrom(near, event.seat, NET), ROLL * 2);
        rest(IN_THE_NET);
        break;
      default:
        break;
    }
    told.push({ at, event });
  }
  return { falls, spots, told, length: at };
}

/** Two thirds of a field over the line it crossed. */
function beyond([strip, line]: Field, over: "side-line" | "goal-line" | "own-goal-line", upwards: boolean): Field {
  if (over === "side-line") return [strip < 3 ? strip - 0.66 : strip + 0.66, line];
  return [strip, (over === "goal-line") === upwards ? line + 0.66 : line - 0.66];
}
