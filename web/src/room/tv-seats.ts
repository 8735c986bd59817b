/** The chairs around the pitch on a TV: half of them above, half below, each with a word on whoever sits there. */
import { strength } from "../table/who";
import type { Chair } from "../wire/messages";
import type { Words } from "../words/de";

export interface Placed {
  readonly chair: Chair;
  readonly seat: number;
}

/** The upper row takes the odd one. */
export function rowsOf(chairs: readonly Chair[]): readonly [above: readonly Placed[], below: readonly Placed[]] {
  const placed = chairs.map((chair, seat) => ({ chair, seat }));
  const upper = Math.ceil(chairs.length / 2);
  return [placed.slice(0, upper), placed.slice(upper)];
}

export function statusOf(chair: Chair, say: Words): string {
  if (chair.name === "") return say.justScan;
  if (chair.person !== null) return chair.here ? say.ready : say.soonBack;
  const bars = chair.bot === null ? null : strength(chair.bot);
  return bars === null ? say.bot : `${say.bot} · ${say.strengthOf(bars)}`;
}
