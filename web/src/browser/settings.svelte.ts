/** What is this person's own: language, help, sound, light. Never the table's. */
import type { Language } from "../wire/messages";
import { keep, kept } from "./keeping";

export type Help = "kids" | "normal" | "profi";
export type Light = "auto" | "light" | "dark";

export const LANGUAGES: readonly Language[] = ["de", "en", "fr", "it"];

const oneOf = <T extends string>(choices: readonly T[], value: string | null, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

const spoken = (): Language => {
  const wished = typeof navigator === "undefined" ? [] : navigator.languages.map((lang) => lang.slice(0, 2));
  return oneOf(LANGUAGES, wished.find((lang) => LANGUAGES.includes(lang as Language)) ?? null, "en");
};

class Settings {
  lang = $state<Language>(oneOf(LANGUAGES, kept("lang"), spoken()));
  help = $state<Help>(oneOf(["kids", "normal", "profi"], kept("help"), "normal"));
  sound = $state<boolean>(kept("sound") !== "off");
  light = $state<Light>(oneOf(["auto", "light", "dark"], kept("light"), "auto"));

  set<K extends "lang" | "help" | "light">(name: K, value: Settings[K]): void {
    Object.assign(this, { [name]: value });
    keep(name, value);
  }

  hush(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }
}

export const settings = new Settings();
