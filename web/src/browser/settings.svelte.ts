/** What is this person's own: language, help, sound, light. Only with the help a table may have a wish, too. */
import type { Language } from "../wire/messages";
import { keep, kept } from "./keeping";

export type Help = "kids" | "normal" | "profi";
export type Light = "auto" | "light" | "dark";

export const LANGUAGES: readonly Language[] = ["de", "en", "fr", "it"];

const HELPS: readonly Help[] = ["kids", "normal", "profi"];

/** What a table wishes for everybody who sits down at it. */
interface Wish {
  readonly code: string;
  readonly help: Help;
}

const oneOf = <T extends string>(choices: readonly T[], value: string | null, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

const spoken = (): Language => {
  const wished = typeof navigator === "undefined" ? [] : navigator.languages.map((lang) => lang.slice(0, 2));
  return oneOf(LANGUAGES, wished.find((lang) => LANGUAGES.includes(lang as Language)) ?? null, "en");
};

const told = ({ code, help }: Wish): string => `${code} ${help}`;

class Settings {
  lang = $state<Language>(oneOf(LANGUAGES, kept("lang"), spoken()));
  private ownHelp = $state<Help>(oneOf(HELPS, kept("help"), "normal"));
  private wish = $state.raw<Wish | null>(null);
  /** The wish in spite of which this person has chosen: a table's next one is heard again. */
  private inSpite = $state(kept("help-in-spite"));
  sound = $state<boolean>(kept("sound") !== "off");
  /** Does the reporter speak? */
  reporter = $state<boolean>(kept("reporter") === "on");
  light = $state<Light>(oneOf(["auto", "light", "dark"], kept("light"), "auto"));

  /** A table with a wish of its own has it, until this person chooses otherwise there. */
  get help(): Help {
    return this.wish === null || this.wish.help === "normal" || this.inSpite === told(this.wish) ? this.ownHelp : this.wish.help;
  }

  set<K extends "lang" | "light">(name: K, value: Settings[K]): void {
    Object.assign(this, { [name]: value });
    keep(name, value);
  }

  helpBy(help: Help): void {
    this.ownHelp = help;
    keep("help", help);
    this.inSpite = this.wish && told(this.wish);
    keep("help-in-spite", this.inSpite);
  }

  /** Sitting at a table, which says how much help it wants; null away from it. */
  sit(code: string | null, help: unknown): void {
    this.wish = code === null ? null : { code, help: HELPS.find((known) => known === help) ?? "normal" };
  }

  report(on: boolean): void {
    this.reporter = on;
    keep("reporter", on ? "on" : "off");
    if (!on) globalThis.speechSynthesis?.cancel(); // in the middle of a sentence
  }

  hush(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }
}

export const settings = new Settings();
