/** For the press: every face that the rules allow, so that somebody's own dice are drawn as well; and the pitch. */
import { counted, type Named } from "../../drawings/collection";
import type { Die, Mark, Way } from "../../wire/games/wuerfel-fussball";
import { DICE, die } from "./drawings/die";
import { dieSide } from "./drawings/die-face";
import type { Result } from "./drawings/result-sign";
import { pitch } from "./drawings/pitch";

const WAYS: readonly Way[] = ["forward", "back", "diagonal", "sideways"];
const MARKS: readonly Mark[] = ["", "?", "X"];
/** What the rules let each die show (WF-27, WF-29, WF-36, WF-37, WF-40). */
const RESULTS: Partial<Record<Die, readonly Result[]>> = {
  shot: ["net", "unstoppable", "post", "bar", "out"],
  blue: ["steal", "miss", "own-goal", "clear", "foul"],
  keeper: ["held", "not-held", "parry", "corner"],
  black: ["goal", "corner", "out", "parry"],
  white: ["long-shot", "assist", "unstoppable", "perfect-save", "win-back", "foul"],
};

export const printed = (): Named => [...DICE.flatMap(sides), ["pitch", pitch("tall", { fair: true })]];

function sides(which: Die): Named {
  const results = RESULTS[which]?.map((face) => [`die/${which}/${face}`, dieSide(which, face)] as const);
  return [[`die/${which}`, die(which)], ...(results ?? arrows(which))];
}

function arrows(which: Die): Named {
  return WAYS.flatMap((way) =>
    counted(1, 10).flatMap((number) => MARKS.map((mark) => [`die/${which}/${way}-${number}${mark}`, dieSide(which, { way, number, mark })] as const)),
  );
}
