/**
 * Every hint of the first minutes beside what is offered at the table it stands over. Whoever changes a hint, a lesson or a rule reads here
 * whether the sentence is still true: the numbers in brackets say how many moves of that kind are offered.
 */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../browser/settings.svelte";
import type { Lesson } from "../table/lesson.svelte";
import type { Words } from "../wire/messages";
import { learn } from "../words/spoken.svelte";
import { pageOf } from ".";

type Named = { readonly kind: string; readonly card?: number; readonly die?: string; readonly side?: string };
const lessons = import.meta.glob<{ default: Lesson<Words> }>("./*/lesson.json", { eager: true });
const gameOf = (path: string): string => path.split("/")[1] ?? "";

/** "lay 10 11, end-turn": number cards by their numbers, dice by their names, anything else by how many there are. */
function offers(moves: readonly Named[], numbers: boolean): string {
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  return kinds.map((kind) => `${kind}${said(moves.filter((move) => move.kind === kind), numbers)}`).join(", ");
}
function said(moves: readonly Named[], numbers: boolean): string {
  if (numbers && moves[0]?.card !== undefined) return ` ${[...new Set(moves.map(({ card = 0 }) => (card % 20) + 1))].sort((a, b) => a - b).join(" ")}`;
  const names = moves.flatMap(({ die, side }) => die ?? side ?? []);
  if (names.length > 0) return ` ${names.join(" ")}`;
  return moves.length > 1 ? ` (${moves.length})` : "";
}

const CARDS = new Set(["elfer-raus", "elfer-raus-junior", "foul"]);
const TRUE: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "elfer-raus": [
    ["Die rote Elf beginnt. Tipp sie an!", "lay 11"],
    ["Neben die Elf passt deine Zehn oder deine Zwölf. Leg eine an!", "lay 10 12"],
    ["Eine passt noch: Du darfst weiterlegen – oder aufhören.", "lay 12, end-turn"],
    ["Nichts passt mehr. Hör auf!", "end-turn"],
  ],
  "elfer-raus-junior": [
    ["Zwei Karten passen. Leg eine neben ihre Nachbarzahl!", "lay 2"],
    ["Eine passt noch. Leg sie auch an!", "lay 2, end-turn"],
    ["Nichts passt mehr. Hör auf!", "end-turn"],
  ],
  elfmeter: [
    ["Du greifst an. Leg die Anstoßkarte in die Mitte!", "lay-kick-off"],
    ["Dein Stapel liegt richtig. Sag, dass du bereit bist!", "turn-stack, ready"],
    ["Die oberste Karte eröffnet. Spiel sie!", "play, turn-stack, declare-out-of-breath, offer-pause"],
    ["Blättere: Wer steht genau dort, wo der Ball liegt? Spiel diese Karte!", "play (23), turn-stack, declare-out-of-breath, offer-pause"],
    ["Noch ein Pass, dann gibt es Elfmeter: Wer steht jetzt am Ball?", "play (22), turn-stack, declare-out-of-breath, offer-pause"],
    ["Wohin schießt du? Such dir eine Karte aus und schieß!", "choose (21)"],
  ],
  foul: [
    ["Die Eins ist dran. Leg eine Eins!", "lay 1"],
    ["Glaubst du die Zwei? Sag „Fair“.", "doubt, fair"],
    ["Und die Drei? Sag auch hier „Fair“.", "doubt, fair"],
    ["Die Vier ist dran, und du hast keine: bluffe mit irgendeiner Karte!", "lay 1 2 3 5 6 8 9"],
    ["Die Fünf glaubst du nicht: ruf „Foul!“", "doubt, fair"],
  ],
  "karten-fussball": [
    ["Deck deine oberste Karte auf!", "turn-top"],
    ["Tipp auf eine verdeckte Karte der Reihe: Farbe oder Wert muss passen.", "turn-over (3)"],
    ["Durch! Noch drei Reihen bis zum Tor: Tipp weiter.", "turn-over (3)"],
    ["Noch zwei Reihen!", "turn-over (3)"],
    ["Nur noch eine Reihe: Schieß!", "turn-over (3)"],
  ],
  ligretto: [
    ["Alle spielen zugleich. Deck deine erste Karte auf!", "turn-over, offer-break"],
    ["Ihr sucht eine 1. Die hier passt nicht: leg sie ab!", "discard (2), offer-break"],
    ["Da ist die 1! Leg sie unter euer Tor.", "lay-one, discard (2), offer-break"],
    ["Jetzt füllt ihr das erste Feld. Deine Karte passt: leg sie hin!", "lay (2), discard (2), offer-break"],
    ["Es fehlt noch etwas. Die Karte auf deiner Ablage passt genau!", "lay (2), clear (2), discard (2), offer-break"],
    ["Viel später: alle fünf Felder sind voll. Ein Viertel fehlt, und deins steht Kopf. Dreh es!", "build (3), take-out (6), turn-round (3), discard (2), offer-break"],
    ["Jetzt passt es. Leg es an seinen Platz!", "build (3), take-out (6), turn-round (3), discard (2), offer-break"],
    ["Alles wie auf dem Bild? Dann ruf Tooro!", "take-out (8), turn-round (3), claim, discard (2), offer-break"],
  ],
  "wuerfel-fussball": [
    ["Du hast den Ball. Tipp auf die Abgabe!", "throw orange red violet"],
    ["Schräg: links oder rechts? Tipp auf eins der beiden Felder!", "send left right"],
    ["Nun ein Pass nach vorn!", "throw orange red violet"],
    ["Du bist am Tor. Schieß!", "throw orange red violet shot"],
  ],
  zweikampf: [
    ["Tipp auf deinen Stapel!", "turn-over"],
    ["Die höhere Karte gewinnt. Noch einmal!", "turn-over"],
    ["Und noch einmal!", "turn-over"],
  ],
};

describe("a hint tells the truth", () => {
  it.each(Object.entries(lessons))("%s", async (path, { default: lesson }) => {
    const game = gameOf(path);
    const { words } = await pageOf(game);
    await learn("de");
    const asked = lesson.steps.filter((step) => step.hint !== undefined);
    const pairs = asked.map(({ hint = 0, moves }) => [words.de.hints[hint], offers(moves as readonly Named[], CARDS.has(game))]);
    expect(pairs).toEqual(TRUE[game]);
  });

  it.each(Object.entries(lessons))("in every language there is one for each table that asks: %s", async (path, { default: lesson }) => {
    const { words } = await pageOf(gameOf(path));
    for (const lang of LANGUAGES) {
      await learn(lang);
      expect(words[lang].hints).toHaveLength(lesson.steps.filter((step) => step.hint !== undefined).length);
    }
  });
});
