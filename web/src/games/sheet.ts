/** Every drawing there is, by kind: for the contact sheet (`web/sheet.mjs`) and for the test that draws them all. */
import { numberCard, numberStrip, waitingCard, waitingStrip } from "../cards/number-card";
import { animal, ANIMALS } from "../drawings/animals";
import { ball } from "../drawings/ball";
import { bot, LEVELS } from "../drawings/bots";
import { cardBack } from "../drawings/card-back";
import { chalkArrow, chalkFrame, chalkPitch } from "../drawings/chalk";
import { counted, type Drawn } from "../drawings/collection";
import { plainDie } from "../drawings/cube";
import { flaps } from "../drawings/flaps";
import { icon, ICONS } from "../drawings/icons";
import { logo } from "../drawings/logo";
import { qr, qrPath } from "../drawings/qr";
import { COLOURS, symbol } from "../drawings/symbols";
import { tile, TILES } from "./tiles";

/** The text of each game's deck or dice, by id. */
export type Decks = Readonly<Record<string, string>>;

const games = import.meta.glob<(deck: string, name?: string) => readonly Drawn[]>("./*/sheet.ts", { eager: true, import: "drawn" });

/** All of them; `name` labels every one. */
export function drawn(decks: Decks, name?: string): readonly Drawn[] {
  const own = Object.entries(games).flatMap(([path, draw]) => draw(decks[path.split("/")[1] ?? ""] ?? "", name));
  return [...numberCards(name), ...own, ...people(name), ...signs(name), ...others(name)];
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

const people = (name?: string): readonly Drawn[] => [
  { title: "people", drawings: [...ANIMALS, "somebody"].map((face) => animal(face, name)) },
  { title: "bots", drawings: [...LEVELS, "somebody's own"].map((level) => bot(level, name)) },
];

const signs = (name?: string): readonly Drawn[] => [
  { title: "signs", drawings: [...ICONS.map((sign) => icon(sign, name)), ...COLOURS.map((colour) => symbol(colour, name))] },
  { title: "scoreboard", drawings: [flaps("2:0", name), flaps("10:9", name)] },
];

const others = (name?: string): readonly Drawn[] => [
  { title: "tiles", drawings: [...TILES, "another"].map((game) => tile(game, name)) },
  { title: "plain dice", drawings: counted(1, 6).map((eyes) => plainDie(eyes, name)) },
  { title: "rest", drawings: [logo(name), ball(name), qr(qrPath(MODULES), 2, name)] },
  { title: "chalk", drawings: [chalkArrow(name), chalkFrame(name), chalkPitch(372, 492, name), chalkPitch(1320, 550, name)] },
];

const MODULES = [
  [true, false],
  [false, true],
];
