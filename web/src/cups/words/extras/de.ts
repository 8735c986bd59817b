/** The book of records, the time in which one waits, and the finer points of a plan, in German. */
import type { Mark, Order, Plan, Points, Record as Best } from "../../../wire/cups";

const goals = (n: number): string => (n === 1 ? "1 Tor" : `${n} Tore`);
const matches = (n: number): string => (n === 1 ? "1 Spiel" : `${n} Spiele`);

export const extras = {
  book: {
    title: "Rekordbuch",
    none: "Nach dem ersten Ergebnis steht hier etwas.",
    over: (cups: number, played: number) => `${cups === 1 ? "1 Turnier" : `${cups} Turniere`}, ${matches(played)}`,
    names: {
      titles: "Die meisten Titel",
      podiums: "Am öftesten auf dem Podest",
      matches: "Die meisten Spiele",
      wins: "Die meisten Siege",
      goals: "Die meisten Tore",
      "highest-win": "Höchster Sieg",
      "most-goals-in-a-match": "Torreichstes Spiel",
      "goals-in-a-competition": "Die meisten Tore in einem Turnier",
      "longest-run": "Längste Siegesserie",
    } satisfies Record<Best, string>,
    counted: (record: Best, n: number): string =>
      ({
        titles: `${n}`,
        podiums: `${n}-mal`,
        matches: matches(n),
        wins: n === 1 ? "1 Sieg" : `${n} Siege`,
        goals: goals(n),
        "highest-win": n === 1 ? "mit 1 Tor Abstand" : `mit ${n} Toren Abstand`,
        "most-goals-in-a-match": goals(n),
        "goals-in-a-competition": goals(n),
        "longest-run": `${n} Siege`,
      })[record],
    cross: "Wer gegen wen",
    crossOf: (who: string, other: string) => `${who} und ${other}`,
    form: "Form",
    marks: { won: "S", tied: "U", lost: "N", bye: "–" } satisfies Record<Mark, string>,
    markNames: { won: "gewonnen", tied: "unentschieden", lost: "verloren", bye: "spielfrei" } satisfies Record<Mark, string>,
    superlatives: "Bestmarken",
    tableAfter: (n: number) => `Tabelle nach Runde ${n}`,
    afterWhich: "Nach welcher Runde?",
  },
  waiting: {
    shoot: "Elfmeter gegen den Bot",
    where: "Wohin schießt du?",
    fields: ["Links", "Mitte", "Rechts"],
    goal: "Tor!",
    saved: "Gehalten!",
    tally: (scored: number, shots: number) => `${scored} von ${shots} drin`,
    rule: "Regel des Tages",
    nextRule: "Noch eine",
    nextIn: (time: string) => `Anpfiff in ${time}`,
    next: "Nächster Anpfiff",
    nextNow: "Gleich wird angepfiffen",
    announce: (minutes: string) => `Anpfiff in ${minutes} ankündigen`,
    scan: "Pass mit der Kamera scannen",
    scanning: "Halt den QR-Code vor die Kamera.",
    noCamera: "Die Kamera geht hier nicht. Nimm den Link auf dem Pass.",
    noPassSeen: "Das ist kein Spielpass.",
    countReal: "Am echten Tisch mitzählen",
  },
  planning: {
    more: "Feiner einstellen",
    order: "Bei gleichen Punkten zählt zuerst",
    orders: { "head-to-head": "das Spiel gegeneinander", "goal-difference": "die Tordifferenz", places: "wer öfter Erster war" } satisfies Record<Order, string>,
    points: "Punkte",
    pointsBy: { "3-1-0": "3 für den Sieg, 1 fürs Unentschieden", places: "nach Plätzen" } satisfies Record<Points, string>,
    odd: "Wenn jemand übrig bleibt",
    odds: { bot: "spielt ein Bot mit", bye: "ist spielfrei" } satisfies Record<Plan["odd"], string>,
    legs: "Wie oft trifft man sich?",
    leg: (n: number): string => (n === 1 ? "einmal" : "hin und zurück"),
    table: "Leute am Tisch",
    team: "Leute in der Mannschaft",
    fixed: "Mannschaften",
    fixedOr: (fixed: boolean): string => (fixed ? "bleiben zusammen" : "jede Runde neu gelost"),
  },
};

export type Extras = typeof extras;
