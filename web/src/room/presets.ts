/** Sets of options that are chosen at once, and which of them is on. */
import type { Presets } from "../wire/answers";
import type { Game } from "../wire/server";
import type { Words } from "../words/de";
import type { Options } from "./choices";

export type Preset = keyof Presets;
const ALL: readonly Preset[] = ["printed", "kids", "pro"];
/** As much of a game as presets need. */
export type Ruled = Pick<Game, "options" | "presets">;
type Named = Pick<Words, "presets" | "usualRules" | "ownRules">;

/** Those that differ: what a game calls by two names is offered once. */
export const presetsOf = (game: Ruled): readonly Preset[] => ALL.filter((preset) => presetOn(game, game.presets[preset]) === preset);

/** Null where the table has rules of its own. */
export const presetOn = (game: Ruled, options: Options): Preset | null => ALL.find((preset) => same(game, game.presets[preset], options)) ?? null;

/** What the table's rules are called: a preset, as a table is laid out, or of its own. */
export function rulesCalled(game: Ruled, options: Options, say: Named): string {
  const preset = presetOn(game, options);
  return preset ? say.presets[preset] : same(game, {}, options) ? say.usualRules : say.ownRules;
}

/** What is not said is as usual; so two ways to say the same are the same. As text, because no list is another one. */
function same({ options }: Ruled, some: Options, others: Options): boolean {
  return Object.entries(options).every(([name, { default: usual }]) => String(some[name] ?? usual) === String(others[name] ?? usual));
}
