/**
 * Every drawing the press may need, by name: all faces a deck or a die can have, so that somebody's own copy is drawn as well.
 *
 * `web/art.mjs` writes them down once for Python, with their colours still called by name: the printer's inks are the press's business.
 */

import { pitchWords } from "./karten-fussball/words";
import type { Ball, Scene } from "../wire/games/ligretto";
import type { Die, Mark, Way } from "../wire/games/wuerfel-fussball";
import { ball } from "../drawings/ball";
import { cardBack } from "../drawings/card-back";
import { DICE, die, dieSide } from "./wuerfel-fussball/drawings/die";
import type { Result } from "./wuerfel-fussball/drawings/die-sign";
import { elfmeterBack, elfmeterCard, goalMarker, kickOffCard } from "./elfmeter/drawings/card";
import { boxPitch, matHalf } from "./karten-fussball/drawings/mat";
import { numberCard } from "../cards/number-card";
import { pitch } from "./wuerfel-fussball/drawings/pitch";
import { pitchCard } from "./ligretto/drawings/pitch-card";
import { CORNERS, quarterCard } from "./ligretto/drawings/quarter";
import { sceneBack, sceneCard } from "./ligretto/drawings/scene";
import { LIGRETTO_TEAMS, shirtCard } from "./ligretto/drawings/shirt-card";
import { suitCard } from "./karten-fussball/drawings/suit-card";
import { TEAMS } from "../drawings/team";
import { tile, TILES } from "./tiles";

type Named = readonly (readonly [name: string, drawing: string])[];

/** All of them, in a fixed order. */
export function printed(): Readonly<Record<string, string>> {
  return Object.fromEntries([...numbers(), ...elfmeter(), ...ligretto(), ...suits(), ...dice(), ...boards()]);
}

const counted = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);
const FIELDS = counted(0, 5);
const THIRDS = counted(0, 2);

function numbers(): Named {
  return [...counted(0, 79).map((card) => [`number/${card}`, numberCard(card)] as const), ["back", cardBack()]];
}

function elfmeter(): Named {
  return TEAMS.flatMap((team): Named => {
    const attacks = FIELDS.flatMap((footballer) =>
      FIELDS.filter((to) => to !== footballer).flatMap((to) => THIRDS.map((shot) => [footballer, to, shot] as const)),
    );
    const walls = choices(FIELDS, 3).flatMap((wall) => THIRDS.map((dive) => [wall, dive] as const));
    return [
      ...attacks.map(
        ([footballer, to, shot]) =>
          [`elfmeter/${team}/attack/${footballer}-${to}/${shot}`, elfmeterCard(team, { kind: "attack", footballer, ball: to, shot })] as const,
      ),
      ...walls.map(
        ([defenders, dive]) =>
          [`elfmeter/${team}/defence/${defenders.join("+")}/${dive}`, elfmeterCard(team, { kind: "defence", defenders: [...defenders], dive })] as const,
      ),
      [`elfmeter/${team}/back`, elfmeterBack(team)],
      [`kick-off/${team}`, kickOffCard(team)],
      [`goal-marker/${team}`, goalMarker(team)],
    ];
  });
}

/** Every choice of one to `most` things, in their order. */
function choices(things: readonly number[], most: number): readonly (readonly number[])[] {
  if (most === 0) return [];
  return things.flatMap((thing, place) => [[thing], ...choices(things.slice(place + 1), most - 1).map((rest) => [thing, ...rest])]);
}

function ligretto(): Named {
  const balls: readonly Ball[] = ["none", "post", "middle"];
  return [
    ...LIGRETTO_TEAMS.flatMap((team) => counted(1, 10).map((number) => [`shirt/${team}/${number}`, shirtCard(team, number)] as const)),
    ...LIGRETTO_TEAMS.map((team) => [`scene-back/${team}`, sceneBack(undefined, team)] as const),
    ...CORNERS.flatMap((corner) =>
      balls.map((where) => [`quarter/${corner}/${where}`, quarterCard({ corner, ball: where, upside_down: false })] as const),
    ),
    ...CORNERS.flatMap((corner) =>
      balls.slice(1).map((where) => [`scene/${corner}/${where}`, sceneCard({ corner, ball: where } as Scene)] as const),
    ),
    ...counted(2, 25).map((number) => [`pitch-card/${number}`, pitchCard(number)] as const),
    ["pitch-card/back", pitchCard(null)],
  ];
}

function suits(): Named {
  return Object.entries(pitchWords).flatMap(([lang, { letters }]) =>
    counted(0, 31).map((card) => [`suit/${lang}/${card}`, suitCard(card, undefined, letters)] as const),
  );
}

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

function dice(): Named {
  return DICE.flatMap((which): Named => {
    const results = RESULTS[which]?.map((face) => [`die/${which}/${face}`, dieSide(which, face)] as const);
    return [[`die/${which}`, die(which)], ...(results ?? arrows(which))];
  });
}

function arrows(which: Die): Named {
  return WAYS.flatMap((way) =>
    counted(1, 10).flatMap((number) =>
      MARKS.map((mark) => [`die/${which}/${way}-${number}${mark}`, dieSide(which, { way, number, mark })] as const),
    ),
  );
}

const CARDS = { poker: [63, 88], mini: [44, 68] } as const;

function boards(): Named {
  const sized = Object.entries(CARDS).flatMap(([size, card]): Named => [
    [`mat/${size}/near`, matHalf(card, [1, 2])],
    [`mat/${size}/far`, matHalf(card, [4, 3])],
    [`box/${size}`, boxPitch(card[0] / 0.4)],
  ]);
  return [...sized, ["pitch", pitch("tall", { fair: true })], ["ball", ball()], ...TILES.map((game) => [`tile/${game}`, tile(game)] as const)];
}
