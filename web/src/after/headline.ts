/** The one sentence of a result: who has won, told to everybody or to one of them as "you". */
import type { Language, Result } from "../wire/messages";
import type { Who } from "../words/person";
import type { Words } from "../words/de";
import { listed } from "./tale";
import type { TeamResult } from "./teams";
import { afterWords } from "./words";

export function headline(result: Result | null, team: TeamResult | null, who: Who, lang: Language, say: Words): string {
  if (result === null) return say.fullTime;
  if (team !== null) return say.teamWon(say.cloths[team.cloth], team.score);
  const { winners, score } = result;
  const [winner] = winners;
  if (winner === undefined || (winners.length > 1 && new Set(score).size <= 1)) return say.drawn;
  if (winners.length > 1) return afterWords[lang].together(listed(winners, who, lang));
  return who(winner).you ? say.youWon : say.won(who(winner).name);
}
