/** Eight tiles, one scene each on mown grass, made of the game's own things so that the tile teaches the game. */

import { ballAt } from "../drawings/ball";
import { cardBack } from "../drawings/card-back";
import { die, dieFace } from "./wuerfel-fussball/drawings/die";
import { LEATHER, gloveAt } from "../drawings/glove";
import { numberCard, numberCardOf } from "../cards/number-card";
import { pitchCard } from "./ligretto/drawings/pitch-card";
import { shirtCard } from "./ligretto/drawings/shirt-card";
import { suitCard } from "./karten-fussball/drawings/suit-card";
import { CHALK, INK, PAPER, WHITE, inset, svg, text } from "../drawings/svg";
import type { Colour } from "../drawings/symbols";

const GRASS =
  '<rect width="200" height="130" fill="var(--felt-mown)"/><path d="M0 0h25v130H0zM50 0h25v130H50zM100 0h25v130h-25zM150 0h25v130h-25z" fill="var(--felt)" opacity=".75"/>';

const chalk = (d: string, width = 3, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${CHALK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
const dotted = (d: string): string => chalk(d, 3.5, 'stroke-dasharray="3 7"');

/** A card lying on the grass, turned a little. */
function lying(drawing: string, x: number, y: number, width: number, turn = 0, ratio = 1.4): string {
  const height = width * ratio;
  const shadow = `<rect x="${x + 1}" y="${y + 3}" width="${width - 2}" height="${height}" rx="${width * 0.1}" fill="#0b2116" opacity=".3"/>`;
  return turned(shadow + inset(drawing, x, y, width, height), x + width / 2, y + height / 2, turn);
}

const turned = (inner: string, x: number, y: number, turn: number): string =>
  turn ? `<g transform="rotate(${turn} ${x} ${y})">${inner}</g>` : inner;
const thrown = (drawing: string, x: number, y: number, size: number, turn: number): string =>
  turned(inset(drawing, x, y, size, size), x + size / 2, y + size / 2, turn);
const numbered = (colour: Colour, number: number): string => numberCard(numberCardOf(colour, number));

/** Gloves, and the shot past them. */
function elfmeter(): string {
  const mouth = '<rect x="28" y="20" width="144" height="86"';
  const goal = `${mouth} fill="#12321f"/>${mouth} fill="url(#p-net)"/>${chalk("M76 22v84M124 22v84", 2, 'stroke-dasharray="4 5"')}<path d="M28 108V20h144v88" fill="none" stroke="${WHITE}" stroke-width="7" stroke-linejoin="round"/>`;
  const gloves = gloveAt(118, 62, 1.7, LEATHER) + gloveAt(149, 58, 1.7, LEATHER, undefined, true);
  return chalk("M0 108h200") + goal + gloves + dotted("M104 124Q78 96 58 64") + ballAt(53, 55, 15);
}

/** 3 + 8 = 11. */
function ligretto(): string {
  const lines = `<circle cx="100" cy="65" r="42" fill="none" stroke="${CHALK}" stroke-width="3"/>${chalk("M100 0v130")}`;
  const sum = lying(shirtCard("black", 3), 16, 24, 62, -8) + lying(shirtCard("black", 8), 66, 30, 62, 5);
  return lines + sum + lying(pitchCard(11), 128, 16, 62, 4);
}

/** 1, 2, 3 in a row, and on. */
function junior(): string {
  const cards =
    lying(numbered("red", 1), 14, 18, 60, -7) +
    lying(numbered("red", 2), 61, 26, 60, 2) +
    lying(numbered("red", 3), 108, 18, 60, 7);
  return (
    chalk("M0 65h200", 3, 'stroke-dasharray="6 6"') +
    cards +
    chalk("M158 112q18 4 26-18", 4, 'marker-end="url(#tip-chalk)"') +
    ballAt(183, 66, 12)
  );
}

/** Four elevens. */
function elferRaus(): string {
  const fan: readonly (readonly [Colour, number, number, number])[] = [
    ["grey", 20, 32, -21],
    ["blue", 52, 24, -7],
    ["gold", 84, 24, 7],
    ["red", 116, 32, 21],
  ];
  const circle = `<circle cx="100" cy="140" r="70" fill="none" stroke="${CHALK}" stroke-width="3"/>`;
  return circle + fan.map(([colour, x, y, turn]) => lying(numbered(colour, 11), x, y, 64, turn)).join("");
}

/** A hidden card, and is it a seven? */
function foul(): string {
  const cards = lying(cardBack(), 26, 22, 62, -9) + lying(cardBack(), 40, 18, 62, 4);
  const bubble = `<path d="M112 18h70a9 9 0 0 1 9 9v28a9 9 0 0 1-9 9h-48l-16 14 3-14h-9a9 9 0 0 1-9-9V27a9 9 0 0 1 8-9z" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>${text(148, 53, 33, "7 ?")}`;
  const whistle = `<g transform="translate(148 98) rotate(-12)"><path d="M-28 -9h22a17 17 0 1 1-10 17l-12-3z" fill="#efb72c" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/><circle cx="0" cy="7" r="6" fill="${INK}"/>${chalk("M-8 -18l-3-9M4 -19l2-9")}</g>`;
  return chalk("M0 100h200") + cards + bubble + whistle;
}

/** 14 against 18. */
function zweikampf(): string {
  const arrows = `<circle cx="100" cy="64" r="19" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/><path d="M92 57l8 7-8 7M108 57l-8 7 8 7" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    chalk("M100 0v130") +
    lying(numbered("blue", 14), 22, 22, 64, -8) +
    lying(numbered("red", 18), 114, 20, 64, 8) +
    arrows
  );
}

/** A way through the rows: 8, king and ace of hearts. */
function kartenFussball(): string {
  const places = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((place) => [row, place] as const));
  const covered = places.filter(([row, place]) => row * 3 + place !== 4 && row * 3 + place !== 8);
  const rows = covered.map(([row, place]) => lying(cardBack(), 14 + row * 33, 5 + place * 41, 27)).join("");
  const way = chalk("M27 65H60L94 104L126 66H150", 4.5);
  return (
    rows + way + lying(suitCard(9), 46, 45, 29) + lying(suitCard(14), 79, 85, 29) + lying(suitCard(15), 146, 36, 44, 6)
  );
}

/** Dice, and the ball before the goal. */
function wuerfelFussball(): string {
  const dribble = dieFace("orange", { way: "forward", number: 2, mark: "" });
  const pass = dieFace("violet", { way: "diagonal", number: 3, mark: "" });
  const dice = thrown(dribble, 18, 20, 56, -8) + thrown(pass, 62, 58, 56, 7) + thrown(die("keeper"), 92, 10, 46, 5);
  return chalk("M200 20h-52v90h52M200 42h-24v46h24") + dice + dotted("M128 92q22 2 34-20") + ballAt(167, 60, 13);
}

const SCENES = {
  elfmeter,
  ligretto,
  "elfer-raus": elferRaus,
  "elfer-raus-junior": junior,
  foul,
  zweikampf,
  "karten-fussball": kartenFussball,
  "wuerfel-fussball": wuerfelFussball,
};

export type Tile = keyof typeof SCENES;
export const TILES = Object.keys(SCENES) as readonly Tile[];

/** 200 × 130; a game that has no scene yet shows a ball. */
export function tile(game: string, label?: string): string {
  const scene = isTile(game) ? SCENES[game]() : ballAt(100, 65, 34);
  return svg(200, 130, GRASS + scene, { label, cls: "tile", more: 'preserveAspectRatio="xMidYMid slice"' });
}

const isTile = (game: string): game is Tile => Object.hasOwn(SCENES, game);
