import type { Why, Words } from "../../wire/games/karten-fussball";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";
import { told, type Person } from "../../words/person";

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
  de: { about: "Eine Karte läuft durch vier Reihen bis ins Tor.", options: {}, refusals: refusals.de, hints: ["Deck deine oberste Karte auf!", "Tipp auf eine verdeckte Karte der Reihe: Farbe oder Wert muss passen.", "Durch! Noch drei Reihen bis zum Tor: Tipp weiter.", "Noch zwei Reihen!", "Nur noch eine Reihe: Schieß!"], score },
  en: { about: "One card runs through four rows into the goal.", options: {}, refusals: refusals.en, hints: ["Turn over your top card!", "Tap a face-down card of the row: suit or rank must match.", "Through! Three more rows to the goal: tap on.", "Two more rows!", "Only one row left: shoot!"], score },
  fr: { about: "Une carte traverse quatre rangées jusqu’au but.", options: {}, refusals: refusals.fr, hints: ["Retourne ta première carte !", "Touche une carte cachée de la rangée : même couleur ou même valeur.", "Passé ! Encore trois rangées avant le but : continue.", "Encore deux rangées !", "Plus qu’une rangée : tire !"], score },
  it: { about: "Una carta passa quattro file fino alla porta.", options: {}, refusals: refusals.it, hints: ["Gira la tua prima carta!", "Tocca una carta coperta della fila: seme o valore uguale.", "Passata! Ancora tre file fino alla porta: avanti.", "Ancora due file!", "Solo una fila: tira!"], score },
};

