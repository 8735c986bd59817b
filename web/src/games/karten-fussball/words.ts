import type { Why, Words } from "../../wire/games/karten-fussball";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";

type Refusals = Record<Why, string>;
const score: GameWords<Words>["score"] = (result, seat) => String(result.score[seat] ?? 0);

const refusals: Record<Language, Refusals> = {
  de: {
    "already-open": "Die Karte liegt schon offen.",
    "another-row": "Deine Karte ist in einer anderen Reihe.",
    "card-in-play": "Erst spielt deine Karte zu Ende.",
    "no-card-in-play": "Deck erst eine Karte von deinem Stapel auf.",
    "no-such-place": "Da liegt keine Karte.",
  },
  en: {
    "already-open": "That card is open already.",
    "another-row": "Your card is in another row.",
    "card-in-play": "First your card has to finish its run.",
    "no-card-in-play": "First turn over a card of your stack.",
    "no-such-place": "There is no card there.",
  },
  fr: {
    "already-open": "Cette carte est déjà retournée.",
    "another-row": "Ta carte est dans une autre rangée.",
    "card-in-play": "Ta carte doit d’abord finir sa course.",
    "no-card-in-play": "Retourne d’abord une carte de ta pile.",
    "no-such-place": "Il n’y a pas de carte ici.",
  },
  it: {
    "already-open": "Quella carta è già scoperta.",
    "another-row": "La tua carta è in un’altra fila.",
    "card-in-play": "Prima la tua carta deve finire la corsa.",
    "no-card-in-play": "Prima gira una carta del tuo mazzo.",
    "no-such-place": "Lì non c’è nessuna carta.",
  },
};

export const words: Record<Language, GameWords<Words>> = {
  de: { about: "Eine Karte läuft durch vier Reihen bis ins Tor.", options: {}, refusals: refusals.de, hints: ["Deck deine oberste Karte auf!", "Tipp auf eine verdeckte Karte der Reihe: Farbe oder Wert muss passen.", "Durch! Und die nächste Reihe.", "Noch eine Reihe bis zum Tor!", "Letzte Reihe!"], score },
  en: { about: "One card runs through four rows into the goal.", options: {}, refusals: refusals.en, hints: ["Turn over your top card!", "Tap a face-down card of the row: suit or rank must match.", "Through! On to the next row.", "One more row to the goal!", "The last row!"], score },
  fr: { about: "Une carte traverse quatre rangées jusqu’au but.", options: {}, refusals: refusals.fr, hints: ["Retourne ta première carte !", "Touche une carte cachée de la rangée : même couleur ou même valeur.", "Passé ! La rangée suivante.", "Encore une rangée avant le but !", "Dernière rangée !"], score },
  it: { about: "Una carta passa quattro file fino alla porta.", options: {}, refusals: refusals.it, hints: ["Gira la tua prima carta!", "Tocca una carta coperta della fila: seme o valore uguale.", "Passata! Avanti con la prossima fila.", "Ancora una fila fino alla porta!", "Ultima fila!"], score },
};

/** What the board and its story say. */
export interface PitchWords {
  readonly turnTop: string;
  readonly turnTopHint: string;
  readonly row: (row: number) => string;
  readonly either: (suit: string, rank: string) => string;
  readonly attacks: (name: string) => string;
  readonly stackWord: string;
  readonly goals: string;
  readonly hiddenCard: (row: number, column: number) => string;
  readonly phases: Readonly<Record<"regular-time" | "extra-time" | "penalties", (number: number) => string>>;
  readonly suits: Readonly<Record<"diamonds" | "hearts" | "spades" | "clubs", string>>;
  readonly ranks: readonly string[];
  readonly card: (suit: string, rank: string) => string;
  readonly letters: readonly string[];
  readonly dice: (one: number, other: number) => string;
  readonly begins: (name: string) => string;
  readonly plays: (name: string, card: string) => string;
  readonly passes: (row: number) => string;
  readonly goal: (name: string) => string;
  readonly out: (name: string, row: number) => string;
  readonly roundOver: (one: number, other: number) => string;
  readonly bestRun: (rows: number) => string;
  readonly scorer: (goals: number) => string;
  readonly turner: (cards: number) => string;
}

