/**
 * What a hint claims is held against the table it stands over: whoever writes "nothing fits" over a table where something does reads it here,
 * in any language, whichever table it is. `hints.test.ts` has the sentences themselves.
 */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../browser/settings.svelte";
import { numberOf } from "../cards/number-card";
import type { Lesson } from "../table/lesson.svelte";
import type { Language, Words } from "../wire/messages";
import { learn } from "../words/spoken.svelte";
import { pageOf } from ".";

interface Move {
  readonly kind: string;
  readonly card?: number;
  readonly die?: string;
}
interface Table {
  readonly moves: readonly Move[];
  readonly view: Readonly<Record<string, unknown>>;
  /** The one that the lesson goes on with. */
  readonly asked: Move;
}
type Claim = readonly [says: RegExp, holds: (table: Table) => boolean];

const kinds = ({ moves }: Table, kind: string): readonly Move[] => moves.filter((move) => move.kind === kind);
const cards = (table: Table): readonly number[] => [...new Set(kinds(table, "lay").flatMap(({ card }) => card ?? []))];
const numbers = (table: Table): readonly number[] => cards(table).map(numberOf);
const due = ({ view }: Table): number => Number(view.due);
const rowsLeft = ({ view }: Table): number => 5 - Number(view.row);
const offers = (kind: string) => (table: Table) => kinds(table, kind).length > 0;
const asks = (kind: string) => (table: Table) => table.asked.kind === kind;
const left = (rows: number) => (table: Table) => rowsLeft(table) === rows;

/** Each in four languages at once: the games say them alike. */
const CLAIMS: readonly Claim[] = [
  [/nichts passt|nothing fits|plus rien ne va|non va più niente/i, (table) => cards(table).length === 0],
  [/zwei karten passen|two cards fit|deux cartes vont|vanno due carte/i, (table) => cards(table).length === 2],
  [/eine passt noch|one more fits|encore une (carte )?va|ne va ancora una/i, (table) => cards(table).length === 1],
  [/aufhören|hör auf|\bstop\b|arrêter|arrête-toi|fermart|fermati/i, offers("end-turn")],
  [/zehn oder deine zwölf|ten or your twelve|dix ou ton douze|dieci o il tuo dodici/i, (table) => [10, 12].every((number) => numbers(table).includes(number))],
  [/sag (auch hier )?„fair“|say “fair”|(re)?dis « régulier »|di’ (ancora )?«regolare»/i, asks("fair")],
  [/ruf „foul!“|call “foul!”|crie « faute ! »|grida «fallo!»/i, asks("doubt")],
  [/leg eine eins|play a one|pose un un|metti un uno/i, (table) => due(table) === 1 && numbers(table).includes(1)],
  [/die vier ist dran, und du hast keine|the four, and you have none|le quatre, et tu n’en as pas|al quattro, e non ne hai/i, (table) => due(table) === 4 && !numbers(table).includes(4)],
  [/bluffe mit irgendeiner karte|bluff with any card|bluffe avec n’importe quelle carte|bluffa con una carta qualsiasi/i, (table) => cards(table).length === (table.view.hand as readonly number[]).length],
  [/beiden felder|the two fields|des deux cases|dei due campi/i, (table) => kinds(table, "send").length === 2],
  [/am tor\. schieß|at the goal\. shoot|le but\. tire|alla porta\. tira/i, (table) => kinds(table, "throw").some(({ die }) => die === "shot") && table.asked.die === "shot"],
  [/noch drei reihen|three more rows|encore trois rangées|ancora tre file/i, left(3)],
  [/noch zwei reihen|two more rows|encore deux rangées|ancora due file/i, left(2)],
  [/nur noch eine reihe|only one row|plus qu’une rangée|solo una fila/i, left(1)],
];

const lessons = Object.entries(import.meta.glob<{ default: Lesson<Words> }>("./*/lesson.json", { eager: true }));

async function tables(lang: Language): Promise<readonly (Table & { hint: string })[]> {
  await learn(lang);
  const all = lessons.map(async ([path, { default: lesson }]) => {
    const { words } = await pageOf(path.split("/")[1] ?? "");
    const asked = lesson.steps.filter((step) => step.hint !== undefined);
    return asked.map(({ hint = 0, moves, move = 0, view }) => ({ hint: words[lang].hints[hint] ?? "", moves, view, asked: moves[move] }) as unknown as Table & { hint: string });
  });
  return (await Promise.all(all)).flat();
}

describe.each(LANGUAGES)("what a hint claims: %s", (lang) => {
  it("holds at its table", async () => {
    const false_ = (await tables(lang)).flatMap((table) => CLAIMS.filter(([says, holds]) => says.test(table.hint) && !holds(table)).map(() => table.hint));
    expect(false_).toEqual([]);
  });
  it("is understood here: every claim is made somewhere", async () => {
    const said = (await tables(lang)).map(({ hint }) => hint);
    expect(CLAIMS.filter(([says]) => !said.some((hint) => says.test(hint))).map(([says]) => says.source)).toEqual([]);
  });
  it("is never the opposite of what is asked: no hint asks to lay a card where none can be laid", async () => {
    for (const table of await tables(lang)) expect(table.moves).toContainEqual(table.asked);
  });
});
