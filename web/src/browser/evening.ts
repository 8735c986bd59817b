/**
 * What this browser keeps for an evening: its mark, by which a table knows it again that has sent somebody away, and the names
 * of the people at it, who keep them from table to table. Nobody types any of it, and the next day all is new.
 */
import { keep, kept } from "./keeping";
import { freshToken } from "./token";

const EVENING = 12 * 60 * 60 * 1_000;

interface Evening {
  readonly began: number;
  readonly mark: string;
  /** By the place at this device: who came first, first. */
  readonly names: readonly string[];
}

export const markTonight = (): string => tonight().mark;
export const nameTonight = (place: number): string => tonight().names[place] ?? "";

export function keepName(place: number, name: string): void {
  const evening = tonight();
  if (name === "" || evening.names[place] === name) return;
  const names = Array.from({ length: Math.max(evening.names.length, place + 1) }, (_, at) => (at === place ? name : (evening.names[at] ?? "")));
  keep("evening", JSON.stringify({ ...evening, names }));
}

function tonight(): Evening {
  const evening = remembered();
  if (evening !== null && Date.now() - evening.began < EVENING) return evening;
  const fresh = { began: Date.now(), mark: freshToken(), names: [] };
  keep("evening", JSON.stringify(fresh));
  return fresh;
}

function remembered(): Evening | null {
  try {
    const found = JSON.parse(kept("evening") ?? "null") as Evening | null;
    return typeof found?.began === "number" && typeof found.mark === "string" && Array.isArray(found.names) ? found : null;
  } catch {
    return null;
  }
}
