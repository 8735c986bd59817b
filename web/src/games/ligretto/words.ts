import type { Ball, Corner, Quarter, Why, Words } from "../../wire/games/ligretto";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../page";

const refusals: Record<Language, Record<Why, string>> = {
  de: {
    "already-at-the-goal": "Ihr seid schon am Tor: Baut es nach!",
    "already-built": "Da liegt schon ein Viertel.",
    "already-filled": "Dieses Feld ist schon voll.",
    "already-there": "Die 1 liegt schon da.",
    "answer-first": "Antwortet erst auf den Vorschlag der anderen.",
    "four-quarters-first": "Erst müssen alle vier Viertel liegen.",
    "no-cards-left": "Du hast keine Karten mehr.",
    "no-offer": "Niemand hat vorgeschlagen abzubrechen.",
    "no-such-pile": "Diese Ablage gibt es nicht.",
    "not-a-number-one": "Das ist keine 1.",
    "not-at-the-goal-yet": "Erst müssen alle fünf Felder voll sein.",
    "not-filled-last": "Nur das zuletzt gefüllte Feld geht zurück.",
    "not-open": "Dieses Feld ist noch nicht dran.",
    "nothing-there": "Da liegt nichts.",
    "nothing-turned": "Deck erst eine Karte auf.",
    "number-one-first": "Erst braucht ihr die 1 unter eurem Tor.",
    "one-offer-a-round": "Das geht nur einmal in jeder Runde.",
    overshoots: "Das wäre zu viel.",
    "pile-empty": "Diese Ablage ist leer.",
    "place-the-turned-card-first": "Leg erst deine aufgedeckte Karte weg.",
    "the-referee-counts": "Hier zählt der Schiedsrichter mit.",
    "you-can-still-go-on": "Es geht noch weiter!",
  },
  en: {
    "already-at-the-goal": "You are at the goal already: build it!",
    "already-built": "There is a quarter there already.",
    "already-filled": "That pitch card is full.",
    "already-there": "The 1 is there already.",
    "answer-first": "First answer the other team’s offer.",
    "four-quarters-first": "First all four quarters must be there.",
    "no-cards-left": "You have no cards left.",
    "no-offer": "Nobody has offered to stop.",
    "no-such-pile": "There is no such pile.",
    "not-a-number-one": "That is not a 1.",
    "not-at-the-goal-yet": "First all five pitch cards must be full.",
    "not-filled-last": "Only the card filled last can be taken back.",
    "not-open": "That pitch card comes later.",
    "nothing-there": "There is nothing there.",
    "nothing-turned": "Turn over a card first.",
    "number-one-first": "First you need the 1 under your goal.",
    "one-offer-a-round": "Only once in each round.",
    overshoots: "That would be too much.",
    "pile-empty": "That pile is empty.",
    "place-the-turned-card-first": "First put your turned card somewhere.",
    "the-referee-counts": "Here the referee counts.",
    "you-can-still-go-on": "You can still go on!",
  },
  fr: {
    "already-at-the-goal": "Vous êtes déjà au but : construisez-le !",
    "already-built": "Il y a déjà un quart ici.",
    "already-filled": "Ce terrain est déjà plein.",
    "already-there": "Le 1 est déjà là.",
    "answer-first": "Répondez d’abord à la proposition des autres.",
    "four-quarters-first": "Il faut d’abord les quatre quarts.",
    "no-cards-left": "Tu n’as plus de cartes.",
    "no-offer": "Personne n’a proposé d’arrêter.",
    "no-such-pile": "Cette pile n’existe pas.",
    "not-a-number-one": "Ce n’est pas un 1.",
    "not-at-the-goal-yet": "Remplissez d’abord les cinq terrains.",
    "not-filled-last": "On ne reprend que le dernier terrain rempli.",
    "not-open": "Ce terrain vient plus tard.",
    "nothing-there": "Il n’y a rien ici.",
    "nothing-turned": "Retourne d’abord une carte.",
    "number-one-first": "Il vous faut d’abord le 1 sous votre but.",
    "one-offer-a-round": "Une seule fois par manche.",
    overshoots: "Ce serait trop.",
    "pile-empty": "Cette pile est vide.",
    "place-the-turned-card-first": "Pose d’abord ta carte retournée.",
    "the-referee-counts": "Ici, l’arbitre compte.",
    "you-can-still-go-on": "Vous pouvez encore continuer !",
  },
  it: {
    "already-at-the-goal": "Siete già alla porta: costruitela!",
    "already-built": "Lì c’è già un quarto.",
    "already-filled": "Quel campo è già pieno.",
    "already-there": "L’1 c’è già.",
    "answer-first": "Prima rispondete alla proposta degli altri.",
    "four-quarters-first": "Prima servono tutti e quattro i quarti.",
    "no-cards-left": "Non hai più carte.",
    "no-offer": "Nessuno ha proposto di fermarsi.",
    "no-such-pile": "Questo mazzetto non c’è.",
    "not-a-number-one": "Non è un 1.",
    "not-at-the-goal-yet": "Prima riempite tutti e cinque i campi.",
    "not-filled-last": "Si riprende solo l’ultimo campo riempito.",
    "not-open": "Quel campo viene dopo.",
    "nothing-there": "Lì non c’è niente.",
    "nothing-turned": "Prima gira una carta.",
    "number-one-first": "Prima serve l’1 sotto la vostra porta.",
    "one-offer-a-round": "Solo una volta per manche.",
    overshoots: "Sarebbe troppo.",
    "pile-empty": "Quel mazzetto è vuoto.",
    "place-the-turned-card-first": "Prima metti via la carta girata.",
    "the-referee-counts": "Qui conta l’arbitro.",
    "you-can-still-go-on": "Potete ancora andare avanti!",
  },
};

