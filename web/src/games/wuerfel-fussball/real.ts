/** At a real table: two halves by the clock, long or short (WF-8, WF-9), a tournament (WF-10), and the eight dice. */
import type { Dice, Die } from "../../wire/games/wuerfel-fussball";
import { GOALS, type Form, type Stage, type Throwable } from "../form";
import { DICE, die } from "./drawings/die";
import { dieFace, type DieFace } from "./drawings/die-face";
import { pitchWords, type PitchWords } from "./pitch-words";

const MINUTE = 60_000;
/** WF-9: what happens when the time is up. */
const halves = (lasts: number): readonly Stage[] => [
  { section: "first-half", lasts, rule: "WF-9" },
  { section: "second-half", lasts, rule: "WF-9" },
];

export const form: Form = {
  sides: "two",
  cloth: ["blue", "yellow"],
  ways: [
    { id: "match", counts: [GOALS], stages: halves(7.5 * MINUTE) },
    {
      id: "tournament",
      counts: [GOALS, { id: "kicks", start: 0, steps: [1], only: "shoot-out" }],
      stages: [...halves(5 * MINUTE), { section: "shoot-out", tied: true, rule: "WF-10" }],
    },
    { id: "short", counts: [GOALS], stages: halves(3 * MINUTE) },
  ],
  dice: (material, lang) => boxDice(material, pitchWords[lang]),
};

const isDice = (material: unknown): material is Dice => typeof material === "object" && material !== null && (material as Dice).kind === "dice";

/** The eight dice, if that is what lies in the box. */
export function boxDice(material: unknown, say: PitchWords): readonly Throwable[] {
  if (!isDice(material)) return [];
  return DICE.map((which) => throwable(which, material[which].faces, say));
}

const throwable = (which: Die, faces: readonly DieFace[], say: PitchWords): Throwable => ({
  id: which,
  name: say.dice[which],
  faces: faces.map((face) => faceName(face, say)),
  draw: (face) => (face === null ? die(which) : dieFace(which, faces[face] as DieFace)),
});

const faceName = (face: DieFace, say: PitchWords): string =>
  typeof face === "string" ? say.results[face] : say.arrow(face.way, face.number, face.mark);
