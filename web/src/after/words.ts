/** What the result says: how it went, and what everybody has won. Loaded after the final whistle. */
import type { Language } from "../wire/messages";
import { told, type Person } from "../words/person";

export interface AfterWords {
  readonly firstGoal: (who: Person, score: string, clock: string) => string;
  readonly ledBy: (who: Person, score: string) => string;
  readonly levelled: (times: number) => string;
  readonly leadChanged: (times: number) => string;
  readonly neverBehind: (who: Person) => string;
  readonly lateLead: (who: Person) => string;
  readonly held: (shots: number) => string;
  readonly busiest: (who: Person, moves: number, of: number) => string;
  readonly movesInAll: (moves: number) => string;
  /** For a match in which nothing stood out. */
  readonly quiet: readonly string[];
  readonly wonAfter: (who: Person, clock: string) => string;
  readonly drawnAfter: (clock: string) => string;
  /** Several who do not play for one side have won: their names in one list, in which whoever reads it is `me`. */
  readonly together: (names: string) => string;
  readonly togetherAfter: (names: string, clock: string) => string;
  readonly me: string;
  /** A side of several, to one of them. */
  readonly yourTeam: string;
  readonly goal: (who: Person, score: string) => string;
  readonly save: (who: Person) => string;
  readonly chain: (goals: number, saves: number) => string;
  readonly log: string;
  readonly share: string;
  readonly shared: string;
  readonly dared: (name: string) => string;
  readonly more: string;
  /** A title each, and what it is for. */
  readonly titles: Readonly<Record<Title, string>>;
  readonly hair: (seconds: string, other: string) => string;
  readonly quick: (seconds: string) => string;
  readonly thinker: (seconds: string) => string;
  readonly row: (goals: number) => string;
  readonly keeper: (shots: number) => string;
  readonly lucky: (die: string, face: string, times: number, of: number) => string;
  readonly bluff: (cards: number) => string;
  readonly pass: (seconds: string) => string;
  readonly consolations: readonly string[];
  /** How much of a slow line is made up for, in seconds. */
  readonly made: (seconds: string) => string;
  readonly firstBy: (who: Person, seconds: string, other: Person) => string;
}

export type Title = "hair" | "quick" | "thinker" | "row" | "keeper" | "lucky" | "bluff" | "pass";

const times = (n: number, once: string, twice: string, more: string): string => (n === 1 ? once : n === 2 ? twice : more.replace("%", String(n)));

