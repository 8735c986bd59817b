/** For the contact sheet: the shipped deck. */
import type { Drawn } from "../../drawings/collection";
import type { Quarter, Scene } from "../../wire/games/ligretto";
import { rows } from "../deck-file";
import { pitchCard } from "./drawings/pitch-card";
import { quarterCard } from "./drawings/quarter";
import { sceneBack, sceneCard } from "./drawings/scene";
import { blankShirt, LIGRETTO_TEAMS, shirtCard } from "./drawings/shirt-card";

const ofKind = (deck: string, wanted: string): readonly (readonly string[])[] => rows(deck).filter(([kind]) => kind === wanted);

export const shirtNumbers = (deck: string): readonly number[] => ofKind(deck, "shirt").map(([, number]) => Number(number));
export const pitchNumbers = (deck: string): readonly number[] => ofKind(deck, "pitch").map(([, number]) => Number(number));

/** Each back as it lies the right way up and upside down. */
export function quarters(deck: string): readonly Quarter[] {
  return ofKind(deck, "shirt").flatMap(([, , corner, ball]) =>
    [false, true].map((upside_down) => ({ kind: "quarter", corner, ball, upside_down }) as Quarter),
  );
}

export const scenes = (deck: string): readonly Pick<Scene, "corner" | "ball">[] =>
  ofKind(deck, "scene").map(([, , corner, ball]) => ({ corner, ball }) as Scene);

export function drawn(deck: string, name?: string): readonly Drawn[] {
  const numbers = [...new Set(shirtNumbers(deck))];
  const shirts = LIGRETTO_TEAMS.flatMap((team) => [...numbers.map((number) => shirtCard(team, number, name)), blankShirt(team, name)]);
  return [
    { title: "shirts", drawings: shirts },
    { title: "pitch cards", drawings: [...pitchNumbers(deck), null].map((number) => pitchCard(number, name)) },
    { title: "quarters", drawings: [...new Set(quarters(deck).map((quarter) => quarterCard(quarter, name)))] },
    { title: "scenes", drawings: [...scenes(deck).map((scene) => sceneCard(scene, name)), sceneBack(name)] },
    { title: "scene backs", drawings: LIGRETTO_TEAMS.map((team) => sceneBack(name, team)) },
  ];
}
