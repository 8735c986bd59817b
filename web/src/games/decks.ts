/** The games' decks and dice as the server ships them, read for the contact sheet and the tests; the client needs none of it. */

import type { Die, Mark, Way } from "../wire/games/wuerfel-fussball";
import type { Quarter, Scene } from "../wire/games/ligretto";
import type { DieFace } from "./wuerfel-fussball/drawings/die";
import type { Result } from "./wuerfel-fussball/drawings/die-sign";
import type { ElfmeterFace } from "./elfmeter/drawings/card";

/** The text of each file. */
export interface Files {
  readonly elfmeter: string;
  readonly ligretto: string;
  readonly dice: string;
}

const FIELDS = ["VL", "VM", "VR", "HL", "HM", "HR"];
const THIRDS = ["L", "M", "R"];

function rows(csv: string): readonly (readonly string[])[] {
  const lines = csv.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  return lines.slice(1).map((line) => line.trim().split(","));
}

/** Both sides of the 24 cards. */
export function elfmeterFaces({ elfmeter }: Files): readonly ElfmeterFace[] {
  return rows(elfmeter).flatMap(
    ([, footballer = "", ball = "", shot = "", defenders = "", dive = ""]): ElfmeterFace[] => [
      {
        kind: "attack",
        footballer: FIELDS.indexOf(footballer),
        ball: FIELDS.indexOf(ball),
        shot: THIRDS.indexOf(shot),
      },
      {
        kind: "defence",
        defenders: defenders.split("+").map((field) => FIELDS.indexOf(field)),
        dive: THIRDS.indexOf(dive),
      },
    ],
  );
}

const ofKind = ({ ligretto }: Files, wanted: string) => rows(ligretto).filter(([kind]) => kind === wanted);

export function shirtNumbers(files: Files): readonly number[] {
  return ofKind(files, "shirt").map(([, number]) => Number(number));
}

export function pitchNumbers(files: Files): readonly number[] {
  return ofKind(files, "pitch").map(([, number]) => Number(number));
}

/** Each back as it lies the right way up and upside down. */
export function quarters(files: Files): readonly Quarter[] {
  return ofKind(files, "shirt").flatMap(([, , corner, ball]) =>
    [false, true].map((upside_down) => ({ kind: "quarter", corner, ball, upside_down }) as Quarter),
  );
}

export function scenes(files: Files): readonly Pick<Scene, "corner" | "ball">[] {
  return ofKind(files, "scene").map(([, , corner, ball]) => ({ corner, ball }) as Scene);
}

/** The faces of each die: enough TOML for the shipped file. */
export function faces({ dice }: Files): readonly (readonly [Die, DieFace])[] {
  const tables = dice.split(/^\[(?=\w+\])/m).slice(1);
  return tables.flatMap((table) => {
    const which = table.slice(0, table.indexOf("]")) as Die;
    return facesOf(/faces = \[([^\]]*)\]/.exec(table)?.[1] ?? "").map((face) => [which, face] as const);
  });
}

function facesOf(list: string): readonly DieFace[] {
  const arrows = [...list.matchAll(/arrow = "(\w+)", number = (\d+)(?:, mark = "(.)")?/g)];
  if (arrows.length)
    return arrows.map(([, way, number, mark = ""]) => ({
      way: way as Way,
      number: Number(number),
      mark: mark as Mark,
    }));
  return [...list.matchAll(/"([\w-]+)"/g)].map(([, result]) => result as Result);
}