export const pitchWords: Record<Language, PitchWords> = {
  de: {
    turnTop: "Deck deine Karte auf",
    turnTopHint: "Sie läuft durch die Reihen bis ins Tor.",
    row: (row) => `Reihe ${row}: deck eine Karte auf`,
    either: (suit, rank) => `${suit} oder ${rank}, und du bist durch.`,
    attacks: (name) => `${name} greift an`,
    stackWord: "Stapel",
    goals: "Tore",
    hiddenCard: (row, column) => `verdeckte Karte, Reihe ${row}, Platz ${column}`,
    phases: { "regular-time": (n) => `${n}. Halbzeit`, "extra-time": () => "Verlängerung", penalties: () => "Elfmeter" },
    suits: { diamonds: "Karo", hearts: "Herz", spades: "Pik", clubs: "Kreuz" },
    ranks: ["Sieben", "Acht", "Neun", "Zehn", "Bube", "Dame", "König", "Ass"],
    card: (suit, rank) => `${suit} ${rank}`,
    letters: ["7", "8", "9", "10", "B", "D", "K", "A"],
    dice: (a, b) => `Würfel: ${a} gegen ${b}`,
    begins: (name) => `${name} beginnt`,
    plays: (name, card) => `${name} spielt ${card}`,
    passes: (row) => `durch Reihe ${row}`,
    goal: (name) => `Tor für ${name}!`,
    out: (name, row) => `${name} bleibt in Reihe ${row} hängen`,
    roundOver: (a, b) => `Ende der Runde: ${a} zu ${b}`,
    bestRun: (n) => `Weitester Lauf: ${n} Reihen ohne Aufdecken`,
    scorer: (n) => (n === 1 ? "Ein Tor erzielt" : `${n} Tore erzielt`),
    turner: (n) => `${n} Karten aufgedeckt und nie gezittert`,
  },
  en: {
    turnTop: "Turn over your card",
    turnTopHint: "It runs through the rows into the goal.",
    row: (row) => `Row ${row}: turn over a card`,
    either: (suit, rank) => `${suit} or ${rank}, and you are through.`,
    attacks: (name) => `${name} attacks`,
    stackWord: "Stack",
    goals: "Goals",
    hiddenCard: (row, column) => `face-down card, row ${row}, place ${column}`,
    phases: { "regular-time": (n) => (n === 1 ? "1st half" : "2nd half"), "extra-time": () => "Extra time", penalties: () => "Penalties" },
    suits: { diamonds: "Diamonds", hearts: "Hearts", spades: "Spades", clubs: "Clubs" },
    ranks: ["seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"],
    card: (suit, rank) => `${rank} of ${suit.toLowerCase()}`,
    letters: ["7", "8", "9", "10", "J", "Q", "K", "A"],
    dice: (a, b) => `Dice: ${a} against ${b}`,
    begins: (name) => `${name} begins`,
    plays: (name, card) => `${name} plays the ${card}`,
    passes: (row) => `through row ${row}`,
    goal: (name) => `Goal for ${name}!`,
    out: (name, row) => `${name} is stopped in row ${row}`,
    roundOver: (a, b) => `End of the round: ${a} to ${b}`,
    bestRun: (n) => `Longest run: ${n} rows without turning a card`,
    scorer: (n) => (n === 1 ? "Scored a goal" : `Scored ${n} goals`),
    turner: (n) => `Turned ${n} cards and never trembled`,
  },
  fr: {
    turnTop: "Retourne ta carte",
    turnTopHint: "Elle traverse les rangées jusqu’au but.",
    row: (row) => `Rangée ${row} : retourne une carte`,
    either: (suit, rank) => `${suit} ou ${rank}, et tu passes.`,
    attacks: (name) => `${name} attaque`,
    stackWord: "Pile",
    goals: "Buts",
    hiddenCard: (row, column) => `carte cachée, rangée ${row}, place ${column}`,
    phases: { "regular-time": (n) => (n === 1 ? "1re mi-temps" : "2e mi-temps"), "extra-time": () => "Prolongation", penalties: () => "Tirs au but" },
    suits: { diamonds: "Carreau", hearts: "Cœur", spades: "Pique", clubs: "Trèfle" },
    ranks: ["Sept", "Huit", "Neuf", "Dix", "Valet", "Dame", "Roi", "As"],
    card: (suit, rank) => `${rank} de ${suit.toLowerCase()}`,
    letters: ["7", "8", "9", "10", "V", "D", "R", "A"],
    dice: (a, b) => `Dés : ${a} contre ${b}`,
    begins: (name) => `${name} commence`,
    plays: (name, card) => `${name} joue ${card}`,
    passes: (row) => `rangée ${row} passée`,
    goal: (name) => `But pour ${name} !`,
    out: (name, row) => `${name} est arrêté à la rangée ${row}`,
    roundOver: (a, b) => `Fin de la manche : ${a} à ${b}`,
    bestRun: (n) => `Plus longue course : ${n} rangées sans retourner`,
    scorer: (n) => (n === 1 ? "Un but marqué" : `${n} buts marqués`),
    turner: (n) => `${n} cartes retournées sans trembler`,
  },
  it: {
    turnTop: "Gira la tua carta",
    turnTopHint: "Passa le file fino alla porta.",
    row: (row) => `Fila ${row}: gira una carta`,
    either: (suit, rank) => `${suit} o ${rank}, e passi.`,
    attacks: (name) => `${name} attacca`,
    stackWord: "Mazzo",
    goals: "Gol",
    hiddenCard: (row, column) => `carta coperta, fila ${row}, posto ${column}`,
    phases: { "regular-time": (n) => `${n}º tempo`, "extra-time": () => "Supplementari", penalties: () => "Rigori" },
    suits: { diamonds: "Quadri", hearts: "Cuori", spades: "Picche", clubs: "Fiori" },
    ranks: ["Sette", "Otto", "Nove", "Dieci", "Fante", "Donna", "Re", "Asso"],
    card: (suit, rank) => `${rank} di ${suit.toLowerCase()}`,
    letters: ["7", "8", "9", "10", "F", "D", "R", "A"],
    dice: (a, b) => `Dadi: ${a} contro ${b}`,
    begins: (name) => `${name} comincia`,
    plays: (name, card) => `${name} gioca ${card}`,
    passes: (row) => `fila ${row} passata`,
    goal: (name) => `Gol per ${name}!`,
    out: (name, row) => `${name} si ferma alla fila ${row}`,
    roundOver: (a, b) => `Fine del tempo: ${a} a ${b}`,
    bestRun: (n) => `Corsa più lunga: ${n} file senza girare`,
    scorer: (n) => (n === 1 ? "Un gol segnato" : `${n} gol segnati`),
    turner: (n) => `${n} carte girate senza tremare`,
  },
};
