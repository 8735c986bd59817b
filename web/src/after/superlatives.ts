/** Something for everybody that means something: each title is won once, and nobody has the same as another. */
import type { Frame } from "../table/page";
import type { Words } from "../wire/messages";
import { decimal } from "../words/tongue.svelte";
import { actorOf, chainOf } from "./chain";
import type { Match } from "./tale";
import { afterWords, type Title } from "./words";

export interface Superlative {
  readonly seat: number;
  readonly title: string;
  readonly why: string;
}

interface Candidate {
  readonly seat: number;
  readonly title: Title;
  readonly why: string;
}

/** Two that came at once, or after half a second, were in no race; nobody decides in less than a tenth of a second. */
const AT_ONCE = 10;
const CLOSE = 500;
const REFLEX = 100;
/** Longer than this nobody has hurried, and shorter than that nobody has thought. */
const QUICK = 4_000;
const DEEP = 4_000;
/** Dice: fewer throws than this say nothing. */
const ENOUGH = 4;

export function superlativesOf(match: Match): readonly Superlative[] {
  const { titles, consolations } = afterWords[match.lang];
  const given = new Map<number, Superlative>();
  const said = new Set<string>();
  const give = (seat: number, title: string, why: string): void => {
    if (given.has(seat) || said.has(title) || seat >= match.seats) return;
    given.set(seat, { seat, title, why });
    said.add(title);
  };
  for (const { seat, title, why } of candidates(match)) give(seat, titles[title], why);
  for (const { seat, text } of match.page.honours(match.frames, match.who, match.lang)) give(seat, text, "");
  for (let seat = 0; seat < match.seats; seat++) give(seat, consolations.find((title) => !said.has(title)) ?? "", "");
  return [...given.values()].sort((a, b) => a.seat - b.seat);
}

function candidates(match: Match): readonly Candidate[] {
  return [...bluff(match), ...hair(match), ...lucky(match), ...passes(match), ...keepers(match), ...rows(match), ...paces(match)];
}

/** Who got most wrong cards past the others in a row; two with the same share nothing. */
function bluff({ bluffs = [], lang }: Match): readonly Candidate[] {
  const longest = Math.max(0, ...bluffs);
  const seat = bluffs.indexOf(longest);
  const alone = longest > 0 && !bluffs.includes(longest, seat + 1);
  return alone ? [{ seat, title: "bluff", why: afterWords[lang].bluff(longest) }] : [];
}

/** From one pass to the next of the same side. */
function passes({ page, frames, lang, seats }: Match): readonly Candidate[] {
  const played = frames.flatMap(({ events, at }) => events.flatMap((event) => ({ seat: page.passes?.(event) ?? null, at })));
  const chains = played.filter((pass): pass is { seat: number; at: number } => pass.seat !== null);
  const gaps = chains.slice(1).flatMap(({ seat, at }, n) => (chains[n]?.seat === seat && seat < seats ? [{ seat, ms: at - (chains[n]?.at ?? 0) }] : []));
  const [best] = gaps.filter(({ ms }) => ms >= REFLEX && ms <= QUICK).sort((a, b) => a.ms - b.ms);
  return best === undefined ? [] : [{ seat: best.seat, title: "pass", why: afterWords[lang].pass(decimal(best.ms / 1_000, lang, 1)) }];
}

/** Two hands that did the same, one right after the other: the narrowest of all races. */
export function narrowest(frames: readonly Frame<Words>[]): { readonly seat: number; readonly other: number; readonly by: number } | null {
  let best: { seat: number; other: number; by: number } | null = null;
  for (const [n, frame] of frames.entries()) {
    const before = frames[n - 1];
    const [first, second] = [before ? actorOf(before) : null, actorOf(frame)];
    if (before?.turn.kind !== "waiting" || !before.turn.race || first === null || second === null || first === second || !alike(before, frame)) continue;
    const by = frame.at - before.at;
    if (by >= AT_ONCE && by <= CLOSE && (best === null || by < best.by)) best = { seat: first, other: second, by };
  }
  return best;
}

