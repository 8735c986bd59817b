import type { Ball, Corner, Quarter, Why, Words } from "../../wire/games/ligretto";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";
import type { Person } from "../../words/person";
import { spoken } from "../../words/spoken.svelte";

const score: GameWords<Words>["score"] = (result, seat) => `${result.score[seat] ?? 0} : ${result.score[seat === 0 ? 1 : seat - 1] ?? 0}`;

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Alle zugleich: fünf Felder füllen, dann das Tor bauen.",
    options: {
      referee: { name: "Wer rechnet?", choices: { instant: "Der Schiedsrichter passt sofort auf", check: "Ihr selbst, geprüft wird am Schluss" } },
      calm: { name: "Ruhiges Tempo", choices: { "0": "Aus: ein Wettlauf", "500": "Die anderen warten ½ Sekunde", "1000": "Die anderen warten 1 Sekunde", "2000": "Die anderen warten 2 Sekunden" } },
    },
    get refusals() {
      return ligrettoWords.de.refusals; // a phone loads those of its own language
    },
    get hints() {
      return ligrettoWords.de.hints;
    },
    score,
  },
  en: {
    about: "All at once: fill five pitch cards, then build the goal.",
    options: {
      referee: { name: "Who counts?", choices: { instant: "The referee watches every card", check: "You do; it is checked at the end" } },
      calm: { name: "Calm tempo", choices: { "0": "Off: a race", "500": "The others wait ½ second", "1000": "The others wait 1 second", "2000": "The others wait 2 seconds" } },
    },
    get refusals() {
      return ligrettoWords.en.refusals; // a phone loads those of its own language
    },
    get hints() {
      return ligrettoWords.en.hints;
    },
    score,
  },
  fr: {
    about: "Tous à la fois : remplir cinq terrains, puis construire le but.",
    options: {
      referee: { name: "Qui compte ?", choices: { instant: "L’arbitre surveille chaque carte", check: "Vous ; on vérifie à la fin" } },
      calm: { name: "Rythme calme", choices: { "0": "Non : une course", "500": "Les autres attendent ½ seconde", "1000": "Les autres attendent 1 seconde", "2000": "Les autres attendent 2 secondes" } },
    },
    get refusals() {
      return ligrettoWords.fr.refusals; // a phone loads those of its own language
    },
    get hints() {
      return ligrettoWords.fr.hints;
    },
    score,
  },
  it: {
    about: "Tutti insieme: riempire cinque campi, poi costruire la porta.",
    options: {
      referee: { name: "Chi conta?", choices: { instant: "L’arbitro guarda ogni carta", check: "Voi; si controlla alla fine" } },
      calm: { name: "Ritmo calmo", choices: { "0": "No: una corsa", "500": "Gli altri aspettano ½ secondo", "1000": "Gli altri aspettano 1 secondo", "2000": "Gli altri aspettano 2 secondi" } },
    },
    get refusals() {
      return ligrettoWords.it.refusals; // a phone loads those of its own language
    },
    get hints() {
      return ligrettoWords.it.hints;
    },
    score,
  },
};

