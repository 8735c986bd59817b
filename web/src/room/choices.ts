/** What an option can be set to, and how that is said. */
import type { Help } from "../browser/settings.svelte";
import type { OptionWords } from "../table/page";
import type { Option } from "../wire/server";
import type { Words } from "../words/de";

export type Options = Readonly<Record<string, unknown>>;

/** Seconds that children count in; 0 waits for ever. */
const PATIENCE = [15, 30, 60, 120, 0];
/** As much of a JSON schema as options use. */
interface Takes {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
}
/** Where an option counts, this many values are offered at most. */
const MOST = 12;

export interface Known {
  readonly say: Words;
  readonly own: OptionWords | undefined;
  /** Who sits on which chair; empty for a free one. */
  readonly names: readonly string[];
}

/** What the host sets; what is given to single chairs is everybody's to agree to. */
export const ofTheTable = (game: { readonly options: Readonly<Record<string, Option>> } | undefined): readonly [string, Option][] =>
  Object.entries(game?.options ?? {}).filter(([, { takes }]) => (takes as Takes).type !== "array");

export function choices(name: string, option: Option, { own, names }: Known): readonly unknown[] {
  if (name === "patience") return PATIENCE;
  if (name === "first") return ["draw", ...names.keys()];
  const { type, enum: words, minimum = 0, maximum = minimum + MOST } = option.takes as Takes;
  if (words !== undefined) return words;
  if (type === "boolean") return [false, true];
  const told = Object.keys(own?.choices ?? {}).map(Number).filter((value) => Number.isFinite(value));
  return told.length > 0 ? told : stepped(minimum, maximum);
}

function stepped(from: number, to: number): readonly number[] {
  const step = Math.ceil((to - from) / MOST) || 1;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
}

export function nameOf(name: string, { say, own }: Known): string {
  if (name === "patience") return say.patience;
  if (name === "help") return say.helpLevel;
  if (name === "first") return say.first;
  return own?.name ?? name;
}

export function meaning(name: string, value: unknown, { say, own, names }: Known): string {
  if (name === "patience") return say.patienceMeans(Number(value));
  if (name === "help") return say.helpLevels[value as Help];
  if (name === "first") return value === "draw" ? say.firstDraw : names[Number(value)] || say.seatNumber(Number(value) + 1);
  return own?.choices[String(value)] ?? (value === true ? say.on : value === false ? say.off : String(value));
}

/** The options with one of them set; what is as printed need not be said. */
export function withOption(options: Options, name: string, value: unknown, printed: unknown): Options {
  const { [name]: _, ...others } = options;
  return value === printed ? others : { ...others, [name]: value };
}
