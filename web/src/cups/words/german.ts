/** Two words of a pass in a German sentence: "gegen den Flinken Fuchs", "vor der Klugen Eule". Any other name stays as it is. */

type Gender = "er" | "e" | "es";
const ARTICLES = { accusative: { er: "den", e: "die", es: "das" }, dative: { er: "dem", e: "der", es: "dem" } } as const;
/** Animals that take an ending of their own; the others are called alike in every case. */
const WEAK: Readonly<Record<string, string>> = { Bär: "Bären", Löwe: "Löwen", Elefant: "Elefanten", Krake: "Kraken" };
const ANIMALS: ReadonlySet<string> = new Set(["Fuchs", "Eule", "Bär", "Frosch", "Igel", "Pinguin", "Katze", "Löwe", "Elefant", "Giraffe", "Ente", "Schaf", "Wal", "Krabbe", "Krake", "Papagei"]);
const OTHERS = { accusative: { jemand: "jemanden", Bot: "einen Bot" }, dative: { jemand: "jemandem", Bot: "einem Bot" } } as const;

type Case = keyof typeof ARTICLES;

function declined(name: string, into: Case): string {
  const other = (OTHERS[into] as Readonly<Record<string, string>>)[name];
  if (other !== undefined) return other;
  const [, stem, ending, animal] = /^(\p{Lu}\p{L}+?)(er|es|e) (\p{Lu}\p{L}+)$/u.exec(name) ?? [];
  if (stem === undefined || ending === undefined || animal === undefined || !ANIMALS.has(animal)) return name;
  const gender = ending as Gender;
  const plain = into === "accusative" && gender !== "er" ? "e" : "en";
  return `${ARTICLES[into][gender]} ${stem}${plain} ${gender === "er" ? (WEAK[animal] ?? animal) : animal}`;
}

const each = (names: string, into: Case): string => names.split(/(, | und )/).map((part) => declined(part, into)).join("");

/** Of one or of several, as `and` has joined them. */
export const accusative = (names: string): string => each(names, "accusative");
export const dative = (names: string): string => each(names, "dative");
