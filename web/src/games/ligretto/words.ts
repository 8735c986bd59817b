import type { Ball, Corner, Quarter, Why, Words } from "../../wire/games/ligretto";
import type { Language } from "../../wire/messages";
import type { GameWords } from "../../table/page";
import { spoken } from "../../words/spoken.svelte";

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

export const ligrettoWords = spoken<LigrettoWords>({
  de: () => import("./said/de").then((found) => found.de),
  en: () => import("./said/en").then((found) => found.en),
  fr: () => import("./said/fr").then((found) => found.fr),
  it: () => import("./said/it").then((found) => found.it),
});

/** How a card is said: "Trikot 7", "oben links, ohne Ball, steht Kopf". */
export function faceName(face: number | Pick<Quarter, "corner" | "ball" | "upside_down">, lang: Language): string {
  const say = ligrettoWords[lang];
  if (typeof face === "number") return say.shirt(face);
  return [say.corners[face.corner], say.balls[face.ball], ...(face.upside_down ? [say.upsideDown] : [])].join(", ");
}

export const sceneName = (scene: { readonly corner: Corner; readonly ball: Ball }, lang: Language): string =>
  ligrettoWords[lang].scene(ligrettoWords[lang].corners[scene.corner], ligrettoWords[lang].balls[scene.ball]);