const kindOf = ({ events }: Frame<Words>): unknown => (events[0] as { readonly kind?: unknown } | undefined)?.kind;
const alike = (one: Frame<Words>, other: Frame<Words>): boolean => kindOf(one) !== undefined && kindOf(one) === kindOf(other);

function hair({ frames, who, lang, seats }: Match): readonly Candidate[] {
  const race = narrowest(frames);
  if (race === null || race.other >= seats) return [];
  return [{ seat: race.seat, title: "hair", why: afterWords[lang].hair(decimal(race.by / 1_000, lang, 2), who(race.other).name) }];
}

/** A face that fell for somebody far more often than one throw in six. */
function lucky({ page, frames, lang }: Match): readonly Candidate[] {
  const throws = new Map<string, { seat: number; die: string; face: string; times: number }>();
  const totals = new Map<string, number>();
  for (const event of frames.flatMap(({ events }) => events)) {
    const fell = page.throws?.(event, lang);
    const { seat } = event as { readonly seat?: number };
    if (!fell || seat === undefined) continue;
    const [all, key] = [`${seat} ${fell.die}`, `${seat} ${fell.die} ${fell.face}`];
    totals.set(all, (totals.get(all) ?? 0) + 1);
    throws.set(key, { seat, ...fell, times: (throws.get(key)?.times ?? 0) + 1 });
  }
  const rated = [...throws.values()].map((one) => ({ ...one, of: totals.get(`${one.seat} ${one.die}`) ?? 0 })).filter(({ of, times }) => of >= ENOUGH && times > 1);
  const surplus = ({ times, of }: { times: number; of: number }): number => (times - of / 6) / Math.sqrt(of);
  const [best] = rated.sort((a, b) => surplus(b) - surplus(a));
  return best === undefined ? [] : [{ seat: best.seat, title: "lucky", why: afterWords[lang].lucky(best.die, best.face, best.times, best.of) }];
}

/** On a side of several, whoever sits there first stands for it. */
function sides({ page, frames }: Match, kind: "goal" | "save"): readonly number[] {
  return chainOf(page, frames).flatMap((link) => (link.kind === kind ? [link.side] : []));
}

function keepers(match: Match): readonly Candidate[] {
  const shots = sides(match, "save");
  const held = [0, 1].map((side) => shots.filter((shooter) => shooter === 1 - side).length);
  const best = (held[0] ?? 0) >= (held[1] ?? 0) ? 0 : 1;
  const count = held[best] ?? 0;
  return count === 0 || held[0] === held[1] ? [] : [{ seat: best, title: "keeper", why: afterWords[match.lang].keeper(count) }];
}

function rows(match: Match): readonly Candidate[] {
  const goals = sides(match, "goal");
  let [best, running] = [{ side: 0, goals: 0 }, 0];
  goals.forEach((side, n) => {
    running = side === goals[n - 1] ? running + 1 : 1;
    if (running > best.goals) best = { side, goals: running };
  });
  return best.goals < 2 ? [] : [{ seat: best.side, title: "row", why: afterWords[match.lang].row(best.goals) }];
}

/** From being asked to having moved: who was quickest, who took most care. */
function paces({ frames, lang, seats }: Match): readonly Candidate[] {
  const took = frames.flatMap((frame, n) => {
    const [seat, before] = [actorOf(frame), frames[n - 1]];
    const asked = before?.turn.kind === "waiting" && seat !== null && seat < seats && before.turn.seats.includes(seat);
    return before && seat !== null && asked && frame.at - before.at >= REFLEX ? [{ seat, ms: frame.at - before.at }] : [];
  });
  const sorted = [...took].sort((a, b) => a.ms - b.ms);
  const [quickest, slowest] = [sorted[0], [...sorted].reverse().find(({ seat }) => seat !== sorted[0]?.seat)];
  const say = afterWords[lang];
  return [
    ...(quickest && quickest.ms <= QUICK ? [{ seat: quickest.seat, title: "quick" as const, why: say.quick(decimal(quickest.ms / 1_000, lang, 1)) }] : []),
    ...(slowest && slowest.ms >= DEEP ? [{ seat: slowest.seat, title: "thinker" as const, why: say.thinker(decimal(slowest.ms / 1_000, lang, 0)) }] : []),
  ];
}
