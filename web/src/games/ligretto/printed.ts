/** For the press: every card that the rules allow, so that somebody's own copy is drawn as well. */
import { counted, type Named } from "../../drawings/collection";
import type { Ball, Scene } from "../../wire/games/ligretto";
import { pitchCard } from "./drawings/pitch-card";
import { CORNERS, quarterCard } from "./drawings/quarter";
import { sceneBack, sceneCard } from "./drawings/scene";
import { LIGRETTO_TEAMS, shirtCard } from "./drawings/shirt-card";

const BALLS: readonly Ball[] = ["none", "post", "middle"];

export const printed = (): Named => [...shirts(), ...quarters(), ...scenes(), ...pitchCards()];

const shirts = (): Named =>
  LIGRETTO_TEAMS.flatMap((team) => counted(1, 10).map((number) => [`shirt/${team}/${number}`, shirtCard(team, number)] as const));

const quarters = (): Named =>
  CORNERS.flatMap((corner) => BALLS.map((ball) => [`quarter/${corner}/${ball}`, quarterCard({ corner, ball, upside_down: false })] as const));

/** In a goal that was scored the ball is somewhere. */
const scenes = (): Named => [
  ...LIGRETTO_TEAMS.map((team) => [`scene-back/${team}`, sceneBack(undefined, team)] as const),
  ...CORNERS.flatMap((corner) => BALLS.slice(1).map((ball) => [`scene/${corner}/${ball}`, sceneCard({ corner, ball } as Scene)] as const)),
];

const pitchCards = (): Named => [
  ...counted(2, 25).map((number) => [`pitch-card/${number}`, pitchCard(number)] as const),
  ["pitch-card/back", pitchCard(null)],
];
