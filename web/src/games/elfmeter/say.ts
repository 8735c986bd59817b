/** The board's own words, and those of its story. */
import type { Attack, Defence, Face, Fate, Side } from "../../wire/games/elfmeter";
import type { Language } from "../../wire/messages";
import { spoken } from "../../words/spoken.svelte";

export interface ElfWords {
  readonly teams: readonly [string, string];
  /** The six fields, front row first, as they follow "Who stands". */
  readonly fields: readonly string[];
  /** The three parts of the goal. */
  readonly thirds: readonly [string, string, string];
  readonly sides: Readonly<Record<Side, string>>;
  readonly attackName: (footballer: string, ball: string, shot: string) => string;
  readonly defenceName: (defenders: string, dive: string) => string;
  readonly stackOf: (name: string, cards: number) => string;
  readonly cards: (n: number) => string;
  readonly cardOf: (n: number, of: number) => string;
  readonly kickOffsOf: (name: string, left: number, goals: number) => string;
  readonly inMiddle: string;
  readonly boxName: string;
  // Titles: one's own, and a team's at a shared device.
  readonly youAttack: string;
  readonly youDefend: string;
  readonly attacks: (name: string) => string;
  readonly defends: (name: string) => string;
  // What is asked.
  readonly lots: string;
  readonly shuffling: string;
  readonly layIt: string;
  readonly laysIt: (name: string) => string;
  readonly turnTo: (side: Side) => string;
  readonly sayReady: string;
  readonly waitsFor: (name: string) => string;
  readonly topCard: string;
  readonly noBallYet: string;
  readonly whoStands: (field: string) => string;
  readonly takesPass: string;
  readonly takesBall: string;
  readonly wrongSide: string;
  readonly noneLeft: string;
  readonly pauseOn: string;
  readonly asksPause: (name: string) => string;
  readonly pauseAsked: string;
  readonly aim: string;
  readonly guess: string;
  readonly chosen: string;
  readonly hasChosen: string;
  readonly thinks: string;
  readonly fullTime: string;
  readonly look: string;
  readonly lookAway: (name: string) => string;
  // Buttons.
  readonly leaf: string;
  readonly leafHold: string;
  readonly back: string;
  readonly play: string;
  readonly tackle: string;
  readonly throwIt: string;
  readonly kickOff: string;
  readonly ready: string;
  readonly turn: string;
  readonly pause: string;
  readonly accept: string;
  readonly decline: string;
  readonly outOfBreath: string;
  readonly shoot: string;
  readonly dive: string;
  readonly wait: string;
  // In the box.
  readonly passes: readonly [string, string, string];
  readonly fates: Readonly<Record<Fate, string>>;
  readonly ignored: (n: number) => string;
  readonly wonBall: (name: string) => string;
  readonly annulled: string;
  readonly fits: string;
  readonly lowestFirst: string;
  readonly goal: (name: string) => string;
  readonly youScored: string;
  readonly youWon: string;
  readonly youBreathless: string;
  readonly how: string;
  readonly leafLater: string;
  readonly saved: string;
  readonly noKeeper: string;
  readonly breathless: (name: string) => string;
  // The story.
  readonly drawn: (name: string) => string;
  readonly laid: (name: string) => string;
  readonly turned: (name: string, side: string) => string;
  readonly isReady: (name: string) => string;
  readonly begun: (name: string) => string;
  readonly resumed: string;
  readonly played: (name: string, card: string) => string;
  readonly wins: (name: string) => string;
  readonly misfit: (name: string) => string;
  readonly forced: (name: string) => string;
  readonly offers: (name: string) => string;
  readonly agreed: string;
  readonly declines: (name: string) => string;
  readonly chose: (name: string) => string;
  readonly scored: (name: string, shot: string, dive: string) => string;
  readonly scoredAlone: (name: string) => string;
  readonly savedShot: (name: string, shot: string) => string;
  readonly ranOut: (name: string) => string;
  readonly noneToLay: (name: string) => string;
  // For everybody something.
  readonly honours: {
    readonly goals: (n: number) => string;
    readonly saves: (n: number) => string;
    readonly tackles: (n: number) => string;
    readonly passes: (n: number) => string;
    readonly heart: string;
  };
}

export const elfWords = spoken<ElfWords>({
  de: () => import("./say/de").then((found) => found.de),
  en: () => import("./say/en").then((found) => found.en),
  fr: () => import("./say/fr").then((found) => found.fr),
  it: () => import("./say/it").then((found) => found.it),
});

/** Every card has a name, for whoever cannot see it. */
export function cardName(face: Face, lang: Language): string {
  return face.kind === "attack" ? attackName(face, elfWords[lang]) : defenceName(face, elfWords[lang]);
}

function attackName(face: Attack, say: ElfWords): string {
  return say.attackName(say.fields[face.footballer] ?? "", say.fields[face.ball] ?? "", say.thirds[face.shot] ?? "");
}

function defenceName(face: Defence, say: ElfWords): string {
  return say.defenceName(face.defenders.map((field) => say.fields[field]).join(", "), say.thirds[face.dive] ?? "");
}
