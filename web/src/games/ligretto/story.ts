/** The match in sentences. Turning and discarding is too much to tell: six people do it all the time. */
import type { Event } from "../../wire/games/ligretto";
import type { Language } from "../../wire/messages";
import type { Who } from "../../words/person";
import type { Line } from "../../table/page";
import { toldBy, untold, type Tellers } from "../../table/tellers";
import { teamOf } from "./table";
import { faceName, ligrettoWords, type LigrettoWords } from "./words";

export function tell(event: Event, who: Who, lang: Language): Line | null {
  const say = ligrettoWords[lang];
  return toldBy(TELLERS, event, { say, who, lang, team: (number) => say.teams[teamOf(number)] });
}

interface Around {
  readonly say: LigrettoWords;
  readonly who: Who;
  readonly lang: Language;
  readonly team: (number: number) => string;
}

const line = (text: string, weight: Line["weight"], seat: number | null): Line => ({ text, weight, seat });

const TELLERS: Tellers<Event, Around> = {
  "kicked-off": ({ round }, { say }) => line(say.kickedOff(round), 2, null),
  "one-laid": ({ seat }, { say, who }) => line(say.oneLaid(who(seat)), 1, seat),
  "shirt-laid": ({ seat, number, total }, { say, who }) => line(say.laid(who(seat), number, total), 1, seat),
  "pitch-card-filled": ({ seat, step }, { say, who }) => line(say.filled(who(seat), step + 1), 2, seat),
  "pitch-card-cleared": ({ seat, cards }, { say, who }) => line(say.cleared(who(seat), cards), 1, seat),
  "pitch-card-reopened": ({ seat, step }, { say, who }) => line(say.reopened(who(seat), step + 1), 2, seat),
  "scene-turned": (event, { say, team, lang }) => line(say.sceneTurned(team(event.team), faceName({ ...event.scene, upside_down: false }, lang)), 2, null),
  "quarter-built": ({ seat, quarter }, { say, who, lang }) => line(say.built(who(seat), faceName(quarter, lang)), 1, seat),
  "quarter-taken-out": ({ seat, corner }, { say, who }) => line(say.takenOut(who(seat), say.corners[corner]), 1, seat),
  "goal-claimed": ({ seat }, { say, who }) => line(say.claimed(who(seat)), 2, seat),
  "goal-scored": (event, { say, team }) => line(say.scored(team(event.team)), 3, event.team),
  "own-goal-scored": (event, { say, team, lang }) => line([say.ownGoal(team(event.team)), ...faults(event.steps, event.corners, lang)].join(" "), 3, 1 - event.team),
  "goal-card-taken": (event, { say, team }) => line(say.cardTaken(team(event.team)), 2, event.team),
  "break-offered": ({ seat }, { say, who }) => line(say.offered(who(seat)), 2, seat),
  "break-declined": ({ seat }, { say, who }) => line(say.declined(who(seat)), 1, seat),
  "round-ended-goalless": (_, { say }) => line(say.goalless, 2, null),
  "stack-shuffled": ({ seat }, { say, who }) => line(say.shuffled(who(seat)), 0, seat),
  "said-ready": ({ seat }, { say, who }) => line(say.isReady(who(seat)), 0, seat),
  "countdown-started": (_, { say }) => line(say.getSet, 1, null),
  "card-turned": untold,
  "card-discarded": untold,
  "card-turned-round": untold,
};

/** What was wrong, in a sentence each. */
export function faults(steps: readonly number[], corners: readonly (keyof typeof ligrettoWords.de.corners)[], lang: Language): readonly string[] {
  const say = ligrettoWords[lang];
  const sums = steps.length ? [say.wrongSteps(steps.map((step) => step + 1))] : [];
  const quarters = corners.length ? [say.wrongCorners(corners.map((corner) => say.corners[corner]))] : [];
  return [...sums, ...quarters];
}