/** What the board and its story say. */
export interface PitchWords {
  readonly turnTop: string;
  readonly turnTopHint: string;
  readonly row: (row: number) => string;
  readonly either: (suit: string, rank: string) => string;
  /** What lets it through, between two signs. */
  readonly or: string;
  readonly odds: (fit: number, unseen: number) => string;
  readonly attacks: (who: Person) => string;
  readonly stackWord: string;
  readonly goals: string;
  readonly hiddenCard: (row: number, column: number) => string;
  readonly phases: Readonly<Record<"regular-time" | "extra-time" | "penalties", (number: number) => string>>;
  readonly suits: Readonly<Record<"diamonds" | "hearts" | "spades" | "clubs", string>>;
  readonly ranks: readonly string[];
  readonly card: (suit: string, rank: string) => string;
  readonly letters: readonly string[];
  readonly dice: (one: number, other: number) => string;
  readonly begins: (who: Person) => string;
  readonly plays: (who: Person, card: string) => string;
  readonly passes: (row: number) => string;
  readonly goal: (who: Person) => string;
  readonly out: (who: Person, card: string, row: number) => string;
  /** The card of the row was next to it in rank. */
  readonly nearly: (card: string) => string;
  /** Only the last row was missing. */
  readonly soClose: string;
  readonly shuffled: string;
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
    or: "oder",
    odds: (fit, unseen) => (fit === 1 ? `Noch 1 von ${unseen} Karten passt.` : `Noch ${fit} von ${unseen} Karten passen.`),
    attacks: (who) => told(who, "Du greifst an", "% greift an"),
    stackWord: "Stapel",
    goals: "Tore",
    hiddenCard: (row, column) => `verdeckte Karte, Reihe ${row}, Platz ${column}`,
    phases: { "regular-time": (n) => `${n}. Halbzeit`, "extra-time": () => "Verlängerung", penalties: () => "Elfmeter" },
    suits: { diamonds: "Karo", hearts: "Herz", spades: "Pik", clubs: "Kreuz" },
    ranks: ["Sieben", "Acht", "Neun", "Zehn", "Bube", "Dame", "König", "Ass"],
    card: (suit, rank) => `${suit}-${rank}`,
    letters: ["7", "8", "9", "10", "B", "D", "K", "A"],
    dice: (a, b) => `Würfel: ${a} gegen ${b}`,
    begins: (who) => told(who, "Du beginnst", "% beginnt"),
    plays: (who, card) => told(who, `Du spielst ${card}.`, `% spielt ${card}.`),
    passes: (row) => `Durch Reihe ${row}!`,
    goal: (who) => told(who, "Tor für dich!", "Tor für %!"),
    out: (who, card, row) => `${card} findet in Reihe ${row} nichts: ${told(who, "Du verlierst den Ball", "% verliert den Ball")}.`,
    nearly: (card) => `${card}: nur eins daneben!`,
    soClose: "So kurz vor dem Tor!",
    shuffled: "Alle Karten werden neu gemischt.",
    roundOver: (a, b) => `Abgepfiffen: ${a} zu ${b}.`,
    bestRun: (n) => `Weitester Lauf: ${n === 1 ? "1 Reihe" : `${n} Reihen`} ohne Aufdecken`,
    scorer: (n) => (n === 1 ? "Ein Tor erzielt" : `${n} Tore erzielt`),
    turner: (n) => `${n === 1 ? "1 Karte" : `${n} Karten`} aufgedeckt und nie gezittert`,
  },
  en: {
    turnTop: "Turn over your card",
    turnTopHint: "It runs through the rows into the goal.",
    row: (row) => `Row ${row}: turn over a card`,
    either: (suit, rank) => `${suit} or ${rank}, and you are through.`,
    or: "or",
    odds: (fit, unseen) => (fit === 1 ? `1 of ${unseen} hidden cards fits.` : `${fit} of ${unseen} hidden cards fit.`),
    attacks: (who) => told(who, "You attack", "% attacks"),
    stackWord: "Stack",
    goals: "Goals",
    hiddenCard: (row, column) => `face-down card, row ${row}, place ${column}`,
    phases: { "regular-time": (n) => (n === 1 ? "1st half" : "2nd half"), "extra-time": () => "Extra time", penalties: () => "Penalties" },
    suits: { diamonds: "Diamonds", hearts: "Hearts", spades: "Spades", clubs: "Clubs" },
    ranks: ["seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"],
    card: (suit, rank) => `${rank} of ${suit.toLowerCase()}`,
    letters: ["7", "8", "9", "10", "J", "Q", "K", "A"],
    dice: (a, b) => `Dice: ${a} against ${b}`,
    begins: (who) => told(who, "you begin", "% begins"),
    plays: (who, card) => told(who, `You play the ${card}.`, `% plays the ${card}.`),
    passes: (row) => `Through row ${row}!`,
    goal: (who) => told(who, "Goal for you!", "Goal for %!"),
    out: (who, card, row) => `No match for the ${card} in row ${row}: ${told(who, "you lose the ball", "% loses the ball")}.`,
    nearly: (card) => `The ${card}: one off!`,
    soClose: "So close to the goal!",
    shuffled: "All cards are shuffled again.",
    roundOver: (a, b) => `The whistle goes: ${a} to ${b}.`,
    bestRun: (n) => `Longest run: ${n === 1 ? "1 row" : `${n} rows`} without turning a card`,
    scorer: (n) => (n === 1 ? "Scored a goal" : `Scored ${n} goals`),
    turner: (n) => `Turned ${n === 1 ? "1 card" : `${n} cards`} and never trembled`,
  },
  fr: {
    turnTop: "Retourne ta carte",
    turnTopHint: "Elle traverse les rangées jusqu’au but.",
    row: (row) => `Rangée ${row} : retourne une carte`,
    either: (suit, rank) => `${suit} ou ${rank}, et tu passes.`,
    or: "ou",
    odds: (fit, unseen) => (fit < 2 ? `${fit} carte cachée sur ${unseen} convient.` : `${fit} cartes cachées sur ${unseen} conviennent.`),
    attacks: (who) => told(who, "Tu attaques", "% attaque"),
    stackWord: "Pile",
    goals: "Buts",
    hiddenCard: (row, column) => `carte cachée, rangée ${row}, place ${column}`,
    phases: { "regular-time": (n) => (n === 1 ? "1re mi-temps" : "2e mi-temps"), "extra-time": () => "Prolongation", penalties: () => "Tirs au but" },
    suits: { diamonds: "Carreau", hearts: "Cœur", spades: "Pique", clubs: "Trèfle" },
    ranks: ["Sept", "Huit", "Neuf", "Dix", "Valet", "Dame", "Roi", "As"],
    card: (suit, rank) => `${rank} de ${suit.toLowerCase()}`,
    letters: ["7", "8", "9", "10", "V", "D", "R", "A"],
    dice: (a, b) => `Dés : ${a} contre ${b}`,
    begins: (who) => told(who, "tu commences", "% commence"),
    plays: (who, card) => told(who, `Tu joues : ${card.toLowerCase()}.`, `% joue : ${card.toLowerCase()}.`),
    passes: (row) => `Rangée ${row} passée !`,
    goal: (who) => told(who, "But pour toi !", "But pour % !"),
    out: (who, card, row) => `${card} : rien ne va à la rangée ${row}, ${told(who, "tu perds le ballon", "% perd le ballon")}.`,
    nearly: (card) => `${card} : à un point près !`,
    soClose: "Si près du but !",
    shuffled: "On mélange toutes les cartes.",
    roundOver: (a, b) => `C’est sifflé : ${a} à ${b}.`,
    bestRun: (n) => `Plus longue course : ${n < 2 ? `${n} rangée` : `${n} rangées`} sans retourner`,
    scorer: (n) => (n === 1 ? "Un but marqué" : `${n} buts marqués`),
    turner: (n) => (n < 2 ? `${n} carte retournée sans trembler` : `${n} cartes retournées sans trembler`),
  },
  it: {
    turnTop: "Gira la tua carta",
    turnTopHint: "Passa le file fino alla porta.",
    row: (row) => `Fila ${row}: gira una carta`,
    either: (suit, rank) => `${suit} o ${rank}, e passi.`,
    or: "o",
    odds: (fit, unseen) => (fit === 1 ? `1 carta coperta su ${unseen} va bene.` : `${fit} carte coperte su ${unseen} vanno bene.`),
    attacks: (who) => told(who, "Attacchi tu", "Attacca %"),
    stackWord: "Mazzo",
    goals: "Gol",
    hiddenCard: (row, column) => `carta coperta, fila ${row}, posto ${column}`,
    phases: { "regular-time": (n) => `${n}º tempo`, "extra-time": () => "Supplementari", penalties: () => "Rigori" },
    suits: { diamonds: "Quadri", hearts: "Cuori", spades: "Picche", clubs: "Fiori" },
    ranks: ["Sette", "Otto", "Nove", "Dieci", "Fante", "Donna", "Re", "Asso"],
    card: (suit, rank) => `${rank} di ${suit.toLowerCase()}`,
    letters: ["7", "8", "9", "10", "F", "D", "R", "A"],
    dice: (a, b) => `Dadi: ${a} contro ${b}`,
    begins: (who) => told(who, "cominci tu", "comincia %"),
    plays: (who, card) => told(who, `Giochi: ${card.toLowerCase()}.`, `% gioca: ${card.toLowerCase()}.`),
    passes: (row) => `Fila ${row} passata!`,
    goal: (who) => told(who, "Gol per te!", "Gol per %!"),
    out: (who, card, row) => `${card}: niente nella fila ${row}, ${told(who, "perdi la palla", "% perde la palla")}.`,
    nearly: (card) => `${card}: per un punto!`,
    soClose: "Così vicino alla porta!",
    shuffled: "Si rimescolano tutte le carte.",
    roundOver: (a, b) => `Fischio: ${a} a ${b}.`,
    bestRun: (n) => `Corsa più lunga: ${n} file senza girare`,
    scorer: (n) => (n === 1 ? "Un gol segnato" : `${n} gol segnati`),
    turner: (n) => (n === 1 ? "1 carta girata senza tremare" : `${n} carte girate senza tremare`),
  },
};
