/** For the press: every card that the rules allow, so that somebody's own copy is drawn as well. */
import { CARD_SIZES, counted, type Named } from "../../drawings/collection";
import { TEAMS, type Team } from "../../drawings/team";
import { boxPitch } from "./drawings/box";
import { elfmeterBack, elfmeterCard, goalMarker, kickOffCard } from "./drawings/card";

const FIELDS = counted(0, 5);
const THIRDS = counted(0, 2);

export const printed = (): Named => [...TEAMS.flatMap(cards), ...boxes()];

function cards(team: Team): Named {
  return [
    ...attacks(team),
    ...defences(team),
    [`elfmeter/${team}/back`, elfmeterBack(team)],
    [`kick-off/${team}`, kickOffCard(team)],
    [`goal-marker/${team}`, goalMarker(team)],
  ];
}

function attacks(team: Team): Named {
  const ways = FIELDS.flatMap((from) => FIELDS.filter((to) => to !== from).flatMap((to) => THIRDS.map((shot) => [from, to, shot] as const)));
  return ways.map(([footballer, ball, shot]) => [`elfmeter/${team}/attack/${footballer}-${ball}/${shot}`, elfmeterCard(team, { kind: "attack", footballer, ball, shot })] as const);
}

function defences(team: Team): Named {
  const walls = choices(FIELDS, 3).flatMap((wall) => THIRDS.map((dive) => [wall, dive] as const));
  return walls.map(([wall, dive]) => [`elfmeter/${team}/defence/${wall.join("+")}/${dive}`, elfmeterCard(team, { kind: "defence", defenders: [...wall], dive })] as const);
}

/** Every choice of one to `most` things, in their order. */
function choices(things: readonly number[], most: number): readonly (readonly number[])[] {
  if (most === 0) return [];
  return things.flatMap((thing, place) => [[thing], ...choices(things.slice(place + 1), most - 1).map((rest) => [thing, ...rest])]);
}

/** A card is two fifths as wide as the box. */
const boxes = (): Named => Object.entries(CARD_SIZES).map(([size, [width]]) => [`box/${size}`, boxPitch(width / 0.4)] as const);
