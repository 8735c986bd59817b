/** The games of this server, asked once; whoever asks again after a failure asks anew. */
import { games, type Game } from "../wire/server";

let asked: Promise<readonly Game[]> | undefined;

export function programme(): Promise<readonly Game[]> {
  asked ??= games();
  asked.catch(() => (asked = undefined));
  return asked;
}

export const gameCalled = async (id: string): Promise<Game | undefined> => (await programme()).find((game) => game.id === id);
