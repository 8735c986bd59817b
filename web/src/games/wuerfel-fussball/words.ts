import type { Why, Words } from "../../wire/games/wuerfel-fussball";
import type { Language, Result } from "../../wire/messages";
import type { GameWords } from "../../table/page";

/** Reasons that the rules work out die by die, so that the wire's own list does not have them. */
type Tabled =
  | "not-the-attackers-die" | "orange-first" | "orange-twice" | "corner-needs-direction" | "not-from-here" | "corner-is-turned"
  | "no-turn-here" | "no-double-here";
type Reasons = Record<Why | Tabled, string>;

const score = (result: Result, seat: number): string => `${result.score[seat] ?? 0} : ${result.score[1 - seat] ?? 0}`;

const german: Reasons = {
  "arrow-points-elsewhere": "Dahin zeigt der Pfeil nicht.",
  "die-has-no-arrow": "Dieser Würfel hat keinen Pfeil.",
  "no-such-spot": "Von da geht es nicht los.",
  "not-instead-of-a-throw": "Erst den Ball legen, dann der Meisterwürfel.",
  "not-now": "Der Meisterwürfel passt hier gerade nicht.",
  "not-your-master-die": "Du hast den Meisterwürfel nicht.",
  "nothing-to-answer": "Hier gibt es nichts zu antworten.",
  "nothing-to-leave": "Hier gibt es nichts zu lassen.",
  "nothing-to-place": "Der Ball liegt schon.",
  "nothing-to-send": "Kein Pfeil wartet auf eine Seite.",
  "penalty-first": "Erst der Elfmeter!",
  "place-the-ball-first": "Leg zuerst den Ball hin.",
  "send-the-ball-first": "Sag zuerst, wohin der Ball rollt.",
  "challenge-or-leave-it": "Wirf die Abwehr oder lass den Ball.",
  "defender-or-keeper": "Jetzt geht nur Abwehr oder Torwart.",
  "keeper-must-act": "Dein Torwart muss ran.",
  "answer-or-pass": "Spiel den Meisterwürfel oder behalte ihn.",
  "not-the-attackers-die": "Das ist kein Würfel für den Angriff.",
  "orange-first": "Nach dem Ballgewinn kommt erst die Ballführung.",
  "orange-twice": "Ballführung geht nie zweimal nacheinander.",
  "corner-needs-direction": "Eine Ecke wird gepasst, nicht geschossen.",
  "not-from-here": "Von hier darf man nicht schießen.",
  "corner-is-turned": "Bei der Ecke ist der Pfeil immer gedreht.",
  "no-turn-here": "Drehen geht nur außen in der Schusszone.",
  "no-double-here": "Verdoppeln geht nur bei Abstoß und Abschlag.",
};

const english: Reasons = {
  "arrow-points-elsewhere": "The arrow does not point there.",
  "die-has-no-arrow": "This die has no arrow.",
  "no-such-spot": "You cannot start from there.",
  "not-instead-of-a-throw": "Put the ball down first, then the master die.",
  "not-now": "The master die does not fit here now.",
  "not-your-master-die": "You do not have the master die.",
  "nothing-to-answer": "There is nothing to answer.",
  "nothing-to-leave": "There is nothing to leave.",
  "nothing-to-place": "The ball is down already.",
  "nothing-to-send": "No arrow waits for a side.",
  "penalty-first": "The penalty first!",
  "place-the-ball-first": "Put the ball down first.",
  "send-the-ball-first": "Say first where the ball rolls.",
  "challenge-or-leave-it": "Throw the defence or leave the ball.",
  "defender-or-keeper": "Only defence or keeper now.",
  "keeper-must-act": "Your keeper has to act.",
  "answer-or-pass": "Play the master die or keep it.",
  "not-the-attackers-die": "That is no die for an attack.",
  "orange-first": "After winning the ball, dribble first.",
  "orange-twice": "Never dribble twice in a row.",
  "corner-needs-direction": "A corner is passed, not shot.",
  "not-from-here": "You cannot shoot from here.",
  "corner-is-turned": "At a corner the arrow is always turned.",
  "no-turn-here": "You can turn it only on the wings of the shooting zone.",
  "no-double-here": "You can double it only at goal kicks and keeper’s kicks.",
};

const french: Reasons = {
  "arrow-points-elsewhere": "La flèche ne va pas par là.",
  "die-has-no-arrow": "Ce dé n’a pas de flèche.",
  "no-such-spot": "On ne part pas de là.",
  "not-instead-of-a-throw": "Pose d’abord le ballon, puis le dé maître.",
  "not-now": "Le dé maître ne sert à rien ici.",
  "not-your-master-die": "Tu n’as pas le dé maître.",
  "nothing-to-answer": "Il n’y a rien à répondre.",
  "nothing-to-leave": "Il n’y a rien à laisser.",
  "nothing-to-place": "Le ballon est déjà posé.",
  "nothing-to-send": "Aucune flèche n’attend un côté.",
  "penalty-first": "D’abord le penalty !",
  "place-the-ball-first": "Pose d’abord le ballon.",
  "send-the-ball-first": "Dis d’abord où roule le ballon.",
  "challenge-or-leave-it": "Lance la défense ou laisse le ballon.",
  "defender-or-keeper": "Seulement défense ou gardien.",
  "keeper-must-act": "À ton gardien d’agir.",
  "answer-or-pass": "Joue le dé maître ou garde-le.",
  "not-the-attackers-die": "Ce n’est pas un dé d’attaque.",
  "orange-first": "Ballon gagné : d’abord la conduite.",
  "orange-twice": "Jamais deux conduites de suite.",
  "corner-needs-direction": "Un corner se passe, il ne se tire pas.",
  "not-from-here": "On ne tire pas d’ici.",
  "corner-is-turned": "Au corner, la flèche est toujours tournée.",
  "no-turn-here": "On tourne seulement sur les ailes de la zone de tir.",
  "no-double-here": "On double seulement au coup de pied de but et au dégagement.",
};

