/**
 * One person in a sentence: "du" to whoever reads it, a name to everybody else. Every sentence about somebody has a form for both and is put
 * together here, so that nobody reads "Du hat recht".
 */
export interface Person {
  readonly name: string;
  /** Is it told to them alone? On a TV, and to several at one device, nobody is "you". */
  readonly you: boolean;
}

export type Who = (seat: number) => Person;

export const named = (name: string): Person => ({ name, you: false });
export const YOU: Person = { name: "", you: true };

/** `they` has a % where the name goes. */
export const told = (who: Person, you: string, they: string): string => (who.you ? you : they.replace("%", () => who.name));

/** Once, twice, and more often with a % where the number goes. */
export const times = (n: number, once: string, twice: string, more: string): string => (n === 1 ? once : n === 2 ? twice : more.replace("%", String(n)));

/** Nobody alone at their own device is called by their name. */
export const everybody =
  (chairs: () => readonly { readonly name: string }[], you: () => number | null): Who =>
  (seat) =>
    seat === you() ? YOU : named(chairs()[seat]?.name ?? "");
