/** What the lobby, the refusals and the first minute say about Elfmeter!; the board's own words are in `say.ts`. */
import type { Why, Words } from "../../wire/games/elfmeter";
import type { Language, Result } from "../../wire/messages";
import type { GameWords } from "../../table/page";

type Refusals = Record<Why, string>;

const goals = (one: string, many: string) => (result: Result, seat: number): string => {
  const count = result.score[seat] ?? 0;
  return `${count} ${count === 1 ? one : many}`;
};

const de: Refusals = {
  "choose-for-the-penalty": "Jetzt wählst du eine Karte für den Elfmeter.",
  "does-not-fit": "Passt nicht: Der Spieler muss da stehen, wo der Ball liegt.",
  "no-attempt": "Karten spielst du nur, wenn der Angriff läuft.",
  "nobody-throws": "Hier wird gelegt, nicht geworfen.",
  "not-in-your-stack": "Diese Karte ist nicht mehr in deinem Stapel.",
  "not-now": "Das geht gerade nicht.",
  "not-one-of-the-two": "Hier spielen nur zwei.",
  "nothing-to-answer": "Niemand hat eine Pause gewollt.",
  "only-the-attacker": "Das sagt nur, wer angreift.",
  "only-the-top-card": "Noch liegt kein Pass: Nur die oberste Karte geht.",
  "pause-is-offered": "Nach einer Pause ist schon gefragt.",
  "play-is-stopped": "Es ist Pause. Erst seid ihr beide bereit.",
  "say-where-it-lands": "Wirf die Karte in die Kiste!",
  "stacks-turn-by-themselves": "Die Stapel wenden sich hier von selbst.",
  "three-are-still-possible": "Drei Pässe gehen noch. Spiel weiter!",
  "lots-are-drawn": "Erst entscheidet das Los.",
  "stacks-are-shuffled": "Es wird noch gemischt.",
  "attacker-lays-a-kick-off-card": "Erst kommt die Anstoßkarte in die Mitte.",
  "wait-until-both-are-ready": "Warte, bis beide bereit sind.",
  "choice-is-final": "Du hast schon gewählt.",
};
const en: Refusals = {
  "choose-for-the-penalty": "Now choose a card for the penalty.",
  "does-not-fit": "Does not fit: the player must stand where the ball is.",
  "no-attempt": "You play cards only while the attack is on.",
  "nobody-throws": "Here cards are laid, not thrown.",
  "not-in-your-stack": "That card is no longer in your stack.",
  "not-now": "Not right now.",
  "not-one-of-the-two": "Only two play here.",
  "nothing-to-answer": "Nobody has asked for a break.",
  "only-the-attacker": "Only the attacker says that.",
  "only-the-top-card": "No pass yet: only your top card goes.",
  "pause-is-offered": "A break has been asked for already.",
  "play-is-stopped": "It is break time. First you both get ready.",
  "say-where-it-lands": "Throw the card into the box!",
  "stacks-turn-by-themselves": "Here the stacks turn over by themselves.",
  "three-are-still-possible": "Three passes are still possible. Play on!",
  "lots-are-drawn": "First the lot decides.",
  "stacks-are-shuffled": "The cards are being shuffled.",
  "attacker-lays-a-kick-off-card": "First the kick-off card goes into the middle.",
  "wait-until-both-are-ready": "Wait until both are ready.",
  "choice-is-final": "You have chosen already.",
};
const fr: Refusals = {
  "choose-for-the-penalty": "Maintenant, choisis une carte pour le penalty.",
  "does-not-fit": "Ça ne va pas : le joueur doit être là où est le ballon.",
  "no-attempt": "On joue des cartes seulement pendant l’attaque.",
  "nobody-throws": "Ici on pose les cartes, on ne les lance pas.",
  "not-in-your-stack": "Cette carte n’est plus dans ta pile.",
  "not-now": "Pas maintenant.",
  "not-one-of-the-two": "On joue ici à deux.",
  "nothing-to-answer": "Personne n’a demandé de pause.",
  "only-the-attacker": "Seul l’attaquant peut le dire.",
  "only-the-top-card": "Pas encore de passe : seulement la carte du dessus.",
  "pause-is-offered": "Une pause est déjà demandée.",
  "play-is-stopped": "C’est la pause. D’abord, soyez prêts tous les deux.",
  "say-where-it-lands": "Lance la carte dans la boîte !",
  "stacks-turn-by-themselves": "Ici, les piles se retournent toutes seules.",
  "three-are-still-possible": "Trois passes sont encore possibles. Continue !",
  "lots-are-drawn": "D’abord le sort décide.",
  "stacks-are-shuffled": "On mélange les cartes.",
  "attacker-lays-a-kick-off-card": "D’abord la carte d’engagement, au milieu.",
  "wait-until-both-are-ready": "Attends que les deux soient prêts.",
  "choice-is-final": "Tu as déjà choisi.",
};
const it: Refusals = {
  "choose-for-the-penalty": "Ora scegli una carta per il rigore.",
  "does-not-fit": "Non va: il giocatore deve stare dov’è la palla.",
  "no-attempt": "Si gioca solo durante l’attacco.",
  "nobody-throws": "Qui le carte si posano, non si lanciano.",
  "not-in-your-stack": "Questa carta non è più nel tuo mazzo.",
  "not-now": "Adesso no.",
  "not-one-of-the-two": "Qui si gioca in due.",
  "nothing-to-answer": "Nessuno ha chiesto una pausa.",
  "only-the-attacker": "Lo dice solo chi attacca.",
  "only-the-top-card": "Ancora nessun passaggio: solo la carta in cima.",
  "pause-is-offered": "Una pausa è già stata chiesta.",
  "play-is-stopped": "È pausa. Prima siate pronti tutti e due.",
  "say-where-it-lands": "Lancia la carta nella scatola!",
  "stacks-turn-by-themselves": "Qui i mazzi si girano da soli.",
  "three-are-still-possible": "Tre passaggi sono ancora possibili. Continua!",
  "lots-are-drawn": "Prima decide la sorte.",
  "stacks-are-shuffled": "Si mescolano le carte.",
  "attacker-lays-a-kick-off-card": "Prima la carta del calcio d’inizio, al centro.",
  "wait-until-both-are-ready": "Aspetta che siate pronti tutti e due.",
  "choice-is-final": "Hai già scelto.",
};

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Wer passt am schnellsten dreimal und verwandelt den Elfmeter?",
    options: {
      referee: { name: "Schiedsrichter", choices: { check: "Prüft erst nach dem dritten Pass", instant: "Pfeift falsche Pässe gleich ab" } },
      turning: { name: "Stapel wenden", choices: { hand: "Von Hand, beide sagen „Bereit“", self: "Von selbst, einer sagt „Bereit“" } },
      throwing: { name: "Karten werfen", choices: { true: "Ja: Nur was in der Kiste liegt, zählt", false: "Nein: Karten hinlegen" } },
    },
    refusals: de,
    hints: [
      "Du greifst an. Leg die Anstoßkarte in die Mitte!",
      "Dein Stapel liegt richtig. Sag, dass du bereit bist!",
      "Die oberste Karte eröffnet. Spiel sie!",
      "Blättere, bis eine Karte leuchtet: Wer steht, wo der Ball liegt?",
      "Noch ein Pass, dann gibt es Elfmeter!",
      "Wohin schießt du? Such die Karte und schieß!",
    ],
    score: goals("Tor", "Tore"),
  },
  en: {
    about: "Who is first with three passes and scores the penalty?",
    options: {
      referee: { name: "Referee", choices: { check: "Checks after the third pass", instant: "Stops wrong passes at once" } },
      turning: { name: "Turning the stacks", choices: { hand: "By hand, both say “ready”", self: "By themselves, one says “ready”" } },
      throwing: { name: "Throw the cards", choices: { true: "Yes: only what lies in the box counts", false: "No: lay the cards" } },
    },
    refusals: en,
    hints: [
      "You attack. Lay the kick-off card in the middle!",
      "Your stack is the right way up. Say that you are ready!",
      "Your top card opens the attack. Play it!",
      "Leaf until a card lights up: who stands where the ball is?",
      "One more pass, then it is a penalty!",
      "Where will you shoot? Find the card and shoot!",
    ],
    score: goals("goal", "goals"),
  },
  fr: {
    about: "Qui fait trois passes le plus vite et marque le penalty ?",
    options: {
      referee: { name: "Arbitre", choices: { check: "Vérifie après la troisième passe", instant: "Siffle tout de suite une fausse passe" } },
      turning: { name: "Retourner les piles", choices: { hand: "À la main, les deux disent « prêt »", self: "Toutes seules, un seul dit « prêt »" } },
      throwing: { name: "Lancer les cartes", choices: { true: "Oui : seul ce qui est dans la boîte compte", false: "Non : poser les cartes" } },
    },
    refusals: fr,
    hints: [
      "Tu attaques. Pose la carte d’engagement au milieu !",
      "Ta pile est dans le bon sens. Dis que tu es prêt !",
      "La carte du dessus ouvre l’attaque. Joue-la !",
      "Feuillette jusqu’à une carte qui brille : qui est là où est le ballon ?",
      "Encore une passe, et c’est le penalty !",
      "Où tires-tu ? Cherche la carte et tire !",
    ],
    score: goals("but", "buts"),
  },
  it: {
    about: "Chi fa per primo tre passaggi e segna il rigore?",
    options: {
      referee: { name: "Arbitro", choices: { check: "Controlla dopo il terzo passaggio", instant: "Fischia subito i passaggi sbagliati" } },
      turning: { name: "Girare i mazzi", choices: { hand: "A mano, tutti e due dicono «pronto»", self: "Da soli, uno dice «pronto»" } },
      throwing: { name: "Lanciare le carte", choices: { true: "Sì: conta solo ciò che sta nella scatola", false: "No: posare le carte" } },
    },
    refusals: it,
    hints: [
      "Attacchi tu. Metti la carta del calcio d’inizio al centro!",
      "Il tuo mazzo è dal lato giusto. Di’ che sei pronto!",
      "La carta in cima apre l’attacco. Giocala!",
      "Sfoglia finché una carta brilla: chi sta dov’è la palla?",
      "Ancora un passaggio, poi c’è il rigore!",
      "Dove tiri? Cerca la carta e tira!",
    ],
    score: goals("gol", "gol"),
  },
};
