/** The reporter aloud, with a browser's voice that only notes what it is told to say. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, settings } from "../browser/settings.svelte";
import type { Line } from "./page";
import { speak } from "./voice";

const line = (text: string, weight: Line["weight"] = 1): Line => ({ text, weight, seat: null });

describe("the reporter's voice", () => {
  let said: { text: string; lang: string }[];
  const voice = { pending: false, speak: (words: { text: string; lang: string }) => void said.push(words), cancel: () => void (said = []) };
  beforeEach(() => {
    said = [];
    voice.pending = false;
    vi.stubGlobal("speechSynthesis", voice);
    vi.stubGlobal("SpeechSynthesisUtterance", class { lang = ""; constructor(readonly text: string) {} });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(LANGUAGES)("speaks the language that is read: %s", (lang) => {
    speak(line("one"), lang);
    expect(said.map(({ text, lang: spoken }) => [text, spoken.slice(0, 2)])).toEqual([["one", lang]]);
  });
  it("lets a goal interrupt, and drops what nobody has heard yet", () => {
    speak(line("one"), "de");
    speak(line("goal", 3), "de");
    expect(said.map(({ text }) => text)).toEqual(["goal"]);
    voice.pending = true;
    speak(line("after"), "de");
    expect(said.map(({ text }) => text)).toEqual(["after"]);
  });
  it("is silent when it is switched off, and where a browser has no voice", () => {
    speak(line("one"), "de");
    settings.report(false);
    expect(said).toEqual([]);
    vi.stubGlobal("speechSynthesis", undefined);
    settings.report(false);
    speak(line("two"), "de");
    expect(said).toEqual([]);
  });
});