const italian: Reasons = {
  "arrow-points-elsewhere": "La freccia non va di là.",
  "die-has-no-arrow": "Questo dado non ha frecce.",
  "no-such-spot": "Da lì non si parte.",
  "not-instead-of-a-throw": "Prima metti la palla, poi il dado maestro.",
  "not-now": "Il dado maestro qui non serve.",
  "not-your-master-die": "Non hai il dado maestro.",
  "nothing-to-answer": "Non c’è niente da rispondere.",
  "nothing-to-leave": "Non c’è niente da lasciare.",
  "nothing-to-place": "La palla c’è già.",
  "nothing-to-send": "Nessuna freccia aspetta un lato.",
  "penalty-first": "Prima il rigore!",
  "place-the-ball-first": "Prima metti la palla.",
  "send-the-ball-first": "Prima di’ dove rotola la palla.",
  "challenge-or-leave-it": "Tira la difesa o lascia la palla.",
  "defender-or-keeper": "Ora solo difesa o portiere.",
  "keeper-must-act": "Tocca al tuo portiere.",
  "answer-or-pass": "Gioca il dado maestro o tienilo.",
  "not-the-attackers-die": "Non è un dado d’attacco.",
  "orange-first": "Palla vinta: prima la conduzione.",
  "orange-twice": "Mai due conduzioni di fila.",
  "corner-needs-direction": "Il calcio d’angolo si passa, non si tira.",
  "not-from-here": "Da qui non si tira.",
  "corner-is-turned": "Al calcio d’angolo la freccia è sempre girata.",
  "no-turn-here": "Si gira solo sulle fasce della zona tiro.",
  "no-double-here": "Si raddoppia solo sui rinvii.",
};

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Acht Würfel, ein Ball: passen, schießen, halten.",
    options: {
      tournament: { name: "Turnier", choices: { false: "Zweimal 7½ Minuten", true: "Zweimal 5 Minuten, dann Elfmeterschießen" } },
      clock: { name: "Uhr", choices: { seconds: "Sie läuft", throws: "Nach Würfen, ohne Eile" } },
      boskov: { name: "Boskov", choices: { false: "Foul im Torraum ist Elfmeter", true: "Ein Würfel ist Schiedsrichter" } },
      reaction: { name: "Zeit für den Meisterwürfel", choices: { "3": "3 Sekunden", "5": "5 Sekunden", "10": "10 Sekunden" } },
    },
    refusals: german,
    hints: [
      "Du greifst nach oben an. Tipp auf den Kurzpass!",
      "Schräg: links oder rechts? Tipp auf das Feld links!",
      "Nun ein Langpass nach vorn!",
      "Du bist am Tor. Schieß!",
    ],
    score,
  },
  en: {
    about: "Eight dice, one ball: pass, shoot, save.",
    options: {
      tournament: { name: "Tournament", choices: { false: "Two halves of 7½ minutes", true: "Two halves of 5 minutes, then penalties" } },
      clock: { name: "Clock", choices: { seconds: "It runs", throws: "Counts throws, no hurry" } },
      boskov: { name: "Boskov", choices: { false: "A foul in the goal area is a penalty", true: "A die is the referee" } },
      reaction: { name: "Time for the master die", choices: { "3": "3 seconds", "5": "5 seconds", "10": "10 seconds" } },
    },
    refusals: english,
    hints: [
      "You attack upwards. Tap the short pass!",
      "Diagonal: left or right? Tap the field on the left!",
      "Now a long pass ahead!",
      "You are at the goal. Shoot!",
    ],
    score,
  },
  fr: {
    about: "Huit dés, un ballon : passer, tirer, arrêter.",
    options: {
      tournament: { name: "Tournoi", choices: { false: "Deux fois 7½ minutes", true: "Deux fois 5 minutes, puis tirs au but" } },
      clock: { name: "Chrono", choices: { seconds: "Il tourne", throws: "Compte les lancers, sans hâte" } },
      boskov: { name: "Boskov", choices: { false: "Faute dans la surface : penalty", true: "Un dé est l’arbitre" } },
      reaction: { name: "Temps pour le dé maître", choices: { "3": "3 secondes", "5": "5 secondes", "10": "10 secondes" } },
    },
    refusals: french,
    hints: [
      "Tu attaques vers le haut. Touche la passe courte !",
      "En diagonale : gauche ou droite ? Touche la case de gauche !",
      "Et une passe longue devant !",
      "Tu es devant le but. Tire !",
    ],
    score,
  },
  it: {
    about: "Otto dadi, una palla: passa, tira, para.",
    options: {
      tournament: { name: "Torneo", choices: { false: "Due tempi da 7½ minuti", true: "Due tempi da 5 minuti, poi i rigori" } },
      clock: { name: "Orologio", choices: { seconds: "Corre", throws: "Conta i tiri di dado, senza fretta" } },
      boskov: { name: "Boskov", choices: { false: "Fallo in area: rigore", true: "Un dado fa l’arbitro" } },
      reaction: { name: "Tempo per il dado maestro", choices: { "3": "3 secondi", "5": "5 secondi", "10": "10 secondi" } },
    },
    refusals: italian,
    hints: [
      "Attacchi verso l’alto. Tocca il passaggio!",
      "In diagonale: sinistra o destra? Tocca il campo a sinistra!",
      "E ora un lancio in avanti!",
      "Sei davanti alla porta. Tira!",
    ],
    score,
  },
};
