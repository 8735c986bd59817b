/** What is worth celebrating. A game says which of its events is one; what is written across the table stands in everybody's words. */
export type Moment =
  | "goal" | "own-goal" | "equaliser" | "turned" | "won" | "save" | "caught" | "wronged" | "tie" | "ball-won"
  | "row-opened" | "row-full" | "freed" | "last-card" | "half-time" | "extra-time" | "penalties" | "round" | "full-time";

type Score = readonly number[];

/** So far behind, in goals and in cards, somebody has to have been for a lead to be a comeback. */
const BEHIND = { goal: 1, won: 6 } as const;

/** A goal after which both have the same, and a lead after having been behind, have names of their own. `scores`: how it stood, the newest last. */
export function raised(moment: Moment, scores: readonly Score[]): Moment {
  if (moment !== "goal" && moment !== "won") return moment;
  const [before, after] = [scores.at(-2), scores.at(-1)];
  if (after === undefined || before === undefined || after.length !== 2) return moment;
  if (moment === "goal" && lead(after) === 0 && lead(before) !== 0) return "equaliser";
  return comeback(scores, BEHIND[moment]) ? "turned" : moment;
}

const lead = ([one = 0, other = 0]: Score): number => one - other;

/** Whoever leads now did not lead before, and was far enough behind since they last did. */
function comeback(scores: readonly Score[], least: number): boolean {
  const leads = scores.map(lead);
  const now = leads.at(-1) ?? 0;
  const own = leads.map((ahead) => ahead * Math.sign(now));
  if (now === 0 || (own.at(-2) ?? 0) > 0) return false;
  const since = own.slice(own.slice(0, -1).map((ahead) => ahead > 0).lastIndexOf(true) + 1, -1);
  return Math.min(...since) <= -least;
}