/** What the board and its story say. Names stand before a colon: "Du" and "Flinker Fuchs" then need the same words. */
export interface LigrettoWords {
  readonly teams: readonly [string, string];
  readonly shirt: (number: number) => string;
  readonly corners: Readonly<Record<Corner, string>>;
  readonly balls: Readonly<Record<Ball, string>>;
  readonly upsideDown: string;
  // The row and the sum.
  readonly row: string;
  readonly ownGoalmouth: string;
  readonly pitchCard: (step: number, number: number) => string;
  readonly full: string;
  readonly now: string;
  readonly left: string;
  readonly exact: string;
  readonly over: string;
  readonly wanted: string;
  readonly sum: (shirts: readonly number[], total: number | string, number: number) => string;
  // The hand.
  readonly cardsOf: (name: string) => string;
  readonly stack: (cards: number) => string;
  readonly turned: string;
  readonly pile: (pile: number) => string;
  readonly discard: string;
  readonly andNext: string;
  readonly discardOn: (pile: number) => string;
  readonly layAt: (number: number) => string;
  readonly layOne: string;
  readonly noOne: string;
  readonly tooMuch: string;
  readonly turnOver: string;
  readonly shuffle: string;
  readonly turnRound: string;
  readonly build: string;
  readonly callNext: string;
  readonly takeBack: string;
  readonly onto: (pile: number) => string;
  readonly whichPile: string;
  readonly here: string;
  readonly never: string;
  // What is asked.
  readonly kickOff: string;
  readonly kickOffHint: string;
  readonly seekOne: string;
  readonly seekOneHint: string;
  readonly fill: (number: number, missing: number) => string;
  readonly fillUncounted: (number: number) => string;
  readonly fillHint: string;
  readonly checkHint: string;
  readonly fits: (number: number) => string;
  readonly pileFits: (number: number) => string;
  readonly stackEmpty: string;
  readonly stackEmptyHint: string;
  readonly buildTitle: string;
  readonly buildHint: string;
  readonly buildKids: string;
  readonly upsideHint: string;
  readonly claimTitle: string;
  readonly claimHint: string;
  /** Said to a child: something in the goal is wrong, and the card in hand does not belong there. */
  readonly takeWrong: string;
  readonly notThis: string;
  readonly nothing: string;
  readonly nothingHint: string;
  readonly tooro: string;
  readonly scene: (corner: string, ball: string) => string;
  readonly emptyCorner: (corner: string) => string;
  readonly takeOut: (corner: string) => string;
  // The rare ones.
  readonly more: string;
  readonly clear: string;
  readonly reopen: string;
  readonly askScene: string;
  readonly offerBreak: string;
  readonly accept: string;
  readonly decline: string;
  readonly offerStands: (team: string) => string;
  readonly offerWaits: string;
  // Others.
  readonly seeks: (team: string) => string;
  readonly onField: (team: string, field: number) => string;
  readonly builds: (team: string, quarters: number) => string;
  readonly mate: (name: string, cards: number) => string;
  // The check, the interval and the story.
  readonly ready: string;
  readonly readyTitle: string;
  readonly readyHint: string;
  /** Said to whoever is ready, and how many are not. */
  readonly waitTitle: string;
  readonly waitHint: (people: number) => string;
  readonly getSet: string;
  readonly getSetHint: string;
  readonly readyOf: (team: string, ready: number, people: number) => string;
  readonly isReady: (who: Person) => string;
  readonly resting: string;
  readonly restingHint: string;
  readonly right: string;
  readonly wrong: string;
  readonly kickedOff: (round: number) => string;
  readonly oneLaid: (who: Person) => string;
  readonly laid: (who: Person, number: number, total: number) => string;
  readonly filled: (who: Person, field: number) => string;
  readonly cleared: (who: Person, cards: number) => string;
  readonly reopened: (who: Person, field: number) => string;
  readonly sceneTurned: (team: string, scene: string) => string;
  readonly built: (who: Person, quarter: string) => string;
  readonly takenOut: (who: Person, corner: string) => string;
  readonly claimed: (who: Person) => string;
  readonly scored: (team: string) => string;
  readonly ownGoal: (team: string) => string;
  readonly wrongSteps: (fields: readonly number[]) => string;
  readonly wrongCorners: (corners: readonly string[]) => string;
  readonly cardTaken: (team: string) => string;
  readonly offered: (who: Person) => string;
  readonly declined: (who: Person) => string;
  readonly goalless: string;
  readonly shuffled: (who: Person) => string;
  readonly hints: GameWords<Words>["hints"];
  /** Why the rules refuse a move, said to whoever made it. */
  readonly refusals: Readonly<Record<Why, string>>;
  readonly honours: {
    readonly caller: (goals: number) => string;
    readonly filler: (fields: number) => string;
    readonly builder: (quarters: number) => string;
    readonly layer: (shirts: number) => string;
    readonly starter: (ones: number) => string;
    readonly leafer: (cards: number) => string;
  };
}

export const ligrettoWords = spoken<LigrettoWords>({
  de: () => import("./said/de").then((found) => found.de),
  en: () => import("./said/en").then((found) => found.en),
  fr: () => import("./said/fr").then((found) => found.fr),
  it: () => import("./said/it").then((found) => found.it),
});

/** How a card is said: "Trikot 7", "oben links, ohne Ball, steht Kopf". */
export function faceName(face: number | Pick<Quarter, "corner" | "ball" | "upside_down">, lang: Language): string {
  const say = ligrettoWords[lang];
  if (typeof face === "number") return say.shirt(face);
  return [say.corners[face.corner], say.balls[face.ball], ...(face.upside_down ? [say.upsideDown] : [])].join(", ");
}

export const sceneName = (scene: { readonly corner: Corner; readonly ball: Ball }, lang: Language): string =>
  ligrettoWords[lang].scene(ligrettoWords[lang].corners[scene.corner], ligrettoWords[lang].balls[scene.ball]);
