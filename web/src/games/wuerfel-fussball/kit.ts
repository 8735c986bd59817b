/** One's own eight dice: how they are drawn, and what is said about them. */
import type { Die, Mark, Way } from "../../wire/games/wuerfel-fussball";
import { spoken } from "../../words/spoken.svelte";
import { reading, type Kit, type KitWords, type Read } from "../kit";
import { die } from "./drawings/die";
import { dieFace } from "./drawings/die-face";
import type { Result } from "./drawings/result-sign";

type Wrong =
  | "no-toml" | "no-such-die" | "die-missing" | "no-name" | "no-symbol" | "same-name"
  | "same-symbol" | "six-faces" | "no-such-result" | "never-shows" | "one-question-mark" | "one-back-arrow"
  | "no-such-arrow" | "no-such-steps" | "no-such-mark" | "back-on-violet-only" | "no-x-on-orange" | "says-nothing";

/** The names and symbols of the dice, and the faces of each. */
export type OwnWords = KitWords<"die" | Die, "number" | "arrow" | "mark" | "face" | "name" | "symbol", Wrong>;

export const kit: Kit = {
  words: spoken<OwnWords>({
    de: () => import("./kit/de").then((words) => words.de),
    en: () => import("./kit/en").then((words) => words.en),
    fr: () => import("./kit/fr").then((words) => words.fr),
    it: () => import("./kit/it").then((words) => words.it),
  }),
  drawn: (piece, sort) => [sort.name === "die" ? die((piece[1] ?? "orange") as Die) : face(sort.name as Die, reading(piece, sort))],
};

function face(which: Die, read: Read): string {
  if (read("face")) return dieFace(which, read("face") as Result);
  if (read("arrow") && read("number")) return dieFace(which, { way: read("arrow") as Way, number: Number(read("number")), mark: read("mark") as Mark });
  return die(which);
}
