/** Bots have names of their own, the same in every language; people bring theirs. */
import type { Chair, Level } from "../wire/messages";

/** Somebody at the table as everybody sees them: two toys are never alike, whatever their kind. */
export interface Sitter extends Chair {
  /** Which colour of tin a toy stands on: another one for each at the table. */
  readonly tin?: number;
}

/** The first, the second and the third of a kind; short enough for a phone. */
const TOYS: Readonly<Record<Level, readonly string[]>> = {
  snail: ["Trudi", "Egon", "Lotte"],
  tortoise: ["Kurt", "Olga", "Paul"],
  rabbit: ["Hanni", "Max", "Mimi"],
  fox: ["Rudi", "Frida", "Felix"],
  rocket: ["Juri", "Sally", "Neil"],
};

const isBot = ({ bot, person }: Chair): boolean => bot !== null && person === null;

/** Of one kind each has another name; beyond the third they are told apart by a number. */
export function namedChairs(chairs: readonly Chair[]): readonly Sitter[] {
  return chairs.map((chair, seat) => {
    const before = chairs.slice(0, seat).filter(isBot);
    const nth = before.filter(({ bot }) => bot === chair.bot).length;
    return isBot(chair) ? { ...chair, name: botName(chair, nth), tin: before.length } : { ...chair, name: chair.name };
  });
}

export const chairName = (chair: Chair): string => (isBot(chair) ? botName(chair, 0) : chair.name);

function botName({ bot }: Chair, nth: number): string {
  const names = TOYS[bot as Level] ?? [bot ?? ""];
  const round = Math.floor(nth / names.length);
  return `${names[nth % names.length]}${round > 0 ? ` ${round + 1}` : ""}`;
}
