/** The reporter's voice: the browser's own. Loaded when somebody wants to hear it; nothing here is needed to play. */
import type { Line } from "./page";
import type { Language } from "../wire/messages";

const VOICES: Readonly<Record<Language, string>> = { de: "de-DE", en: "en-GB", fr: "fr-FR", it: "it-IT" };
const GOAL = 3;

export const canSpeak = (): boolean => typeof speechSynthesis !== "undefined";

/** What is not said yet when something greater happens is not said any more: a reporter keeps up with the match. */
export function speak({ text, weight }: Line, lang: Language): void {
  if (!canSpeak()) return;
  if (weight === GOAL || speechSynthesis.pending) speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = VOICES[lang];
  speechSynthesis.speak(said);
}