const score: GameWords<Words>["score"] = (result, seat) => `${result.score[seat] ?? 0} : ${result.score[seat === 0 ? 1 : seat - 1] ?? 0}`;

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Alle zugleich: fünf Felder füllen, dann das Tor bauen.",
    options: { referee: { name: "Wer rechnet?", choices: { instant: "Der Schiedsrichter passt sofort auf", check: "Ihr selbst, geprüft wird am Schluss" } } },
    refusals: refusals.de,
    hints: [
      "Alle spielen zugleich. Deck deine erste Karte auf!",
      "Ihr sucht eine 1. Die hier passt nicht: leg sie ab!",
      "Da ist die 1! Leg sie unter euer Tor.",
      "Jetzt füllt ihr das erste Feld. Deine Karte passt: leg sie hin!",
      "Es fehlt noch etwas. Die Karte auf deiner Ablage passt genau!",
      "Viel später: alle fünf Felder sind voll. Ein Viertel fehlt, und deins steht Kopf. Dreh es!",
      "Jetzt passt es. Leg es an seinen Platz!",
      "Alles wie auf dem Bild? Dann ruf Tooro!",
    ],
    score,
  },
  en: {
    about: "All at once: fill five pitch cards, then build the goal.",
    options: { referee: { name: "Who counts?", choices: { instant: "The referee watches every card", check: "You do; it is checked at the end" } } },
    refusals: refusals.en,
    hints: [
      "Everybody plays at once. Turn over your first card!",
      "You are looking for a 1. This is none: put it away!",
      "There is the 1! Lay it under your goal.",
      "Now you fill the first pitch card. Your card fits: lay it!",
      "Something is still missing. The card on your pile fits exactly!",
      "Much later: all five are full. One quarter is missing, and yours is upside down. Turn it!",
      "Now it fits. Lay it in its place!",
      "All as in the picture? Then shout Tooro!",
    ],
    score,
  },
  fr: {
    about: "Tous à la fois : remplir cinq terrains, puis construire le but.",
    options: { referee: { name: "Qui compte ?", choices: { instant: "L’arbitre surveille chaque carte", check: "Vous ; on vérifie à la fin" } } },
    refusals: refusals.fr,
    hints: [
      "Tout le monde joue à la fois. Retourne ta première carte !",
      "Vous cherchez un 1. Celle-ci ne va pas : défausse-la !",
      "Voilà le 1 ! Pose-le sous votre but.",
      "Remplissez le premier terrain. Ta carte va : pose-la !",
      "Il manque encore un peu. La carte de ta pile va juste !",
      "Bien plus tard : tout est plein. Il manque un quart, et le tien est à l’envers. Tourne-le !",
      "Maintenant il va. Pose-le à sa place !",
      "Tout comme sur l’image ? Alors crie Tooro !",
    ],
    score,
  },
  it: {
    about: "Tutti insieme: riempire cinque campi, poi costruire la porta.",
    options: { referee: { name: "Chi conta?", choices: { instant: "L’arbitro guarda ogni carta", check: "Voi; si controlla alla fine" } } },
    refusals: refusals.it,
    hints: [
      "Si gioca tutti insieme. Gira la tua prima carta!",
      "Cercate un 1. Questa non va: scartala!",
      "Ecco l’1! Mettilo sotto la vostra porta.",
      "Ora riempite il primo campo. La tua carta va bene: mettila!",
      "Manca ancora qualcosa. La carta del tuo mazzetto è giusta!",
      "Molto dopo: è tutto pieno. Manca un quarto, e il tuo è capovolto. Giralo!",
      "Ora va bene. Mettilo al suo posto!",
      "Tutto come nel disegno? Allora grida Tooro!",
    ],
    score,
  },
};

