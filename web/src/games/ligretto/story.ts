/** The match in sentences. Turning and discarding is too much to tell: six people do it all the time. */
import type { Event } from "../../wire/games/ligretto";
import type { Language } from "../../wire/messages";
import type { Line } from "../../table/page";
import { teamOf } from "./table";
import { faceName, ligrettoWords } from "./words";

type Who = (seat: number) => string;

export function tell(event: Event, who: Who, lang: Language): Line | null {
  const say = ligrettoWords[lang];
  const team = (number: number): string => say.teams[teamOf(number)];
  const line = (text: string, weight: Line["weight"], seat: number | null): Line => ({ text, weight, seat });
  switch (event.kind) {
    case "kicked-off":
      return line(say.kickedOff(event.round), 2, null);
    case "one-laid":
      return line(say.oneLaid(who(event.seat)), 1, event.seat);
    case "shirt-laid":
      return line(say.laid(who(event.seat), event.number, event.total), 1, event.seat);
    case "pitch-card-filled":
      return line(say.filled(who(event.seat), event.step + 1), 2, event.seat);
    case "pitch-card-cleared":
      return line(say.cleared(who(event.seat), event.cards), 1, event.seat);
    case "pitch-card-reopened":
      return line(say.reopened(who(event.seat), event.step + 1), 2, event.seat);
    case "scene-turned":
      return line(say.sceneTurned(team(event.team), faceName({ ...event.scene, upside_down: false }, lang)), 2, null);
    case "quarter-built":
      return line(say.built(who(event.seat), faceName(event.quarter, lang)), 1, event.seat);
    case "quarter-taken-out":
      return line(say.takenOut(who(event.seat), say.corners[event.corner]), 1, event.seat);
    case "goal-claimed":
      return line(say.claimed(who(event.seat)), 2, event.seat);
    case "goal-scored":
      return line(say.scored(team(event.team)), 3, event.team);
    case "own-goal-scored":
      return line([say.ownGoal(team(event.team)), ...faults(event.steps, event.corners, lang)].join(" "), 3, 1 - event.team);
    case "goal-card-taken":
      return line(say.cardTaken(team(event.team)), 2, event.team);
    case "break-offered":
      return line(say.offered(who(event.seat)), 2, event.seat);
    case "break-declined":
      return line(say.declined(who(event.seat)), 1, event.seat);
    case "round-ended-goalless":
      return line(say.goalless, 2, null);
    case "stack-shuffled":
      return line(say.shuffled(who(event.seat)), 1, event.seat);
    case "card-turned":
    case "card-discarded":
    case "card-turned-round":
      return null;
  }
}

/** What matters most of all that has just happened, in one line. */
export function headline(events: readonly Event[], who: Who, lang: Language): string | null {
  const lines = events.map((event) => tell(event, who, lang)).filter((line) => line !== null);
  return [...lines].sort((a, b) => b.weight - a.weight)[0]?.text ?? null;
}

/** What was wrong, in a sentence each. */
export function faults(steps: readonly number[], corners: readonly (keyof typeof ligrettoWords.de.corners)[], lang: Language): readonly string[] {
  const say = ligrettoWords[lang];
  const sums = steps.length ? [say.wrongSteps(steps.map((step) => step + 1))] : [];
  const quarters = corners.length ? [say.wrongCorners(corners.map((corner) => say.corners[corner]))] : [];
  return [...sums, ...quarters];
}
