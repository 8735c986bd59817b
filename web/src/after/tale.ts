/** The match in three to five sentences, made of what happened: who led, who came back, what was held, and how it ended. */
import type { Frame, GamePage } from "../table/page";
import type { Language, Result, Words } from "../wire/messages";
import { named, type Person, type Who } from "../words/person";
import { actorOf, chainOf, scoreAt, type Score } from "./chain";
import { afterWords, type AfterWords } from "./words";

const [LEAST, MOST] = [3, 5];
/** A lead worth telling, and a race worth calling one. */
const CLEAR = 2;
const LATE = 0.8;

export interface Match {
  readonly page: GamePage<Words>;
  readonly frames: readonly Frame<Words>[];
  readonly who: Who;
  readonly lang: Language;
  readonly seats: number;
  /** For each seat its longest bluff, as its own eyes saw it: known once it is all over. */
  readonly bluffs?: readonly number[];
}

export const clock = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, "0")}`;

/** Everybody on one side, by name; one alone may be "you". */
export function sideNamed({ page, who, seats, lang }: Pick<Match, "page" | "who" | "seats" | "lang">, side: number): Person {
  const people = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (page.side?.(seat) ?? seat) === side).map(who);
  return people.length === 1 ? (people[0] ?? named("")) : team(people, lang);
}
/** A side of several is one team: "Team Ada + Ben" and "dein Team" go with the same verbs as a name. */
const team = (people: readonly Person[], lang: Language): Person =>
  named(people.some(({ you }) => you) ? afterWords[lang].yourTeam : `Team ${people.map(({ name }) => name).join(" + ")}`);

/** "Ada und du": whoever reads it stands last. */
export function listed(seats: readonly number[], who: Who, lang: Language): string {
  const people = seats.map(who).sort((a, b) => Number(a.you) - Number(b.you));
  return new Intl.ListFormat(lang).format(people.map(({ name, you }) => (you ? afterWords[lang].me : name)));
}

export function taleOf(match: Match): readonly string[] {
  const say = afterWords[match.lang];
  const middle = [...(match.page.flaps ? goalsTold(match, say) : [...highlights(match), ...raceTold(match, say)]), ...busiest(match, say)];
  const quiet = middle.length >= LEAST - 1 ? [] : [...measured(match, say), ...say.quiet].slice(0, LEAST - 1 - middle.length);
  return [...middle.slice(0, MOST - 1), ...quiet, ending(match, say)].map(begun);
}
const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Where nothing stood out, how much was played. */
function measured({ frames }: Match, say: AfterWords): readonly string[] {
  const moves = frames.filter((frame) => actorOf(frame) !== null).length;
  return moves === 0 ? [] : [say.movesInAll(moves)];
}

function goalsTold(match: Match, say: AfterWords): readonly string[] {
  const links = chainOf(match.page, match.frames);
  const goals = links.filter(({ kind }) => kind === "goal");
  const first = goals[0]?.score.join("") === "10" || goals[0]?.score.join("") === "01" ? goals[0] : undefined; // with a head start nobody opens the scoring
  const final = scoreAt(match.page, match.frames.at(-1));
  const saves = links.length - goals.length;
  const ahead = goals.filter(({ score }) => gap(score) >= CLEAR && score.join() !== final?.join()).sort((a, b) => gap(b.score) - gap(a.score))[0];
  return [
    ...(first === undefined ? [] : [say.firstGoal(sideNamed(match, first.side), turned(first.score, first.side), clock(first.at))]),
    ...(ahead === undefined ? [] : [say.ledBy(sideNamed(match, ahead.side), turned(ahead.score, ahead.side))]),
    ...levelled(goals.map(({ score }) => score), say),
    ...(saves === 0 ? [] : [say.held(saves)]),
  ];
}

const gap = ([one, other]: Score): number => Math.abs(one - other);
/** As that side says it: its own goals first. */
const turned = (score: Score, side: 0 | 1): string => `${score[side]} : ${score[1 - side]}`;

function levelled(scores: readonly Score[], say: AfterWords): readonly string[] {
  const times = scores.filter(([one, other]) => one === other).length;
  return times === 0 ? [] : [say.levelled(times)];
}

/** Where nothing is scored the numbers beside the faces are the race: fewer cards, or more of them, as it ended. */
function raceTold(match: Match, say: AfterWords): readonly string[] {
  const result = resultOf(match.frames);
  const [winner] = result?.winners ?? [];
  const leaders = leadersOf(match, result);
  if (leaders.length === 0) return [];
  const late = leaders[Math.floor(leaders.length * LATE)];
  const changes = leaders.filter((leader, n) => n > 0 && leader !== leaders[n - 1]).length;
  return [
    ...(changes === 0 ? [] : [say.leadChanged(changes)]),
    ...(late !== undefined && !(result?.winners ?? []).includes(late) ? [say.lateLead(match.who(late))] : []),
    ...(winner !== undefined && leaders.every((leader) => leader === winner) ? [say.neverBehind(match.who(winner))] : []),
  ];
}

/** Who was in front alone, table by table. */
function leadersOf({ page, frames, seats, lang }: Match, result: Result | null): readonly number[] {
  const counts = frames.map(({ view }) => Array.from({ length: seats }, (_, seat) => Number(page.badge?.(view, seat, lang)?.text ?? NaN)));
  const last = counts.at(-1) ?? [];
  const level = new Set(last).size === 1; // then it is not the winner who says whether more or fewer is better
  const fewest = level ? (counts[0]?.[0] ?? 0) > (last[0] ?? 0) : (result?.winners ?? []).every((seat) => last[seat] === Math.min(...last));
  return counts.flatMap((row) => {
    const best = fewest ? Math.min(...row) : Math.max(...row);
    const first = row.indexOf(best);
    return first < 0 || row.indexOf(best, first + 1) >= 0 ? [] : [first];
  });
}

/** The weightiest line of each half that is no goal: goals have been told. */
function highlights({ page, frames, who, lang }: Match): readonly string[] {
  const lines = frames.slice(0, -1).flatMap(({ events }) => events.flatMap((event) => page.tell(event, who, lang) ?? []));
  const half = Math.ceil(lines.length / 2);
  const best = [lines.slice(0, half), lines.slice(half)].flatMap((part) => [...part].filter(({ weight }) => weight >= 2).sort((a, b) => b.weight - a.weight).slice(0, 1));
  return best.map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`));
}

