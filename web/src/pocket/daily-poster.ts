/** The result of the day as a picture: the same poster as after any other match, with the date on it. */
import type { Poster } from "../after/poster";
import type { Played } from "../browser/matches";

type Say = { readonly won: (name: string) => string; readonly drawn: string };

export function posterOf(heading: string, title: string, { sides }: Played, say: Say): Poster {
  const winners = sides.filter(({ won }) => won);
  const level = winners.length !== 1 && new Set(sides.map(({ score }) => score)).size <= 1;
  return {
    title: `${heading} · ${title}`,
    sentence: level || winners.length === 0 ? say.drawn : say.won(winners.map(({ name }) => name).join(" + ")),
    score: sides.length === 2 ? sides.map(({ score }) => score).join(":") : null,
    chairs: sides.map(({ name, animal = "", bot = null }) => ({ name, animal, bot })),
    links: [],
    tale: sides.map(({ name, score, won }) => `${won ? "★ " : ""}${name}: ${score}`),
  };
}