export const afterWords: Readonly<Record<Language, AfterWords>> = {
  de: {
    firstGoal: (who, score, clock) => told(who, `Nach ${clock} Minuten gehst du ${score} in Führung.`, `Nach ${clock} Minuten geht % ${score} in Führung.`),
    ledBy: (who, score) => told(who, `Du liegst schon ${score} vorn.`, `% liegt schon ${score} vorn.`),
    levelled: (n) => times(n, "Einmal gelingt der Ausgleich.", "Zweimal gelingt der Ausgleich.", "%-mal gelingt der Ausgleich."),
    leadChanged: (n) => times(n, "Die Führung wechselt einmal.", "Die Führung wechselt zweimal.", "Die Führung wechselt %-mal."),
    neverBehind: (who) => told(who, "Du liegst nie zurück.", "% liegt nie zurück."),
    lateLead: (who) => told(who, "Kurz vor Schluss bist du noch vorn.", "Kurz vor Schluss ist % noch vorn."),
    held: (n) => (n === 1 ? "Ein Schuss wird gehalten." : `${n} Schüsse werden gehalten.`),
    busiest: (who, moves, of) => told(who, `Die meisten Züge machst du: ${moves} von ${of}.`, `Die meisten Züge macht %: ${moves} von ${of}.`),
    movesInAll: (n) => (n === 1 ? "Ein Zug wird gemacht." : `${n} Züge werden gemacht.`),
    quiet: ["Lange ist alles offen.", "Niemand setzt sich ab."],
    wonAfter: (who, clock) => told(who, `Nach ${clock} Minuten hast du gewonnen.`, `Nach ${clock} Minuten hat % gewonnen.`),
    drawnAfter: (clock) => `Nach ${clock} Minuten trennt man sich unentschieden.`,
    together: (names) => `Geteilter Sieg: ${names}`,
    togetherAfter: (names, clock) => `Geteilter Sieg nach ${clock} Minuten: ${names}.`,
    me: "du",
    yourTeam: "dein Team",
    goal: (who, score) => told(who, `${score}, Tor für dich`, `${score}, Tor für %`),
    save: (who) => told(who, "Dein Schuss wird gehalten", "Der Schuss von % wird gehalten"),
    chain: (goals, saves) => `${goals === 1 ? "Ein Tor" : `${goals} Tore`}${saves === 0 ? "" : `, ${saves}-mal gehalten`}`,
    log: "Alles, was geschah",
    share: "Bild teilen",
    shared: "Das Bild ist gespeichert.",
    dared: (name) => `Jetzt gegen: ${name}?`,
    more: "Mehr",
    titles: { hair: "Um Haaresbreite", quick: "Schnellste Hand", thinker: "Gut überlegt", row: "Torlauf", keeper: "Sichere Handschuhe", lucky: "Glückswürfel", bluff: "Längster Bluff", pass: "Schnellster Pass" },
    hair: (s, other) => `um ${s} s vor ${other}`,
    quick: (s) => `${s} Sekunden bis zum Zug`,
    thinker: (s) => `${s} Sekunden nachgedacht`,
    row: (n) => `${n} Tore hintereinander`,
    keeper: (n) => (n === 1 ? "einen Schuss gehalten" : `${n} Schüsse gehalten`),
    lucky: (die, face, n, of) => `${die}: ${n}-mal ${face} in ${of} Würfen`,
    bluff: (n) => (n === 1 ? "eine falsche Karte durchgebracht" : `${n} falsche Karten hintereinander durchgebracht`),
    pass: (s) => `${s} s bis zum nächsten Pass`,
    consolations: ["Nie aufgegeben", "Fair gespielt", "Beste Laune am Tisch", "Mutig bis zum Schluss", "Immer bereit", "Ruhige Hand", "Guter Gast"],
    made: (s) => `Es zählt, wer schneller getippt hat. Ist deine Verbindung langsam, gleicht das Spiel bis zu ${s} s aus.`,
    firstBy: (who, s, other) => told(who, `Du warst ${s} s früher als `, `% war ${s} s früher als `) + told(other, "du.", "%."),
  },
  en: {
    firstGoal: (who, score, clock) => told(who, `After ${clock} minutes you go ${score} up.`, `After ${clock} minutes % goes ${score} up.`),
    ledBy: (who, score) => told(who, `You were ${score} ahead.`, `% was ${score} ahead.`),
    levelled: (n) => times(n, "The scores are levelled once.", "The scores are levelled twice.", "The scores are levelled % times."),
    leadChanged: (n) => times(n, "The lead changes once.", "The lead changes twice.", "The lead changes % times."),
    neverBehind: (who) => told(who, "You are never behind.", "% is never behind."),
    lateLead: (who) => told(who, "Near the end you are still in front.", "Near the end % is still in front."),
    held: (n) => (n === 1 ? "One shot is saved." : `${n} shots are saved.`),
    busiest: (who, moves, of) => told(who, `You make the most moves: ${moves} of ${of}.`, `% makes the most moves: ${moves} of ${of}.`),
    movesInAll: (n) => (n === 1 ? "One move is made." : `${n} moves are made.`),
    quiet: ["For a long time all is open.", "Nobody breaks away."],
    wonAfter: (who, clock) => told(who, `After ${clock} minutes you have won.`, `After ${clock} minutes % has won.`),
    drawnAfter: (clock) => `After ${clock} minutes it ends in a draw.`,
    together: (names) => `A shared win: ${names}`,
    togetherAfter: (names, clock) => `A shared win after ${clock} minutes: ${names}.`,
    me: "you",
    yourTeam: "your team",
    goal: (who, score) => told(who, `${score}, goal for you`, `${score}, goal for %`),
    save: (who) => told(who, "Your shot is saved", "%: the shot is saved"),
    chain: (goals, saves) => `${goals === 1 ? "One goal" : `${goals} goals`}${saves === 0 ? "" : `, ${saves} saved`}`,
    log: "Everything that happened",
    share: "Share a picture",
    shared: "The picture is saved.",
    dared: (name) => `Now against: ${name}?`,
    more: "More",
    titles: { hair: "By a hair", quick: "Quickest hand", thinker: "Well thought out", row: "Goal rush", keeper: "Safe gloves", lucky: "Lucky die", bluff: "Longest bluff", pass: "Fastest pass" },
    hair: (s, other) => `${s} s ahead of ${other}`,
    quick: (s) => `${s} seconds to a move`,
    thinker: (s) => `${s} seconds of thinking`,
    row: (n) => `${n} goals in a row`,
    keeper: (n) => (n === 1 ? "saved one shot" : `saved ${n} shots`),
    lucky: (die, face, n, of) => `${die}: ${n} times ${face} in ${of} throws`,
    bluff: (n) => (n === 1 ? "got one wrong card through" : `got ${n} wrong cards through in a row`),
    pass: (s) => `${s} s to the next pass`,
    consolations: ["Never gave up", "Played fair", "Best mood at the table", "Brave to the end", "Always ready", "A steady hand", "A good guest"],
    made: (s) => `What counts is who tapped sooner. If your connection is slow, the game makes up for as much as ${s} s.`,
    firstBy: (who, s, other) => told(who, `You were ${s} s earlier than `, `% was ${s} s earlier than `) + told(other, "you.", "%."),
  },
  fr: {
    firstGoal: (who, score, clock) => told(who, `Après ${clock} minutes, tu mènes ${score}.`, `Après ${clock} minutes, % mène ${score}.`),
    ledBy: (who, score) => told(who, `Tu mènes déjà ${score}.`, `% mène déjà ${score}.`),
    levelled: (n) => times(n, "Une égalisation en route.", "Deux égalisations en route.", "% égalisations en route."),
    leadChanged: (n) => times(n, "On change de leader une fois.", "On change de leader deux fois.", "On change de leader % fois."),
    neverBehind: (who) => told(who, "Tu n’es jamais derrière.", "% n’est jamais derrière."),
    lateLead: (who) => told(who, "Peu avant la fin, tu es encore devant.", "Peu avant la fin, % est encore devant."),
    held: (n) => (n === 1 ? "Un tir est arrêté." : `${n} tirs sont arrêtés.`),
    busiest: (who, moves, of) => told(who, `C’est toi qui joues le plus : ${moves} coups sur ${of}.`, `% joue le plus : ${moves} coups sur ${of}.`),
    movesInAll: (n) => (n === 1 ? "Un coup est joué." : `${n} coups sont joués.`),
    quiet: ["Longtemps, tout reste possible.", "Personne ne s’échappe."],
    wonAfter: (who, clock) => told(who, `Après ${clock} minutes, tu as gagné.`, `Après ${clock} minutes, % a gagné.`),
    drawnAfter: (clock) => `Après ${clock} minutes, c’est un match nul.`,
    together: (names) => `Victoire partagée : ${names}`,
    togetherAfter: (names, clock) => `Victoire partagée après ${clock} minutes : ${names}.`,
    me: "toi",
    yourTeam: "ton équipe",
    goal: (who, score) => told(who, `${score}, but pour toi`, `${score}, but pour %`),
    save: (who) => told(who, "Ton tir est arrêté", "% : tir arrêté"),
    chain: (goals, saves) => `${goals === 1 ? "Un but" : `${goals} buts`}${saves === 0 ? "" : `, ${saves} arrêts`}`,
    log: "Tout ce qui s’est passé",
    share: "Partager l’image",
    shared: "L’image est enregistrée.",
    dared: (name) => `Et maintenant contre : ${name} ?`,
    more: "Plus",
    titles: { hair: "D’un cheveu", quick: "Main la plus rapide", thinker: "Bien réfléchi", row: "Série de buts", keeper: "Gants sûrs", lucky: "Dé de la chance", bluff: "Plus long bluff", pass: "Passe la plus rapide" },
    hair: (s, other) => `de ${s} s devant ${other}`,
    quick: (s) => `${s} secondes pour jouer`,
    thinker: (s) => `${s} secondes de réflexion`,
    row: (n) => `${n} buts d’affilée`,
    keeper: (n) => (n === 1 ? "un tir arrêté" : `${n} tirs arrêtés`),
    lucky: (die, face, n, of) => `${die} : ${n} fois ${face} en ${of} lancers`,
    bluff: (n) => (n === 1 ? "une fausse carte bien passée" : `${n} fausses cartes de suite`),
    pass: (s) => `${s} s jusqu’à la passe suivante`,
    consolations: ["Jamais découragé", "Joué avec fair-play", "Bonne humeur à table", "Du courage jusqu’au bout", "Toujours prêt", "La main tranquille", "Bon copain"],
    made: (s) => `Ce qui compte, c’est qui a touché le plus vite. Si ta connexion est lente, le jeu compense jusqu’à ${s} s.`,
    firstBy: (who, s, other) => told(who, `Tu as joué ${s} s avant `, `% a joué ${s} s avant `) + told(other, "toi.", "%."),
  },
  it: {
    firstGoal: (who, score, clock) => told(who, `Dopo ${clock} minuti vai in vantaggio ${score}.`, `Dopo ${clock} minuti % va in vantaggio ${score}.`),
    ledBy: (who, score) => told(who, `Sei già avanti ${score}.`, `% è già avanti ${score}.`),
    levelled: (n) => times(n, "Una volta arriva il pareggio.", "Due volte arriva il pareggio.", "% volte arriva il pareggio."),
    leadChanged: (n) => times(n, "Il comando cambia una volta.", "Il comando cambia due volte.", "Il comando cambia % volte."),
    neverBehind: (who) => told(who, "Non sei mai in svantaggio.", "% non è mai in svantaggio."),
    lateLead: (who) => told(who, "Poco prima della fine sei ancora in testa.", "Poco prima della fine % è ancora in testa."),
    held: (n) => (n === 1 ? "Un tiro viene parato." : `${n} tiri vengono parati.`),
    busiest: (who, moves, of) => told(who, `Fai più mosse di tutti: ${moves} su ${of}.`, `% fa più mosse di tutti: ${moves} su ${of}.`),
    movesInAll: (n) => (n === 1 ? "Si fa una mossa." : `Si fanno ${n} mosse.`),
    quiet: ["A lungo tutto resta aperto.", "Nessuno scappa via."],
    wonAfter: (who, clock) => told(who, `Dopo ${clock} minuti hai vinto.`, `Dopo ${clock} minuti ha vinto %.`),
    drawnAfter: (clock) => `Dopo ${clock} minuti finisce in parità.`,
    together: (names) => `Vittoria condivisa: ${names}`,
    togetherAfter: (names, clock) => `Vittoria condivisa dopo ${clock} minuti: ${names}.`,
    me: "tu",
    yourTeam: "la tua squadra",
    goal: (who, score) => told(who, `${score}, gol per te`, `${score}, gol per %`),
    save: (who) => told(who, "Il tuo tiro è parato", "%: tiro parato"),
    chain: (goals, saves) => `${goals === 1 ? "Un gol" : `${goals} gol`}${saves === 0 ? "" : `, ${saves} parate`}`,
    log: "Tutto quello che è successo",
    share: "Condividi l’immagine",
    shared: "L’immagine è salvata.",
    dared: (name) => `Adesso contro: ${name}?`,
    more: "Altro",
    titles: { hair: "Per un pelo", quick: "Mano più veloce", thinker: "Ben pensato", row: "Gol a raffica", keeper: "Guanti sicuri", lucky: "Dado fortunato", bluff: "Bluff più lungo", pass: "Passaggio più veloce" },
    hair: (s, other) => `di ${s} s su ${other}`,
    quick: (s) => `${s} secondi per una mossa`,
    thinker: (s) => `${s} secondi a pensare`,
    row: (n) => `${n} gol di fila`,
    keeper: (n) => (n === 1 ? "un tiro parato" : `${n} tiri parati`),
    lucky: (die, face, n, of) => `${die}: ${n} volte ${face} in ${of} lanci`,
    bluff: (n) => (n === 1 ? "una carta falsa passata" : `${n} carte false di fila`),
    pass: (s) => `${s} s fino al passaggio successivo`,
    consolations: ["Mai arreso", "Sempre leale", "Il buonumore del tavolo", "Coraggio fino alla fine", "Sempre pronto", "Mano ferma", "Bella compagnia"],
    made: (s) => `Conta chi ha toccato prima. Se la tua connessione è lenta, il gioco compensa fino a ${s} s.`,
    firstBy: (who, s, other) => told(who, `Hai toccato ${s} s prima di `, `% ha toccato ${s} s prima di `) + told(other, "te.", "%."),
  },
};