function busiest({ frames, who, seats }: Match, say: AfterWords): readonly string[] {
  const moves = Array.from({ length: seats }, () => 0);
  for (const frame of frames) {
    const seat = actorOf(frame);
    if (seat !== null && seat < seats) moves[seat] = (moves[seat] ?? 0) + 1;
  }
  const most = Math.max(...moves);
  const seat = moves.indexOf(most);
  const all = moves.reduce((sum, count) => sum + count, 0);
  // Of those who were equally busy nobody was the busiest.
  return most === 0 || moves.indexOf(most, seat + 1) >= 0 ? [] : [say.busiest(who(seat), most, all)];
}

export function resultOf(frames: readonly Frame<Words>[]): Result | null {
  const turn = frames.at(-1)?.turn;
  return turn?.kind === "finished" ? turn.result : null;
}

function ending(match: Match, say: AfterWords): string {
  const took = clock(match.frames.at(-1)?.at ?? 0);
  const winners = resultOf(match.frames)?.winners ?? [];
  const [winner] = winners;
  const score = scoreAt(match.page, match.frames.at(-1));
  if (winner === undefined || winners.length === match.seats) return say.drawnAfter(took);
  const side = match.page.side?.(winner) ?? winner;
  if (winners.length > 1 && match.page.side === undefined) return say.togetherAfter(listed(winners, match.who, match.lang), took);
  const told = say.wonAfter(sideNamed(match, side), took);
  return score === null ? told : told.replace(/\.$/, `: ${turned(score, side === 0 ? 0 : 1)}.`);
}
