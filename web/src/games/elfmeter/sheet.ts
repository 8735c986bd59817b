/** For the contact sheet: the shipped deck, its markers and its box. */
import { counted, type Drawn } from "../../drawings/collection";
import { TEAMS, teamShirt } from "../../drawings/team";
import { rows } from "../deck-file";
import { boxPitch } from "./drawings/box";
import { box, elfmeterBack, elfmeterCard, goalMarker, kickOffCard, wantedField, type ElfmeterFace } from "./drawings/card";

const FIELDS = ["VL", "VM", "VR", "HL", "HM", "HR"];
const THIRDS = ["L", "M", "R"];

/** Both sides of the 24 cards. */
export const elfmeterFaces = (deck: string): readonly ElfmeterFace[] => rows(deck).flatMap(bothSides);

function bothSides([, footballer = "", ball = "", shot = "", defenders = "", dive = ""]: readonly string[]): readonly ElfmeterFace[] {
  return [
    { kind: "attack", footballer: FIELDS.indexOf(footballer), ball: FIELDS.indexOf(ball), shot: THIRDS.indexOf(shot) },
    { kind: "defence", defenders: defenders.split("+").map((field) => FIELDS.indexOf(field)), dive: THIRDS.indexOf(dive) },
  ];
}

export function drawn(deck: string, name?: string): readonly Drawn[] {
  const markers = TEAMS.flatMap((team) => [kickOffCard(team, name), goalMarker(team, name)]);
  return [
    { title: "elfmeter", drawings: TEAMS.flatMap((team) => elfmeterFaces(deck).map((face) => elfmeterCard(team, face, name))) },
    { title: "elfmeter backs", drawings: TEAMS.map((team) => elfmeterBack(team, name)) },
    { title: "markers", drawings: [...markers, ...TEAMS.map((team) => teamShirt(team, name))] },
    { title: "wanted fields", drawings: [...counted(0, 5), null].map((field) => wantedField(field, name)) },
    { title: "boxes", drawings: [box(name), boxPitch(157.5, name)] },
  ];
}
