import type { Words } from "../../wire/games/zweikampf";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../page";

const de: GameWords<Words> = {
  about: "Wer die höhere Karte hat, gewinnt beide.",
  options: {},
  refusals: {},
  hints: ["Tippe auf deinen Stapel!", "Höher gewinnt. Noch einmal!", "Und noch einmal!"],
  score: (result, seat) => `${result.score[seat] ?? 0} Karten`,
};

export const words: Record<Language, GameWords<Words>> = { de, en: de, fr: de, it: de };
