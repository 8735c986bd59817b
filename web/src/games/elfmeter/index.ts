import type { Event, Words } from "../../wire/games/elfmeter";
import type { Moment } from "../../table/moments";
import type { Sound } from "../../table/sounds";
import type { GamePage } from "../../table/page";
import Board from "./Board.svelte";
import { honours } from "./honours";
import { elfWords } from "./say";
import { pictured, timing } from "./scenes";
import { tell } from "./story";
import { words } from "./words";

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  "kick-off-laid": "lay",
  "stack-turned": "card",
  "attempt-begun": "whistle",
  "card-played": "lay",
  "attack-annulled": "foul",
  "penalty-forced": "whistle",
  "card-chosen": "card",
  "goal-scored": "goal",
  "shot-saved": "save",
  "went-out-of-breath": "foul",
};

const MOMENTS: Partial<Record<Event["kind"], Moment>> = { "goal-scored": "goal", "shot-saved": "save", "ball-won": "ball-won" };

const page: GamePage<Words> = {
  Board,
  // A race for two: each half covers its own cards where that matters.
  hidden: false,
  words,
  badge: (view, seat, lang) => ({ text: String(view.stacks[seat] ?? 0), label: elfWords[lang].cards(view.stacks[seat] ?? 0) }),
  flaps: (view) => view.goals,
  cloth: ["yellow", "blue"],
  sound: (event) => SOUNDS[event.kind] ?? null,
  cheers: ({ kind }) => MOMENTS[kind] ?? null,
  timing,
  pictured,
  untold: { "stack-shuffled": "both shuffle before every round, and nobody waits for it" },
  tell,
  honours,
  bench: () => [import("./Lid.svelte"), import("./AllCards.svelte")],
  passes: (event) => (event.kind === "card-played" && event.laid.fate === "counts" && event.laid.face.kind === "attack" ? event.laid.seat : null),
  lesson: () => import("./lesson.json").then((found) => found.default as never),
};

export default page;
