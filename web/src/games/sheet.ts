/** Every drawing there is, by kind: for the contact sheet (`web/sheet.mjs`) and for the test that draws them all. */

import { animal, ANIMALS } from "../drawings/animals";
import { ball } from "../drawings/ball";
import { bot, LEVELS } from "../drawings/bots";
import { cardBack } from "../drawings/card-back";
import { type Files, elfmeterFaces, faces, pitchNumbers, quarters, scenes, shirtNumbers } from "./decks";
import { chalkArrow, chalkFrame, chalkPitch } from "../drawings/chalk";
import { DICE, die, dieFace, dieSide, plainDie, roleSign } from "./wuerfel-fussball/drawings/die";
import { box, elfmeterBack, elfmeterCard, goalMarker, kickOffCard, wantedField } from "./elfmeter/drawings/card";
import { flaps } from "../drawings/flaps";
import { icon, ICONS } from "../drawings/icons";
import { logo } from "../drawings/logo";
import { boxPitch, matHalf } from "./karten-fussball/drawings/mat";
import { numberCard, numberStrip, waitingCard, waitingStrip } from "../cards/number-card";
import { type Lie, type Marks, pitch } from "./wuerfel-fussball/drawings/pitch";
import { pitchCard } from "./ligretto/drawings/pitch-card";
import { qr, qrPath } from "../drawings/qr";
import { quarterCard } from "./ligretto/drawings/quarter";
import { sceneBack, sceneCard } from "./ligretto/drawings/scene";
import { blankShirt, LIGRETTO_TEAMS, shirtCard } from "./ligretto/drawings/shirt-card";
import { suitCard, suitSign, SUITS } from "./karten-fussball/drawings/suit-card";
import { COLOURS, symbol } from "../drawings/symbols";
import { TEAMS, teamShirt } from "../drawings/team";
import { tile, TILES } from "./tiles";

export interface Drawn {
  readonly title: string;
  readonly drawings: readonly string[];
}

const counted = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);
const MARKS: Marks = {
  ball: [3, 7],
  path: [
    [
      [3, 3],
      [3, 6],
    ],
  ],
  targets: [
    [1, 9],
    [5, 9],
  ],
  arrows: [
    [
      [3, 7],
      [1, 9],
    ],
    [
      [3, 7],
      [5, 9],
    ],
  ],
};

/** All of them; `name` labels every one. */
export function drawn(files: Files, name?: string): readonly Drawn[] {
  return [...cards(files, name), ...dice(files, name), ...others(name)];
}

function cards(files: Files, name?: string): readonly Drawn[] {
  return [...numberCards(name), ...elfmeter(files, name), ...ligretto(files, name), suits(name)];
}

function numberCards(name?: string): readonly Drawn[] {
  const deck = counted(0, 79);
  const waiting = [5, 31, 57, 79].flatMap((card) => [true, false].map((can) => [card, can] as const));
  return [
    { title: "number cards", drawings: [...deck.map((card) => numberCard(card, name)), cardBack(name)] },
    { title: "strips", drawings: deck.map((card) => numberStrip(card, name)) },
    { title: "waiting cards", drawings: waiting.map(([card, can]) => waitingCard(card, can, name)) },
    { title: "waiting strips", drawings: waiting.map(([card, can]) => waitingStrip(card, can, name)) },
  ];
}

function elfmeter(files: Files, name?: string): readonly Drawn[] {
  const markers = TEAMS.flatMap((team) => [kickOffCard(team, name), goalMarker(team, name)]);
  return [
    {
      title: "elfmeter",
      drawings: TEAMS.flatMap((team) => elfmeterFaces(files).map((face) => elfmeterCard(team, face, name))),
    },
    { title: "elfmeter backs", drawings: TEAMS.map((team) => elfmeterBack(team, name)) },
    { title: "markers", drawings: [...markers, ...TEAMS.map((team) => teamShirt(team, name))] },
    { title: "wanted fields", drawings: [...counted(0, 5), null].map((field) => wantedField(field, name)) },
  ];
}

function ligretto(files: Files, name?: string): readonly Drawn[] {
  const numbers = [...new Set(shirtNumbers(files))];
  const shirts = LIGRETTO_TEAMS.flatMap((team) => [
    ...numbers.map((number) => shirtCard(team, number, name)),
    blankShirt(team, name),
  ]);
  return [
    { title: "shirts", drawings: shirts },
    { title: "pitch cards", drawings: [...pitchNumbers(files), null].map((number) => pitchCard(number, name)) },
    { title: "quarters", drawings: [...new Set(quarters(files).map((quarter) => quarterCard(quarter, name)))] },
    { title: "scenes", drawings: [...scenes(files).map((scene) => sceneCard(scene, name)), sceneBack(name)] },
  ];
}

function suits(name?: string): Drawn {
  return {
    title: "suits",
    drawings: [...counted(0, 31).map((card) => suitCard(card, name)), ...SUITS.map((suit) => suitSign(suit, name))],
  };
}

function dice(files: Files, name?: string): readonly Drawn[] {
  return [
    {
      title: "dice",
      drawings: [...DICE.map((which) => die(which, name)), ...counted(1, 6).map((eyes) => plainDie(eyes, name))],
    },
    { title: "die faces", drawings: faces(files).map(([which, face]) => dieFace(which, face, name)) },
  ];
}

function others(name?: string): readonly Drawn[] {
  const lies: readonly Lie[] = ["upright", "tall", "lying"];
  const signs = [...ICONS.map((sign) => icon(sign, name)), ...COLOURS.map((colour) => symbol(colour, name))];
  return [
    { title: "people", drawings: [...ANIMALS, "somebody"].map((face) => animal(face, name)) },
    { title: "bots", drawings: [...LEVELS, "somebody's own"].map((level) => bot(level, name)) },
    { title: "tiles", drawings: [...TILES, "another"].map((game) => tile(game, name)) },
    { title: "pitches", drawings: lies.map((lie) => pitch(lie, MARKS, name)) },
    {
      title: "paper",
      drawings: [
        matHalf([63, 88], [1, 2], name),
        boxPitch(157.5, name),
        pitch("tall", { fair: true }, name),
        ...LIGRETTO_TEAMS.map((team) => sceneBack(name, team)),
        dieSide("shot", "post", name),
        dieSide("red", { way: "diagonal", number: 2, mark: "?" }, name),
      ],
    },
    { title: "signs", drawings: [...signs, ...DICE.map((which) => roleSign(which, name))] },
    { title: "scoreboard", drawings: [flaps("2:0", name), flaps("10:9", name)] },
    { title: "rest", drawings: [logo(name), ball(name), qr(qrPath(MODULES), 2, name)] },
    {
      title: "chalk",
      drawings: [
        chalkArrow(name),
        chalkFrame(name),
        chalkPitch(372, 492, name),
        chalkPitch(1320, 550, name),
        box(name),
      ],
    },
  ];
}

const MODULES = [
  [true, false],
  [false, true],
];
