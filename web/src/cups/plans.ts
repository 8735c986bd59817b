/** Competitions that are ready in two taps, and which game goes with which format. */
import type { Format, Plan } from "../wire/cups";
import type { Game } from "../wire/server";

export const FORMATS: readonly Format[] = ["swiss", "cup", "round-robin", "ladder", "tables", "teams", "eight"];
export const READY = ["lesson", "evening", "winter", "eight"] as const;
export type Ready = (typeof READY)[number];
/** 0: every match is played to its end. */
export const MINUTES: readonly number[] = [0, 4, 6, 8, 10, 15, 20];
export const ROUNDS: readonly number[] = [0, 2, 3, 4, 5, 6, 8];

type Seated = Pick<Game, "id" | "seats" | "teams" | "age">;

/** Can that game be played so? The server has the last word; this only greys out what it would refuse. */
export function suits(format: Format, { seats: [fewest, most], teams }: Seated): boolean {
  switch (format) {
    case "tables":
      return most >= 3;
    case "teams":
      return teams && most >= 4;
    case "cup":
    case "round-robin":
      return fewest <= 2;
    case "swiss":
    case "ladder":
    case "eight":
      return true;
  }
}

/** Of the games that suit, the one for the youngest that two can play: a class has all ages. */
export function easiestFor<G extends Seated>(format: Format, games: readonly G[]): G | undefined {
  const able = games.filter((game) => suits(format, game));
  const pairs = able.filter(({ seats }) => seats[0] <= 2);
  return (pairs.length ? pairs : able).reduce<G | undefined>((best, game) => (best !== undefined && best.age <= game.age ? best : game), undefined);
}

const SHAPES: Record<Ready, Pick<Plan, "format" | "minutes" | "rounds">> = {
  lesson: { format: "swiss", minutes: 6, rounds: 5 },
  evening: { format: "cup", minutes: 10, rounds: 0 },
  winter: { format: "ladder", minutes: 0, rounds: 0 },
  eight: { format: "eight", minutes: 8, rounds: 8 },
};

/** A whole plan from one picture; an Achtkampf has all games, the shortest first. */
export function readyPlan(ready: Ready, name: string, games: readonly Game[]): Partial<Plan> {
  const shape = SHAPES[ready];
  return planned({ ...shape, name, games: gamesFor(shape.format, games, easiestFor(shape.format, games)) }, games);
}

export function gamesFor(format: Format, games: readonly Game[], chosen: Game | undefined): readonly string[] {
  if (format === "eight") return [...games].sort((a, b) => a.minutes - b.minutes).map(({ id }) => id);
  return chosen === undefined ? [] : [chosen.id];
}

/** Tables and Achtkampf go by places, and so does any game that two cannot play. */
export function planned(plan: Pick<Plan, "format" | "games"> & Partial<Plan>, games: readonly Game[]): Partial<Plan> {
  const large = plan.games.some((id) => (games.find((game) => game.id === id)?.seats[0] ?? 2) > 2);
  const places = plan.format === "tables" || plan.format === "eight" || large;
  return places ? { ...plan, order: "places", points: "places" } : plan;
}
