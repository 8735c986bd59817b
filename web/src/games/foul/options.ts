/** What can be set before a match; its words lie with the others of each language. */
import type { OptionWords } from "../../table/page";

export type Options = Readonly<Record<"bluff" | "after_call" | "window" | "whistle" | "skip_gone", OptionWords>>;

/** Seconds and calls that are offered; one of each is what is set already. */
export const seconds = (none: string, unit: string) => ({ "0": none, "2": `2 ${unit}`, "3": `3 ${unit}`, "5": `5 ${unit}`, "10": `10 ${unit}` });
export const calls = (unit: string) => ({ "10": `10 ${unit}`, "20": `20 ${unit}`, "40": `40 ${unit}`, "100": `100 ${unit}` });
