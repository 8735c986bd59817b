/** A game's larger dictionaries, of which a phone loads only the language it reads. */
import { later } from "../browser/later";
import { LANGUAGES, settings } from "../browser/settings.svelte";
import type { Language } from "../wire/messages";

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

const spokenHere = new Set<Dictionary<unknown>>();

/** Reads like a record of all languages; what is not loaded yet is answered in one that is. */
class Dictionary<T> implements Record<Language, T> {
  private known = $state.raw<Partial<Record<Language, T>>>({});

  constructor(private readonly load: Loaders<T>) {}

  get de(): T {
    return this.in("de");
  }
  get en(): T {
    return this.in("en");
  }
  get fr(): T {
    return this.in("fr");
  }
  get it(): T {
    return this.in("it");
  }

  async learn(lang: Language): Promise<void> {
    if (lang in this.known) return;
    const words = await heard(this.load[lang], lang);
    this.known = { ...this.known, [lang]: words };
  }

  private in(lang: Language): T {
    return (this.known[lang] ?? LANGUAGES.map((other) => this.known[other]).find((words) => words !== undefined)) as T;
  }
}

/** Over a line that broke the whole file comes, and the words are in it. */
async function heard<T>(load: () => Promise<T>, lang: Language): Promise<T> {
  const part = await later(load as () => Promise<object>, lang);
  return (lang in part ? (part as Record<Language, T>)[lang] : part) as T;
}

export function spoken<T>(load: Loaders<T>): Readonly<Record<Language, T>> {
  const dictionary = new Dictionary(load);
  spokenHere.add(dictionary);
  return dictionary;
}

/** Before a page is shown, and before a language is changed: every game that is loaded learns it. */
export async function learn(lang: Language): Promise<void> {
  await Promise.all([...spokenHere].map((dictionary) => dictionary.learn(lang)));
}

/** A part that brought words with it: it is shown once they are known. */
export async function learned<Part>(part: Part): Promise<Part> {
  await learn(settings.lang);
  return part;
}
