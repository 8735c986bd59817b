/** The board's own words, and those of its story. */
import type { Attack, Defence, Face, Fate, Side, Why, Words } from "../../wire/games/elfmeter";
import type { GameWords } from "../../table/page";
import type { Language } from "../../wire/messages";
import type { Person } from "../../words/person";
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
  readonly resting: string;
  readonly nothingFits: string;
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
  /** While the ball has not been shot. */
  readonly runUp: string;
  readonly saved: string;
  readonly noKeeper: string;
  readonly breathless: (name: string) => string;
  // The story.
  readonly drawn: (who: Person) => string;
  readonly laid: (who: Person) => string;
  readonly turned: (who: Person, side: string) => string;
  readonly isReady: (who: Person) => string;
  readonly begun: (who: Person) => string;
  readonly resumed: string;
  readonly played: (who: Person, card: string) => string;
  /** A card without effect, and why. */
  readonly failed: (who: Person, why: string) => string;
  readonly whyFailed: Readonly<Record<Exclude<Fate, "counts">, string>>;
  readonly ballThere: (ball: string, players: readonly string[]) => string;
  readonly ballWas: (ball: string, player: string) => string;
  readonly wins: (who: Person) => string;
  readonly misfit: (who: Person) => string;
  readonly forced: (who: Person) => string;
  readonly offers: (who: Person) => string;
  readonly agreed: string;
  readonly declines: (who: Person) => string;
  readonly chose: (who: Person) => string;
  readonly scored: (who: Person, shot: string, dive: string) => string;
  readonly scoredAlone: (who: Person) => string;
  readonly savedShot: (who: Person, shot: string) => string;
  readonly ranOut: (who: Person) => string;
  readonly noneToLay: (who: Person) => string;
  /** Why the rules refuse a move, said to whoever made it; and the first minute. */
  readonly refusals: Readonly<Record<Why, string>>;
  readonly hints: GameWords<Words>["hints"];
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