/** What the board and its story say. Names stand before a colon: "Du" and "Flinker Fuchs" then need the same words. */
export interface LigrettoWords {
  readonly teams: readonly [string, string];
  readonly shirt: (number: number) => string;
  readonly corners: Readonly<Record<Corner, string>>;
  readonly balls: Readonly<Record<Ball, string>>;
  readonly upsideDown: string;
  // The row and the sum.
  readonly row: string;
  readonly ownGoalmouth: string;
  readonly pitchCard: (step: number, number: number) => string;
  readonly full: string;
  readonly now: string;
  readonly left: string;
  readonly exact: string;
  readonly over: string;
  readonly wanted: string;
  readonly sum: (shirts: readonly number[], total: number | string, number: number) => string;
  // The hand.
  readonly cardsOf: (name: string) => string;
  readonly stack: (cards: number) => string;
  readonly turned: string;
  readonly pile: (pile: number) => string;
  readonly discard: string;
  readonly andNext: string;
  readonly discardOn: (pile: number) => string;
  readonly layAt: (number: number) => string;
  readonly layOne: string;
  readonly noOne: string;
  readonly tooMuch: string;
  readonly turnOver: string;
  readonly shuffle: string;
  readonly turnRound: string;
  readonly build: string;
  readonly callNext: string;
  readonly takeBack: string;
  readonly onto: (pile: number) => string;
  readonly whichPile: string;
  readonly here: string;
  readonly never: string;
  // What is asked.
  readonly kickOff: string;
  readonly kickOffHint: string;
  readonly seekOne: string;
  readonly seekOneHint: string;
  readonly fill: (number: number, missing: number) => string;
  readonly fillUncounted: (number: number) => string;
  readonly fillHint: string;
  readonly checkHint: string;
  readonly fits: (number: number) => string;
  readonly pileFits: (number: number) => string;
  readonly stackEmpty: string;
  readonly stackEmptyHint: string;
  readonly buildTitle: string;
  readonly buildHint: string;
  readonly buildKids: string;
  readonly upsideHint: string;
  readonly claimTitle: string;
  readonly claimHint: string;
  readonly nothing: string;
  readonly nothingHint: string;
  readonly tooro: string;
  readonly scene: (corner: string, ball: string) => string;
  readonly emptyCorner: (corner: string) => string;
  readonly takeOut: (corner: string) => string;
  // The rare ones.
  readonly more: string;
  readonly clear: string;
  readonly reopen: string;
  readonly askScene: string;
  readonly offerBreak: string;
  readonly accept: string;
  readonly decline: string;
  readonly offerStands: (team: string) => string;
  readonly offerWaits: string;
  // Others.
  readonly seeks: (team: string) => string;
  readonly onField: (team: string, field: number) => string;
  readonly builds: (team: string, quarters: number) => string;
  readonly mate: (name: string, cards: number) => string;
  // The check and the story.
  readonly right: string;
  readonly wrong: string;
  readonly kickedOff: (round: number) => string;
  readonly oneLaid: (name: string) => string;
  readonly laid: (name: string, number: number, total: number) => string;
  readonly filled: (name: string, field: number) => string;
  readonly cleared: (name: string, cards: number) => string;
  readonly reopened: (name: string, field: number) => string;
  readonly sceneTurned: (team: string, scene: string) => string;
  readonly built: (name: string, quarter: string) => string;
  readonly takenOut: (name: string, corner: string) => string;
  readonly claimed: (name: string) => string;
  readonly scored: (team: string) => string;
  readonly ownGoal: (team: string) => string;
  readonly wrongSteps: (fields: readonly number[]) => string;
  readonly wrongCorners: (corners: readonly string[]) => string;
  readonly cardTaken: (team: string) => string;
  readonly offered: (name: string) => string;
  readonly declined: (name: string) => string;
  readonly goalless: string;
  readonly shuffled: (name: string) => string;
  readonly honours: {
    readonly caller: (goals: number) => string;
    readonly filler: (fields: number) => string;
    readonly builder: (quarters: number) => string;
    readonly layer: (shirts: number) => string;
    readonly starter: (ones: number) => string;
    readonly leafer: (cards: number) => string;
  };
}

const and = (word: string) => (things: readonly (string | number)[]): string =>
  things.length < 2 ? String(things[0] ?? "") : `${things.slice(0, -1).join(", ")} ${word} ${things.at(-1)}`;
const adds = (shirts: readonly number[]): string => shirts.join(" + ");

