/** The board's own words, and those of its story. */
import type { Result } from "./drawings/result-sign";
import type { Announcement, Boundary, Die, Mark, MasterFace, Phase, Restart, Side, Way } from "../../wire/games/wuerfel-fussball";
import type { Person } from "../../words/person";
import { spoken } from "../../words/spoken.svelte";

export interface PitchWords {
  readonly dice: Readonly<Record<Die, string>>;
  readonly results: Readonly<Record<Result, string>>;
  /** What a master face does for whoever plays it. */
  readonly master: Readonly<Record<MasterFace, string>>;
  readonly arrow: (way: Way, number: number, mark: Mark) => string;
  readonly announced: Readonly<Record<Announcement, string>>;
  readonly announcedMeans: Readonly<Record<Announcement, string>>;
  readonly restarts: Readonly<Record<Restart, string>>;
  readonly over: Readonly<Record<Boundary, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** What is asked of whoever is awaited. */
  readonly asks: Readonly<Record<Extract<Phase, "placing" | "aiming" | "challenge" | "bar" | "clearing" | "answer">, readonly [title: string, hint: string]>>;
  readonly choose: string;
  readonly only: (die: string) => string;
  readonly orangeDue: string;
  readonly orangeBarred: string;
  readonly mayShoot: string;
  readonly mayDouble: string;
  readonly mayTurn: string;
  readonly isTurned: string;
  readonly half: (n: number) => string;
  readonly throwsLeft: (n: number) => string;
  readonly stoppage: string;
  readonly shootOut: string;
  readonly fullTime: string;
  readonly attacks: (name: string) => string;
  readonly youAttack: string;
  readonly defends: (name: string) => string;
  readonly zone: string;
  readonly area: string;
  readonly pitch: string;
  readonly ball: (strip: number, line: number) => string;
  readonly spot: (strip: number, line: number) => string;
  readonly out: string;
  /** Said after a die's name: what a tap on it does. */
  readonly throwIt: string;
  readonly playIt: string;
  readonly lookAt: string;
  readonly faces: string;
  readonly leaveIt: string;
  readonly playMaster: string;
  readonly keep: string;
  /** Asked only in the last four lines. */
  readonly nearOnly: string;
  readonly mayForestall: string;
  readonly hasMaster: (name: string) => string;
  readonly thinks: (name: string) => string;
  readonly inTheAir: string;
  readonly fouled: (name: string) => string;
  readonly story: string;
  readonly noStory: string;
  readonly kick: (n: number, scored: boolean) => string;
  // The story.
  readonly threw: (who: Person, die: string, face: string) => string;
  readonly announces: (who: Person, die: string, how: string) => string;
  readonly restartFor: (who: Person, restart: string) => string;
  readonly tossWon: (who: Person) => string;
  readonly ballLeft: (who: Person) => string;
  readonly ballWon: (who: Person) => string;
  readonly penalty: (who: Person) => string;
  readonly waved: string;
  readonly sentOff: (who: Person) => string;
  readonly masterPlayed: (who: Person, face: string) => string;
  readonly masterKept: (who: Person) => string;
  readonly goal: (who: Person, score: string) => string;
  readonly ownGoal: (who: Person, score: string) => string;
  readonly halfEnded: (n: number) => string;
  // Honours.
  readonly scorer: (n: number) => string;
  readonly stealer: (n: number) => string;
  readonly saver: (n: number) => string;
  readonly runner: (n: number) => string;
}

export const pitchWords = spoken<PitchWords>({
  de: () => import("./said/de").then((found) => found.de),
  en: () => import("./said/en").then((found) => found.en),
  fr: () => import("./said/fr").then((found) => found.fr),
  it: () => import("./said/it").then((found) => found.it),
});
