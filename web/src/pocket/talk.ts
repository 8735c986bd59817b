/** What a page and its workers say to each other. */
import type { Slip } from "./slip";

/** From the page to the house. */
export type Asked =
  | { readonly what: "begin"; readonly slip: Slip; readonly base: string }
  | { readonly what: "greet"; readonly line: number; readonly text: string }
  | { readonly what: "say"; readonly line: number; readonly text: string }
  | { readonly what: "hang-up"; readonly line: number }
  | { readonly what: "ask"; readonly question: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly what: "thinker"; readonly port: MessagePort };

/** From the house to the page. */
export type Answer =
  | { readonly what: "progress"; readonly step: Step; readonly share: number }
  | { readonly what: "ready" }
  | { readonly what: "failed"; readonly why: Failure }
  | { readonly what: "told"; readonly line: number; readonly text: string }
  | { readonly what: "hung-up"; readonly line: number }
  | { readonly what: "answered"; readonly question: number; readonly status: number; readonly words: string }
  | { readonly what: "notice"; readonly notice: Notice };

/** What is being done until one can play, in this order. */
export type Step = "fetching" | "unpacking" | "shuffling";
export const STEPS: readonly Step[] = ["fetching", "unpacking", "shuffling"];
/** Why Python is not there: nothing came, something came broken, or this browser cannot run it. */
export type Failure = "offline" | "broken" | "too-old";
/** What somebody has to know about the shelf: it keeps nothing, or it is full. */
export type Notice = "forgetful" | "full";
