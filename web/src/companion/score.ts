/** A match at a real table is a left fold over the taps: so every tap can be taken back, and the story writes itself. */
import type { Counter, Line } from "../wire/answers";
import type { Count, Stage, Way } from "../games/form";

export type Deed =
  | { readonly kind: "count"; readonly side: number; readonly count: number; readonly by: number; readonly at: number }
  | { readonly kind: "next"; readonly at: number }
  | { readonly kind: "run"; readonly at: number }
  | { readonly kind: "stop"; readonly at: number }
  | { readonly kind: "whistle"; readonly at: number };

export interface Score {
  /** By side, then by count. */
  readonly sides: readonly (readonly number[])[];
  /** Which part of the match; the last one may come again. */
  readonly stage: number;
  /** What the clock of this part has run, and since when it runs. */
  readonly ran: number;
  readonly since: number | null;
  /** What the clocks of the parts before have run. */
  readonly before: number;
  readonly over: number | null;
}

const MOST = 999;

export const kickOff = (way: Way, sides: number): Score => ({
  sides: Array.from({ length: sides }, () => way.counts.map(({ start }) => start)),
  stage: 0,
  ran: 0,
  since: null,
  before: 0,
  over: null,
});

export const scoreOf = (way: Way, sides: number, deeds: readonly Deed[]): Score => deeds.reduce(follow, kickOff(way, sides));

export function follow(score: Score, deed: Deed): Score {
  switch (deed.kind) {
    case "count":
      return { ...score, sides: score.sides.map((counts, side) => (side === deed.side ? counted(counts, deed.count, deed.by) : counts)) };
    case "run":
      return score.since === null ? { ...score, since: deed.at } : score;
    case "stop":
      return { ...score, ran: played(score, deed.at), since: null };
    case "next":
      return { ...score, stage: score.stage + 1, before: score.before + played(score, deed.at), ran: 0, since: null };
    case "whistle":
      return { ...score, ran: played(score, deed.at), since: null, over: deed.at };
  }
}

const counted = (counts: readonly number[], which: number, by: number): readonly number[] =>
  counts.map((count, n) => (n === which ? Math.min(MOST, Math.max(0, count + by)) : count));

/** What the clock of this part has run: from times of day, not from ticks, so that a phone may sleep. */
export function played({ ran, since }: Score, now: number): number {
  return since === null ? ran : ran + Math.max(0, now - since);
}

export const stageOf = (way: Way, { stage }: Score): Stage | undefined => way.stages[Math.min(stage, way.stages.length - 1)];

/** What comes after this part; nothing if only the final whistle is left. */
export function nextStage(way: Way, score: Score): Stage | undefined {
  const now = way.stages[score.stage] ?? (way.stages.at(-1)?.again ? way.stages.at(-1) : undefined);
  const next = way.stages[score.stage + 1] ?? (now?.again ? now : undefined);
  return next?.tied && leaders(way, score).length === 1 ? undefined : next;
}

/** Who is ahead: the first count decides, then the next. */
export function leaders(way: Way, { sides }: Score): readonly number[] {
  const all = sides.map((_, side) => side);
  return way.counts.reduce<readonly number[]>((best, count, n) => ahead(best, count, (side) => sides[side]?.[n] ?? 0), all);
}

function ahead(among: readonly number[], { fewer }: Count, of: (side: number) => number): readonly number[] {
  const values = among.map(of);
  const best = fewer ? Math.min(...values) : Math.max(...values);
  return among.filter((side) => of(side) === best);
}

/** One, or several that share it; two who are level are nobody. */
export function winners(way: Way, score: Score): readonly number[] {
  const best = leaders(way, score);
  return best.length === score.sides.length ? [] : best;
}

/** The minute of play: by the clock where there is one, else since the kick-off. */
function minute(way: Way, score: Score, began: number, at: number): number {
  const clocked = way.stages.some(({ lasts }) => lasts !== undefined);
  const ms = clocked ? score.before + played(score, at) : at - began;
  return Math.min(1_440, Math.max(0, Math.floor(ms / 60_000) + 1));
}

const LONGEST = 100;
const MOST_BY = 99;

/** What was counted first of all, and the parts of the match; a slip that was put right is not told. */
export function storyOf(way: Way, sides: number, began: number, deeds: readonly Deed[]): readonly Line[] {
  const lines: Line[] = [];
  let score = kickOff(way, sides);
  for (const deed of deeds) {
    const when = minute(way, score, began, deed.at);
    score = follow(score, deed);
    if (deed.kind === "next") tell(lines, { minute: when, what: stageOf(way, score)?.section ?? "penalties", side: null, by: 0 });
    const count = deed.kind === "count" ? way.counts[deed.count] : undefined;
    if (deed.kind === "count" && count && (deed.count === 0 || count.only)) tell(lines, { minute: when, what: count.id, side: deed.side, by: deed.by });
  }
  return lines.slice(-LONGEST);
}

/** Several taps in one minute are one line; what goes down again takes from the last line of that side. */
function tell(lines: Line[], line: Line): void {
  const place = line.side === null ? -1 : lines.map(({ side, what }) => side === line.side && what === line.what).lastIndexOf(true);
  const last = lines[place];
  const together = last !== undefined && (line.by < 0 || (last.minute === line.minute && place === lines.length - 1 && many(line.what as Counter)));
  if (!together) lines.push(line);
  else if (last.by + line.by === 0) lines.splice(place, 1);
  else lines[place] = { ...last, by: Math.max(-MOST_BY, Math.min(MOST_BY, last.by + line.by)) };
}

/** Goals are told one by one, cards by the handful. */
const many = (what: Counter): boolean => what === "cards-left" || what === "cards-won";