export const ligrettoWords: Record<Language, LigrettoWords> = {
  de: {
    teams: ["Schwarz", "Weiß"],
    shirt: (n) => `Trikot ${n}`,
    corners: { "top-left": "oben links", "top-right": "oben rechts", "bottom-left": "unten links", "bottom-right": "unten rechts" },
    balls: { none: "ohne Ball", post: "Ball am Pfosten", middle: "Ball zur Mitte" },
    upsideDown: "steht Kopf",
    row: "Die fünf Felder",
    ownGoalmouth: "Euer Tor",
    pitchCard: (step, n) => `Feld ${step}: ${n}`,
    full: "voll",
    now: "jetzt",
    left: "noch",
    exact: "genau",
    over: "zu viel",
    wanted: "Ziel",
    sum: (shirts, total, n) => (shirts.length ? `${adds(shirts)} = ${total}, gebraucht ${n}` : `Noch kein Trikot, gebraucht ${n}`),
    cardsOf: (name) => `Karten von ${name}`,
    stack: (n) => `Stapel ${n}`,
    turned: "aufgedeckt",
    pile: (n) => `Ablage ${n}`,
    discard: "Ablegen",
    andNext: "und die nächste",
    discardOn: (n) => `Ablegen auf ${n}`,
    layAt: (n) => `Zur ${n} legen`,
    layOne: "Die 1 hinlegen",
    noOne: "keine 1",
    tooMuch: "zu viel",
    turnOver: "Aufdecken",
    shuffle: "Neu mischen",
    turnRound: "Drehen",
    build: "Einbauen",
    callNext: "Voll! Weiter",
    takeBack: "Zurück",
    onto: (n) => `auf ${n}`,
    whichPile: "Auf welche Ablage?",
    here: "hierher",
    never: "Doch nicht",
    kickOff: "Los geht’s!",
    kickOffHint: "Alle zugleich: deck auf!",
    seekOne: "Sucht die 1!",
    seekOneHint: "Eine 1 muss unter euer Tor.",
    fill: (n, missing) => (missing < 0 ? `${-missing} zu viel für die ${n}` : `Füllt die ${n}: noch ${missing}`),
    fillUncounted: (n) => `Füllt die ${n}!`,
    fillHint: "Klemmt es? Nehmt alle Trikots zurück.",
    checkHint: "Stimmt die Summe? Dann sag „Voll!“",
    fits: (n) => `Die ${n} passt!`,
    pileFits: (n) => `Die ${n} von der Ablage passt!`,
    stackEmpty: "Stapel leer",
    stackEmptyHint: "Misch deine Ablagen zum neuen Stapel.",
    buildTitle: "Baut dieses Tor!",
    buildHint: "Tipp auf den Platz für deine Karte.",
    buildKids: "Gehört das Viertel ins Bild? Dann bau es ein!",
    upsideHint: "Sie steht Kopf: erst drehen!",
    claimTitle: "Alle vier liegen",
    claimHint: "Wie auf dem Bild? Dann ruf!",
    nothing: "Deine Karten sind alle gelegt",
    nothingHint: "Dein Team macht weiter.",
    tooro: "Tooro!",
    scene: (corner, ball) => `Das Tor auf dem Bild: ${corner}, ${ball}`,
    emptyCorner: (corner) => `${corner}: leer`,
    takeOut: (corner) => `${corner} herausnehmen`,
    more: "Mehr",
    clear: "Alle Trikots zurücknehmen",
    reopen: "Letztes Feld neu füllen",
    askScene: "Ein anderes Bild nehmen",
    offerBreak: "Runde abbrechen vorschlagen",
    accept: "Ja, abbrechen",
    decline: "Nein, weiter",
    offerStands: (team) => `${team}: Runde abbrechen?`,
    offerWaits: "Ihr wollt abbrechen. Die anderen überlegen.",
    seeks: (team) => `${team} sucht die 1`,
    onField: (team, n) => `${team} ist auf Feld ${n} von 5`,
    builds: (team, n) => `${team} baut das Tor: ${n} von 4`,
    mate: (name, n) => `${name}, Stapel ${n}`,
    right: "stimmt",
    wrong: "stimmt nicht",
    kickedOff: (n) => `Anpfiff, Runde ${n}`,
    oneLaid: (name) => `${name}: die 1 liegt`,
    laid: (name, n, total) => `${name}: die ${n}, macht ${total}`,
    filled: (name, n) => `${name}: Feld ${n} ist voll`,
    cleared: (name, n) => `${name}: ${n} Trikots zurück`,
    reopened: (name, n) => `${name}: Feld ${n} ist wieder offen`,
    sceneTurned: (team, scene) => `${team} baut das Tor: ${scene}`,
    built: (name, quarter) => `${name}: eingebaut ${quarter}`,
    takenOut: (name, corner) => `${name}: ${corner} herausgenommen`,
    claimed: (name) => `${name}: Tooro!`,
    scored: (team) => `Tor für ${team}!`,
    ownGoal: (team) => `Eigentor von ${team}!`,
    wrongSteps: (fields) => `${fields.length > 1 ? "Die Felder" : "Feld"} ${and("und")(fields)} ${fields.length > 1 ? "stimmen" : "stimmt"} nicht.`,
    wrongCorners: (corners) => `Falsch: ${and("und")(corners)}.`,
    cardTaken: (team) => `${team} bekommt die Torkarte`,
    offered: (name) => `${name}: Runde abbrechen?`,
    declined: (name) => `${name}: Weiterspielen!`,
    goalless: "Runde ohne Tor",
    shuffled: (name) => `${name}: neu gemischt`,
    honours: {
      caller: (n) => (n === 1 ? "Rief Tooro, und es stimmte" : `Rief ${n}-mal richtig Tooro`),
      filler: (n) => (n === 1 ? "Machte ein Feld voll" : `Machte ${n} Felder voll`),
      builder: (n) => (n === 1 ? "Ein Viertel am Tor gebaut" : `${n} Viertel am Tor gebaut`),
      layer: (n) => (n === 1 ? "Ein Trikot hingelegt" : `${n} Trikots hingelegt`),
      starter: (n) => (n === 1 ? "Fand die 1 für das Team" : `Fand ${n}-mal die 1`),
      leafer: (n) => `${n} Karten geblättert und nie aufgegeben`,
    },
  },
  en: {
    teams: ["Black", "White"],
    shirt: (n) => `Shirt ${n}`,
    corners: { "top-left": "top left", "top-right": "top right", "bottom-left": "bottom left", "bottom-right": "bottom right" },
    balls: { none: "no ball", post: "ball at the post", middle: "ball to the middle" },
    upsideDown: "upside down",
    row: "The five pitch cards",
    ownGoalmouth: "Your goal",
    pitchCard: (step, n) => `Pitch card ${step}: ${n}`,
    full: "full",
    now: "now",
    left: "to go",
    exact: "exact",
    over: "too much",
    wanted: "wanted",
    sum: (shirts, total, n) => (shirts.length ? `${adds(shirts)} = ${total}, wanted ${n}` : `No shirt yet, wanted ${n}`),
    cardsOf: (name) => `${name}’s cards`,
    stack: (n) => `Stack ${n}`,
    turned: "turned",
    pile: (n) => `Pile ${n}`,
    discard: "Put away",
    andNext: "and the next one",
    discardOn: (n) => `Put away onto ${n}`,
    layAt: (n) => `Lay at the ${n}`,
    layOne: "Lay the 1",
    noOne: "not a 1",
    tooMuch: "too much",
    turnOver: "Turn over",
    shuffle: "Shuffle",
    turnRound: "Turn",
    build: "Build",
    callNext: "Full! Next",
    takeBack: "Take back",
    onto: (n) => `onto ${n}`,
    whichPile: "Onto which pile?",
    here: "here",
    never: "Never mind",
    kickOff: "Off we go!",
    kickOffHint: "All at once: turn over!",
    seekOne: "Find the 1!",
    seekOneHint: "A 1 has to lie under your goal.",
    fill: (n, missing) => (missing < 0 ? `${-missing} too much for the ${n}` : `Fill the ${n}: ${missing} to go`),
    fillUncounted: (n) => `Fill the ${n}!`,
    fillHint: "Stuck? Take all shirts back.",
    checkHint: "Is the sum right? Then say “Full!”",
    fits: (n) => `The ${n} fits!`,
    pileFits: (n) => `The ${n} on the pile fits!`,
    stackEmpty: "Stack empty",
    stackEmptyHint: "Shuffle your piles into a new stack.",
    buildTitle: "Build this goal!",
    buildHint: "Tap the place for your card.",
    buildKids: "Is this quarter in the picture? Build it in!",
    upsideHint: "It is upside down: turn it first!",
    claimTitle: "All four are there",
    claimHint: "As in the picture? Then shout!",
    nothing: "All your cards are laid",
    nothingHint: "Your team plays on.",
    tooro: "Tooro!",
    scene: (corner, ball) => `The goal in the picture: ${corner}, ${ball}`,
    emptyCorner: (corner) => `${corner}: empty`,
    takeOut: (corner) => `take out ${corner}`,
    more: "More",
    clear: "Take all shirts back",
    reopen: "Fill the last card anew",
    askScene: "Take another picture",
    offerBreak: "Offer to stop the round",
    accept: "Yes, stop",
    decline: "No, play on",
    offerStands: (team) => `${team}: stop this round?`,
    offerWaits: "You want to stop. The others are thinking.",
    seeks: (team) => `${team} is looking for the 1`,
    onField: (team, n) => `${team} is at card ${n} of 5`,
    builds: (team, n) => `${team} is building: ${n} of 4`,
    mate: (name, n) => `${name}, stack ${n}`,
    right: "right",
    wrong: "wrong",
    kickedOff: (n) => `Kick-off, round ${n}`,
    oneLaid: (name) => `${name}: the 1 is there`,
    laid: (name, n, total) => `${name}: the ${n}, that makes ${total}`,
    filled: (name, n) => `${name}: card ${n} is full`,
    cleared: (name, n) => `${name}: ${n} shirts taken back`,
    reopened: (name, n) => `${name}: card ${n} is open again`,
    sceneTurned: (team, scene) => `${team} builds the goal: ${scene}`,
    built: (name, quarter) => `${name}: built ${quarter}`,
    takenOut: (name, corner) => `${name}: ${corner} taken out`,
    claimed: (name) => `${name}: Tooro!`,
    scored: (team) => `Goal for ${team}!`,
    ownGoal: (team) => `Own goal by ${team}!`,
    wrongSteps: (fields) => `Wrong: card ${and("and")(fields)}.`,
    wrongCorners: (corners) => `Wrong: ${and("and")(corners)}.`,
    cardTaken: (team) => `${team} gets the goal card`,
    offered: (name) => `${name}: stop the round?`,
    declined: (name) => `${name}: play on!`,
    goalless: "A round without a goal",
    shuffled: (name) => `${name}: shuffled anew`,
    honours: {
      caller: (n) => (n === 1 ? "Shouted Tooro, and was right" : `Shouted Tooro rightly ${n} times`),
      filler: (n) => (n === 1 ? "Filled a pitch card" : `Filled ${n} pitch cards`),
      builder: (n) => (n === 1 ? "Built a quarter of a goal" : `Built ${n} quarters of goals`),
      layer: (n) => (n === 1 ? "Laid a shirt" : `Laid ${n} shirts`),
      starter: (n) => (n === 1 ? "Found the 1 for the team" : `Found the 1 ${n} times`),
      leafer: (n) => `Leafed through ${n} cards and never gave up`,
    },
  },
  fr: {
    teams: ["Les Noirs", "Les Blancs"],
    shirt: (n) => `Maillot ${n}`,
    corners: { "top-left": "en haut à gauche", "top-right": "en haut à droite", "bottom-left": "en bas à gauche", "bottom-right": "en bas à droite" },
    balls: { none: "sans ballon", post: "ballon au poteau", middle: "ballon vers le milieu" },
    upsideDown: "à l’envers",
    row: "Les cinq terrains",
    ownGoalmouth: "Votre but",
    pitchCard: (step, n) => `Terrain ${step} : ${n}`,
    full: "plein",
    now: "ici",
    left: "encore",
    exact: "juste",
    over: "de trop",
    wanted: "il faut",
    sum: (shirts, total, n) => (shirts.length ? `${adds(shirts)} = ${total}, il faut ${n}` : `Pas encore de maillot, il faut ${n}`),
    cardsOf: (name) => `Cartes de ${name}`,
    stack: (n) => `Pioche ${n}`,
    turned: "retournée",
    pile: (n) => `Pile ${n}`,
    discard: "Défausser",
    andNext: "et la suivante",
    discardOn: (n) => `Défausser sur ${n}`,
    layAt: (n) => `Poser au ${n}`,
    layOne: "Poser le 1",
    noOne: "pas un 1",
    tooMuch: "trop",
    turnOver: "Retourner",
    shuffle: "Mélanger",
    turnRound: "Tourner",
    build: "Poser",
    callNext: "Plein ! Suivant",
    takeBack: "Reprendre",
    onto: (n) => `sur ${n}`,
    whichPile: "Sur quelle pile ?",
    here: "ici",
    never: "Non, rien",
    kickOff: "C’est parti !",
    kickOffHint: "Tous à la fois : retourne !",
    seekOne: "Trouvez le 1 !",
    seekOneHint: "Il faut un 1 sous votre but.",
    fill: (n, missing) => (missing < 0 ? `${-missing} de trop pour le ${n}` : `Remplissez le ${n} : encore ${missing}`),
    fillUncounted: (n) => `Remplissez le ${n} !`,
    fillHint: "Bloqués ? Reprenez tous les maillots.",
    checkHint: "La somme est juste ? Dis « Plein ! »",
    fits: (n) => `Le ${n} va !`,
    pileFits: (n) => `Le ${n} de la pile va !`,
    stackEmpty: "Pioche vide",
    stackEmptyHint: "Mélange tes piles en une pioche.",
    buildTitle: "Construisez ce but !",
    buildHint: "Touche la place de ta carte.",
    buildKids: "Ce quart est dans l’image ? Pose-le !",
    upsideHint: "Elle est à l’envers : tourne-la !",
    claimTitle: "Les quatre sont là",
    claimHint: "Comme sur l’image ? Crie !",
    nothing: "Toutes tes cartes sont posées",
    nothingHint: "Ton équipe continue.",
    tooro: "Tooro !",
    scene: (corner, ball) => `Le but de l’image : ${corner}, ${ball}`,
    emptyCorner: (corner) => `${corner} : vide`,
    takeOut: (corner) => `enlever ${corner}`,
    more: "Plus",
    clear: "Reprendre tous les maillots",
    reopen: "Refaire le dernier terrain",
    askScene: "Prendre une autre image",
    offerBreak: "Proposer d’arrêter la manche",
    accept: "Oui, arrêter",
    decline: "Non, continuer",
    offerStands: (team) => `${team} : arrêter la manche ?`,
    offerWaits: "Vous voulez arrêter. Les autres réfléchissent.",
    seeks: (team) => `${team} cherchent le 1`,
    onField: (team, n) => `${team} : terrain ${n} sur 5`,
    builds: (team, n) => `${team} construisent : ${n} sur 4`,
    mate: (name, n) => `${name}, pioche ${n}`,
    right: "juste",
    wrong: "faux",
    kickedOff: (n) => `Coup d’envoi, manche ${n}`,
    oneLaid: (name) => `${name} : le 1 est posé`,
    laid: (name, n, total) => `${name} : le ${n}, ça fait ${total}`,
    filled: (name, n) => `${name} : le terrain ${n} est plein`,
    cleared: (name, n) => `${name} : ${n} maillots repris`,
    reopened: (name, n) => `${name} : le terrain ${n} est rouvert`,
    sceneTurned: (team, scene) => `${team} construisent le but : ${scene}`,
    built: (name, quarter) => `${name} : posé ${quarter}`,
    takenOut: (name, corner) => `${name} : ${corner} enlevé`,
    claimed: (name) => `${name} : Tooro !`,
    scored: (team) => `But pour ${team.toLowerCase()} !`,
    ownGoal: (team) => `But contre son camp : ${team.toLowerCase()} !`,
    wrongSteps: (fields) => `Faux : terrain ${and("et")(fields)}.`,
    wrongCorners: (corners) => `Faux : ${and("et")(corners)}.`,
    cardTaken: (team) => `${team} reçoivent la carte but`,
    offered: (name) => `${name} : arrêter la manche ?`,
    declined: (name) => `${name} : on continue !`,
    goalless: "Manche sans but",
    shuffled: (name) => `${name} : mélangé`,
    honours: {
      caller: (n) => (n === 1 ? "A crié Tooro, et c’était juste" : `A crié ${n} fois Tooro, toujours juste`),
      filler: (n) => (n === 1 ? "A rempli un terrain" : `A rempli ${n} terrains`),
      builder: (n) => (n === 1 ? "A posé un quart de but" : `A posé ${n} quarts de but`),
      layer: (n) => (n === 1 ? "A posé un maillot" : `A posé ${n} maillots`),
      starter: (n) => (n === 1 ? "A trouvé le 1 pour l’équipe" : `A trouvé ${n} fois le 1`),
      leafer: (n) => `${n} cartes feuilletées sans jamais abandonner`,
    },
  },
  it: {
    teams: ["Neri", "Bianchi"],
    shirt: (n) => `Maglia ${n}`,
    corners: { "top-left": "in alto a sinistra", "top-right": "in alto a destra", "bottom-left": "in basso a sinistra", "bottom-right": "in basso a destra" },
    balls: { none: "senza palla", post: "palla al palo", middle: "palla verso il centro" },
    upsideDown: "capovolto",
    row: "I cinque campi",
    ownGoalmouth: "La vostra porta",
    pitchCard: (step, n) => `Campo ${step}: ${n}`,
    full: "pieno",
    now: "ora",
    left: "ancora",
    exact: "giusto",
    over: "di troppo",
    wanted: "serve",
    sum: (shirts, total, n) => (shirts.length ? `${adds(shirts)} = ${total}, serve ${n}` : `Ancora nessuna maglia, serve ${n}`),
    cardsOf: (name) => `Carte di ${name}`,
    stack: (n) => `Mazzo ${n}`,
    turned: "girata",
    pile: (n) => `Scarto ${n}`,
    discard: "Scarta",
    andNext: "e la prossima",
    discardOn: (n) => `Scarta su ${n}`,
    layAt: (n) => `Metti al ${n}`,
    layOne: "Metti l’1",
    noOne: "non è 1",
    tooMuch: "troppo",
    turnOver: "Gira",
    shuffle: "Rimescola",
    turnRound: "Ruota",
    build: "Metti",
    callNext: "Pieno! Avanti",
    takeBack: "Riprendi",
    onto: (n) => `su ${n}`,
    whichPile: "Su quale scarto?",
    here: "qui",
    never: "Lascia stare",
    kickOff: "Si parte!",
    kickOffHint: "Tutti insieme: gira!",
    seekOne: "Cercate l’1!",
    seekOneHint: "Serve un 1 sotto la vostra porta.",
    fill: (n, missing) => (missing < 0 ? `${-missing} di troppo per il ${n}` : `Riempite il ${n}: ancora ${missing}`),
    fillUncounted: (n) => `Riempite il ${n}!`,
    fillHint: "Bloccati? Riprendete tutte le maglie.",
    checkHint: "La somma è giusta? Di’ «Pieno!»",
    fits: (n) => `Il ${n} va bene!`,
    pileFits: (n) => `Il ${n} dello scarto va bene!`,
    stackEmpty: "Mazzo finito",
    stackEmptyHint: "Rimescola gli scarti in un nuovo mazzo.",
    buildTitle: "Costruite questa porta!",
    buildHint: "Tocca il posto della tua carta.",
    buildKids: "Questo quarto è nel disegno? Mettilo!",
    upsideHint: "È capovolta: prima ruotala!",
    claimTitle: "Ci sono tutti e quattro",
    claimHint: "Come nel disegno? Grida!",
    nothing: "Hai messo tutte le carte",
    nothingHint: "La tua squadra continua.",
    tooro: "Tooro!",
    scene: (corner, ball) => `La porta del disegno: ${corner}, ${ball}`,
    emptyCorner: (corner) => `${corner}: vuoto`,
    takeOut: (corner) => `togli ${corner}`,
    more: "Altro",
    clear: "Riprendi tutte le maglie",
    reopen: "Rifai l’ultimo campo",
    askScene: "Prendi un altro disegno",
    offerBreak: "Proponi di fermare la manche",
    accept: "Sì, fermiamo",
    decline: "No, avanti",
    offerStands: (team) => `${team}: fermiamo la manche?`,
    offerWaits: "Volete fermarvi. Gli altri ci pensano.",
    seeks: (team) => `${team}: cercano l’1`,
    onField: (team, n) => `${team}: campo ${n} di 5`,
    builds: (team, n) => `${team}: porta ${n} di 4`,
    mate: (name, n) => `${name}, mazzo ${n}`,
    right: "giusto",
    wrong: "sbagliato",
    kickedOff: (n) => `Fischio d’inizio, manche ${n}`,
    oneLaid: (name) => `${name}: l’1 c’è`,
    laid: (name, n, total) => `${name}: il ${n}, fa ${total}`,
    filled: (name, n) => `${name}: il campo ${n} è pieno`,
    cleared: (name, n) => `${name}: ${n} maglie riprese`,
    reopened: (name, n) => `${name}: il campo ${n} è di nuovo aperto`,
    sceneTurned: (team, scene) => `${team}: costruiscono la porta, ${scene}`,
    built: (name, quarter) => `${name}: messo ${quarter}`,
    takenOut: (name, corner) => `${name}: tolto ${corner}`,
    claimed: (name) => `${name}: Tooro!`,
    scored: (team) => `Gol per i ${team}!`,
    ownGoal: (team) => `Autogol dei ${team}!`,
    wrongSteps: (fields) => `Sbagliato: campo ${and("e")(fields)}.`,
    wrongCorners: (corners) => `Sbagliato: ${and("e")(corners)}.`,
    cardTaken: (team) => `${team}: ricevono la carta gol`,
    offered: (name) => `${name}: fermiamo la manche?`,
    declined: (name) => `${name}: si continua!`,
    goalless: "Manche senza gol",
    shuffled: (name) => `${name}: rimescolato`,
    honours: {
      caller: (n) => (n === 1 ? "Ha gridato Tooro, ed era giusto" : `Ha gridato Tooro ${n} volte, sempre giusto`),
      filler: (n) => (n === 1 ? "Ha riempito un campo" : `Ha riempito ${n} campi`),
      builder: (n) => (n === 1 ? "Ha messo un quarto di porta" : `Ha messo ${n} quarti di porta`),
      layer: (n) => (n === 1 ? "Ha messo una maglia" : `Ha messo ${n} maglie`),
      starter: (n) => (n === 1 ? "Ha trovato l’1 per la squadra" : `Ha trovato l’1 ${n} volte`),
      leafer: (n) => `${n} carte sfogliate senza mai arrendersi`,
    },
  },
};

/** How a card is said: "Trikot 7", "oben links, ohne Ball, steht Kopf". */
export function faceName(face: number | Pick<Quarter, "corner" | "ball" | "upside_down">, lang: Language): string {
  const say = ligrettoWords[lang];
  if (typeof face === "number") return say.shirt(face);
  return [say.corners[face.corner], say.balls[face.ball], ...(face.upside_down ? [say.upsideDown] : [])].join(", ");
}

export const sceneName = (scene: { readonly corner: Corner; readonly ball: Ball }, lang: Language): string =>
  ligrettoWords[lang].scene(ligrettoWords[lang].corners[scene.corner], ligrettoWords[lang].balls[scene.ball]);
