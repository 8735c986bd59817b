/** For the contact sheet: the shipped dice and the pitch. */
import type { Drawn } from "../../drawings/collection";
import type { Die, Mark, Way } from "../../wire/games/wuerfel-fussball";
import { DICE, die, roleSign } from "./drawings/die";
import { dieFace, dieSide, type DieFace } from "./drawings/die-face";
import type { Result } from "./drawings/result-sign";
import { pitch, type Lie, type Marks } from "./drawings/pitch";

/** The faces of each die: enough TOML for the shipped file. */
export function faces(dice: string): readonly (readonly [Die, DieFace])[] {
  const tables = dice.split(/^\[(?=\w+\])/m).slice(1);
  return tables.flatMap((table) => {
    const which = table.slice(0, table.indexOf("]")) as Die;
    return facesOf(/faces = \[([^\]]*)\]/.exec(table)?.[1] ?? "").map((face) => [which, face] as const);
  });
}

function facesOf(list: string): readonly DieFace[] {
  const arrows = [...list.matchAll(/arrow = "(\w+)", number = (\d+)(?:, mark = "(.)")?/g)];
  if (arrows.length) return arrows.map(([, way, number, mark = ""]) => ({ way: way as Way, number: Number(number), mark: mark as Mark }));
  return [...list.matchAll(/"([\w-]+)"/g)].map(([, result]) => result as Result);
}

const LIES: readonly Lie[] = ["upright", "tall", "lying"];
const MARKS: Marks = {
  ball: [3, 7],
  path: [[[3, 3], [3, 6]]],
  targets: [[1, 9], [5, 9]],
  arrows: [[[3, 7], [1, 9]], [[3, 7], [5, 9]]],
};

export const drawn = (dice: string, name?: string): readonly Drawn[] => [
  { title: "dice", drawings: DICE.map((which) => die(which, name)) },
  { title: "die faces", drawings: faces(dice).map(([which, face]) => dieFace(which, face, name)) },
  { title: "role signs", drawings: DICE.map((which) => roleSign(which, name)) },
  { title: "pitches", drawings: [...LIES.map((lie) => pitch(lie, MARKS, name)), pitch("tall", { fair: true }, name)] },
  { title: "paper dice", drawings: [dieSide("shot", "post", name), dieSide("red", { way: "diagonal", number: 2, mark: "?" }, name)] },
];
