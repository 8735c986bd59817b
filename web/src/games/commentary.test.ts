/** What the reporter says in matches of all eight games: nothing important passes wordless, and everybody is told in correct grammar. */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../browser/settings.svelte";
import { MATCHES, matchOf } from "../table/matches.fixture";
import type { Line } from "../table/page";
import type { Language } from "../wire/messages";
import { named, YOU, type Who } from "../words/person";
import { learn } from "../words/spoken.svelte";
import { pageOf } from ".";

const NAMES = ["Ada", "Ben", "Cem", "Dot"];
/** Everything that is told in a match, as somebody on that chair reads it; null for the stands, who call everybody by name. */
async function told(game: string, lang: Language, you: number | null): Promise<readonly { readonly kind: string; readonly line: Line | null }[]> {
  const [page, match] = [await pageOf(game), await matchOf(game)];
  await learn(lang);
  const who: Who = (seat) => (seat === you ? YOU : named(NAMES[seat] ?? ""));
  return match.flatMap(({ events, view, moves }) =>
    events.map((event) => ({ kind: (event as { kind: string }).kind, line: page.tell(event, who, lang, { events, view, moves }) })),
  );
}

/** The verb beside "you" is in the second person. */
const RIGHT: Readonly<Record<Language, (text: string) => boolean>> = {
  de: (text) => [...text.matchAll(/(\p{L}*) ?\b[Dd]u\b ?(\p{L}*)/gu)].every(([, before = "", after = ""]) => /st$/.test(after) || /st$/.test(before) || after === ""),
  en: (text) => [...text.matchAll(/\b[Yy]ou ((?:really )?\p{L}+)/gu)].every(([, verb = ""]) => !/(?<!s)s$/.test(verb)),
  fr: (text) => [...text.matchAll(/\b[Tt]u (?:y |n’|ne |t’)?(\p{L}+)/gu)].every(([, verb = ""]) => /[sx]$/.test(verb)),
  it: (text) => !/\b(Tu|Te) \p{L}+/u.test(text),
};
/** No preposition before the pronoun of a subject, and no number that does not agree. */
const WRONG: Readonly<Record<Language, RegExp>> = {
  de: /(für|von|gegen) Du\b|\b1 (Tore|Karten|Reihen|Würfe|Trikots|Bälle)\b|%/,
  en: /\b1 (goals|cards|rows|throws|shirts)\b|%/,
  fr: /(pour|de) (Tu|tu)\b|\b1 (buts|cartes|rangées|lancers|maillots)\b|%/,
  it: /(per|di) (Tu|tu)\b|\b1 (carte|file|maglie|tiri)\b|%/,
};
const ADDRESSED: Readonly<Record<Language, RegExp>> = {
  de: /\b(du|dich|dir|dein\w*)\b/i,
  en: /\byour?\b/i,
  fr: /\b(tu|toi|ton|ta)\b/i,
  it: /\b(tu|te|tuo|tua)\b/i,
};

describe.each(MATCHES)("the commentary of %s", (game) => {
  it("passes over nothing but what the game calls unimportant, with a reason", async () => {
    const { untold } = await pageOf(game);
    for (const { kind, line } of await told(game, "de", 0)) expect(line === null, kind).toBe(kind in untold);
    for (const reason of Object.values(untold)) expect(reason).toMatch(/\w+ \w+/);
  });

  it.each(LANGUAGES)("speaks to one person, and of the others, in correct %s", async (lang) => {
    const stands = await told(game, lang, null);
    for (const you of [0, 1]) {
      (await told(game, lang, you)).forEach(({ line }, place) => {
        const text = line?.text ?? "";
        expect(RIGHT[lang](text), text).toBe(true);
        expect(text).not.toMatch(WRONG[lang]);
        expect(text).not.toContain(NAMES[you]);
        expect(text).not.toMatch(/undefined|NaN/);
        const other = stands[place]?.line?.text ?? "";
        if (other.includes(NAMES[you] ?? "?")) expect(text, "the same sentence with the name cut out").not.toBe(other.replace(NAMES[you] ?? "", "").trim());
      });
    }
  });

  it.each(LANGUAGES)("calls nobody you where several look on (%s)", async (lang) => {
    for (const { line } of await told(game, lang, null)) expect(line?.text ?? "").not.toMatch(ADDRESSED[lang]);
  });
});

describe("a line of the commentary", () => {
  it("says what comes of it", async () => {
    const cards = await told("karten-fussball", "de", 0);
    const lost = cards.filter(({ kind }) => kind === "card-out").map(({ line }) => line?.text);
    expect(lost.some((text) => /^(Karo|Herz|Pik|Kreuz)-\p{L}+ findet in Reihe \d nichts: Du verlierst den Ball\.$/u.test(text ?? ""))).toBe(true);
    const drawn = { kind: "card-drawn", seat: 0, card: 8 };
    const rows = await pageOf("elfer-raus");
    const fits = (moves: readonly unknown[]): string | undefined => rows.tell(drawn, () => YOU, "de", { events: [drawn], view: {}, moves })?.text;
    expect(fits([{ kind: "lay", card: 8 }])).toMatch(/^Du ziehst die \p{L}+ \d+ – sie passt!$/u);
    expect(fits([{ kind: "draw" }])).toMatch(/ – sie passt noch nicht\.$/);
  });
});
