/** What a table's events look like one after the other: dice tumble, then the ball rolls. Nobody has to wait for it. */
import type { Field } from "./drawings/pitch";
import type { DieFell, Event } from "../../wire/games/wuerfel-fussball";
import { far, seenFrom } from "./eyes";

export const TUMBLE = 600;
const ROLL = 90;
const IN_THE_NET = 800;
const OUT = 260;
/** The break between the halves. */
const BREAK = 2_600;
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
  const reel = new Reel(near, from);
  for (const event of events) reel.add(event);
  return reel;
}

/** A scene while it is put together: what comes next begins when the last has ended. */
class Reel implements Scene {
  readonly falls: Fall[] = [];
  readonly told: Told[] = [];
  readonly spots: Spot[];
  length = 0;

  constructor(
    private readonly near: number,
    from: Field,
  ) {
    this.spots = [{ at: 0, field: from }];
  }

  add(event: Event): void {
    this.show(event);
    this.told.push({ at: this.length, event });
    if (event.kind === "half-ended" && event.half === 1) this.rest(BREAK);
  }

  private show(event: Event): void {
    switch (event.kind) {
      case "die-fell":
        this.falls.push({ at: this.length, fell: event });
        return this.rest(TUMBLE);
      case "ball-moved":
        this.jump(this.seen(event.attacker, event.start));
        return this.roll(this.seen(event.attacker, event.end));
      case "ball-out":
        this.roll(beyond(this.seen(event.attacker, event.field), event.over, event.attacker === this.near));
        return this.rest(OUT);
      case "ball-placed":
        return this.jump(this.seen(event.attacker, event.field));
      case "goal-scored":
        this.roll(this.seen(event.seat, NET), ROLL * 2);
        return this.rest(IN_THE_NET);
    }
  }

  private seen(attacker: number, field: Field): Field {
    return seenFrom(this.near, attacker, field);
  }
  private get ball(): Field {
    return (this.spots.at(-1) as Spot).field;
  }
  private put(field: Field): void {
    this.spots.push({ at: this.length, field });
  }

  private jump(field: Field): void {
    if (far(this.ball, field) === 0) return;
    this.put(this.ball);
    this.put(field);
  }
  private roll(field: Field, speed = ROLL): void {
    this.put(this.ball);
    this.length += speed * Math.max(1, far(this.ball, field));
    this.put(field);
  }
  private rest(ms: number): void {
    this.length += ms;
    this.put(this.ball);
  }
}

/** Two thirds of a field over the line it crossed. */
function beyond([strip, line]: Field, over: "side-line" | "goal-line" | "own-goal-line", upwards: boolean): Field {
  if (over === "side-line") return [strip < 3 ? strip - 0.66 : strip + 0.66, line];
  return [strip, (over === "goal-line") === upwards ? line + 0.66 : line - 0.66];
}
