/** The games of this server, asked once; whoever asks again after a failure asks anew. */
import { games, type Game } from "../wire/server";

let answer: Promise<readonly Game[]> | undefined;

export function catalogue(): Promise<readonly Game[]> {
  answer ??= games();
  answer.catch(() => (answer = undefined));
  return answer;
}

export const gameCalled = async (id: string): Promise<Game | undefined> => (await catalogue()).find((game) => game.id === id);

/** For whoever has never chosen: the first of those for the youngest. */
export const easiest = <G extends Pick<Game, "age">>(all: readonly G[]): G | undefined =>
  all.reduce<G | undefined>((best, game) => (best !== undefined && best.age <= game.age ? best : game), undefined);
