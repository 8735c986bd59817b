/** The board's own words, and those of its story. A sentence about somebody begins with the name, so that "you" fits too. */
import type { Result } from "../../parts/die-sign";
import type { Announcement, Boundary, Die, Mark, MasterFace, Phase, Restart, Side, Way } from "../../wire/games/wuerfel-fussball";
import type { Language } from "../../wire/messages";

export interface PitchWords {
  readonly dice: Readonly<Record<Die, string>>;
  readonly results: Readonly<Record<Result, string>>;
  /** What a master face does for whoever plays it. */
  readonly master: Readonly<Record<MasterFace, string>>;
  readonly arrow: (way: Way, number: number, mark: Mark) => string;
  readonly announced: Readonly<Record<Announcement, string>>;
  readonly announcedMeans: Readonly<Record<Announcement, string>>;
  readonly restarts: Readonly<Record<Restart, string>>;
  readonly over: Readonly<Record<Boundary, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** What is asked of whoever is awaited. */
  readonly asks: Readonly<Record<Extract<Phase, "placing" | "aiming" | "challenge" | "bar" | "clearing" | "answer">, readonly [title: string, hint: string]>>;
  readonly choose: string;
  readonly only: (die: string) => string;
  readonly orangeDue: string;
  readonly orangeBarred: string;
  readonly mayShoot: string;
  readonly mayDouble: string;
  readonly mayTurn: string;
  readonly isTurned: string;
  readonly half: (n: number) => string;
  readonly throwsLeft: (n: number) => string;
  readonly stoppage: string;
  readonly shootOut: string;
  readonly fullTime: string;
  readonly attacks: (name: string) => string;
  readonly youAttack: string;
  readonly defends: (name: string) => string;
  readonly zone: string;
  readonly area: string;
  readonly pitch: string;
  readonly ball: (strip: number, line: number) => string;
  readonly spot: (strip: number, line: number) => string;
  readonly out: string;
  /** Said after a die's name: what a tap on it does. */
  readonly throwIt: string;
  readonly playIt: string;
  readonly lookAt: string;
  readonly faces: string;
  readonly leaveIt: string;
  readonly playMaster: string;
  readonly keep: string;
  readonly hasMaster: (name: string) => string;
  readonly thinks: (name: string) => string;
  readonly inTheAir: string;
  readonly fouled: (name: string) => string;
  readonly story: string;
  readonly noStory: string;
  readonly kick: (n: number, scored: boolean) => string;
  // The story.
  readonly tossWon: string;
  readonly ballLeft: string;
  readonly ballWon: string;
  readonly penalty: string;
  readonly waved: string;
  readonly sentOff: string;
  readonly masterPlayed: (face: string) => string;
  readonly masterKept: string;
  readonly goal: (score: string) => string;
  readonly ownGoal: (score: string) => string;
  readonly halfEnded: (n: number) => string;
  // Honours.
  readonly scorer: (n: number) => string;
  readonly stealer: (n: number) => string;
  readonly saver: (n: number) => string;
  readonly runner: (n: number) => string;
}

const FIGURES: Record<Language, readonly string[]> = {
  de: ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs"],
  en: ["none", "one", "two", "three", "four", "five", "six"],
  fr: ["zéro", "un", "deux", "trois", "quatre", "cinq", "six"],
  it: ["zero", "uno", "due", "tre", "quattro", "cinque", "sei"],
};

const arrows =
  (lang: Language, ways: Record<Way, string>, marks: Record<Mark, string>) =>
  (way: Way, number: number, mark: Mark): string =>
    `${FIGURES[lang][number] ?? number} ${ways[way]}${marks[mark]}`;

export const pitchWords: Record<Language, PitchWords> = {
  de: {
    dice: { orange: "Ballführung", red: "Kurzpass", violet: "Langpass", shot: "Schuss", blue: "Abwehr", keeper: "Torwart", black: "Elfmeter", white: "Meister" },
    results: {
      net: "aufs Tor", unstoppable: "unhaltbar", post: "Pfosten", bar: "Latte", out: "daneben",
      steal: "Ball weggenommen", miss: "verpasst", "own-goal": "verpasst oder Eigentor", clear: "weggeschlagen", foul: "Foul",
      held: "gehalten", "not-held": "nicht gehalten", parry: "abgewehrt", corner: "Ecke", goal: "Tor",
      "long-shot": "Fernschuss", assist: "Vorlage", "perfect-save": "Glanzparade", "win-back": "Ball zurück",
    },
    master: {
      "long-shot": "Schuss von weit weg: Nur der Torwart hilft.",
      assist: "Der Ball liegt gleich vor dem Tor.",
      unstoppable: "Ein Schuss, den kaum jemand hält.",
      "perfect-save": "Dein Torwart hält den Ball sicher.",
      "win-back": "Du nimmst den Ball weg.",
      foul: "Freistoß für dich.",
    },
    arrow: arrows("de", { forward: "vor", diagonal: "schräg vor", sideways: "zur Seite", back: "zurück" }, { "": "", "?": ", unsicher", X: ", Ball weg" }),
    announced: { nothing: "Werfen", turned: "90° drehen", doubled: "Verdoppeln" },
    announcedMeans: { nothing: "wie er fällt", turned: "Pfeil zur Mitte", doubled: "Zahl mal zwei" },
    restarts: { "kick-off": "Anstoß", "throw-in": "Einwurf", corner: "Ecke", "goal-kick": "Abstoß", "keepers-kick": "Abschlag vom Torwart", "free-kick": "Freistoß" },
    over: { "side-line": "Ball im Seitenaus", "goal-line": "Ball im Toraus", "own-goal-line": "Ball hinter der eigenen Linie" },
    sides: { left: "nach links", right: "nach rechts", up: "nach vorn", down: "nach hinten" },
    asks: {
      placing: ["Von wo geht’s los?", "Tipp auf eins der Felder."],
      aiming: ["Wohin mit dem Ball?", "Tipp auf eins der Felder."],
      challenge: ["Gehst du dazwischen?", "Wirf die Abwehr, oder lass den Ball."],
      bar: ["Latte! Wer rettet?", "Wirf Abwehr oder Torwart."],
      clearing: ["Halt den Ball!", "Er rollt auf dein Tor zu."],
      answer: ["Meisterwürfel spielen?", "Jetzt oder behalten."],
    },
    choose: "Wähl einen Würfel.",
    only: (die) => `Wirf ${die}.`,
    orangeDue: "Ball gewonnen! Zuerst die Ballführung.",
    orangeBarred: "Ballführung ging eben schon.",
    mayShoot: "Du darfst schießen!",
    mayDouble: "Du kannst verdoppeln.",
    mayTurn: "Du kannst den Pfeil drehen.",
    isTurned: "Der Pfeil zeigt zur Mitte.",
    half: (n) => `${n}. Halbzeit`,
    throwsLeft: (n) => (n === 1 ? "noch 1 Wurf" : `noch ${n} Würfe`),
    stoppage: "Nachspielzeit",
    shootOut: "Elfmeterschießen",
    fullTime: "Abpfiff",
    attacks: (name) => `${name} greift an`,
    youAttack: "Du greifst an",
    defends: (name) => `${name} verteidigt`,
    zone: "Schusszone",
    area: "Torraum",
    pitch: "Spielfeld",
    ball: (strip, line) => `Ball: Bahn ${strip}, Reihe ${line}`,
    spot: (strip, line) => `Bahn ${strip}, Reihe ${line}`,
    out: "Aus",
    throwIt: "werfen",
    playIt: "spielen",
    lookAt: "alle Seiten ansehen",
    faces: "Das kann fallen:",
    leaveIt: "Ball lassen",
    playMaster: "Meisterwürfel spielen",
    keep: "Behalten",
    hasMaster: (name) => `${name}: Meisterwürfel`,
    thinks: (name) => `${name} überlegt …`,
    inTheAir: "fällt gerade",
    fouled: (name) => `${name}: Noch ein Foul gibt einen Platzverweis`,
    story: "So kam es",
    noStory: "Gleich rollt der Ball.",
    kick: (n, scored) => `${n}. Elfmeter: ${scored ? "Tor" : "kein Tor"}`,
    tossWon: "Los gewonnen, Meisterwürfel",
    ballLeft: "lässt den Ball",
    ballWon: "Ballgewinn!",
    penalty: "Elfmeter!",
    waved: "kein Elfmeter, weiter",
    sentOff: "zwei Fouls, Platzverweis!",
    masterPlayed: (face) => `Meisterwürfel: ${face}!`,
    masterKept: "behält den Meisterwürfel",
    goal: (score) => `Tor! ${score}`,
    ownGoal: (score) => `Tor durch ein Eigentor! ${score}`,
    halfEnded: (n) => (n === 1 ? "Halbzeit" : "Abpfiff"),
    scorer: (n) => (n === 1 ? "Traf ins Tor" : `Traf ${n}-mal ins Tor`),
    stealer: (n) => (n === 1 ? "Nahm einmal den Ball weg" : `Nahm ${n}-mal den Ball weg`),
    saver: (n) => (n === 1 ? "Hielt einen Schuss" : `Hielt ${n} Schüsse`),
    runner: (n) => `Ließ den Ball ${n} Felder laufen`,
  },
  en: {
    dice: { orange: "Dribble", red: "Short pass", violet: "Long pass", shot: "Shot", blue: "Defence", keeper: "Keeper", black: "Penalty", white: "Master" },
    results: {
      net: "on target", unstoppable: "unstoppable", post: "post", bar: "crossbar", out: "wide",
      steal: "ball taken", miss: "missed", "own-goal": "missed, or own goal", clear: "cleared", foul: "foul",
      held: "held", "not-held": "not held", parry: "parried", corner: "corner", goal: "goal",
      "long-shot": "long shot", assist: "assist", "perfect-save": "perfect save", "win-back": "win back",
    },
    master: {
      "long-shot": "A shot from afar: only the keeper can help.",
      assist: "The ball lies in front of the goal.",
      unstoppable: "A shot that hardly anybody stops.",
      "perfect-save": "Your keeper holds the ball.",
      "win-back": "You take the ball.",
      foul: "A free kick for you.",
    },
    arrow: arrows("en", { forward: "ahead", diagonal: "diagonally", sideways: "sideways", back: "back" }, { "": "", "?": ", risky", X: ", ball lost" }),
    announced: { nothing: "Throw", turned: "Turn 90°", doubled: "Double" },
    announcedMeans: { nothing: "as it falls", turned: "arrow to the middle", doubled: "number times two" },
    restarts: { "kick-off": "kick-off", "throw-in": "throw-in", corner: "corner", "goal-kick": "goal kick", "keepers-kick": "keeper’s kick", "free-kick": "free kick" },
    over: { "side-line": "over the side line", "goal-line": "over the goal line", "own-goal-line": "over the own goal line" },
    sides: { left: "to the left", right: "to the right", up: "ahead", down: "back" },
    asks: {
      placing: ["Where from?", "Tap one of the fields."],
      aiming: ["Where to with the ball?", "Tap one of the fields."],
      challenge: ["Do you step in?", "Throw the defence, or leave the ball."],
      bar: ["Crossbar! Who saves it?", "Throw defence or keeper."],
      clearing: ["Hold the ball!", "It rolls towards your goal."],
      answer: ["Play the master die?", "Now, or keep it."],
    },
    choose: "Choose a die.",
    only: (die) => `Throw ${die}.`,
    orangeDue: "Ball won! Dribble first.",
    orangeBarred: "You have just dribbled.",
    mayShoot: "You may shoot!",
    mayDouble: "You can double it.",
    mayTurn: "You can turn the arrow.",
    isTurned: "The arrow points to the middle.",
    half: (n) => (n === 1 ? "1st half" : "2nd half"),
    throwsLeft: (n) => (n === 1 ? "1 throw left" : `${n} throws left`),
    stoppage: "Stoppage time",
    shootOut: "Penalty shoot-out",
    fullTime: "Full time",
    attacks: (name) => `${name} attacks`,
    youAttack: "You attack",
    defends: (name) => `${name} defends`,
    zone: "Shooting zone",
    area: "Goal area",
    pitch: "Pitch",
    ball: (strip, line) => `Ball: strip ${strip}, line ${line}`,
    spot: (strip, line) => `strip ${strip}, line ${line}`,
    out: "Out",
    throwIt: "throw it",
    playIt: "play it",
    lookAt: "look at all sides",
    faces: "What can fall:",
    leaveIt: "Leave the ball",
    playMaster: "Play the master die",
    keep: "Keep it",
    hasMaster: (name) => `${name}: master die`,
    thinks: (name) => `${name} is thinking …`,
    inTheAir: "in the air",
    fouled: (name) => `${name}: one more foul and a player is sent off`,
    story: "How it came about",
    noStory: "The ball rolls in a moment.",
    kick: (n, scored) => `Penalty ${n}: ${scored ? "goal" : "no goal"}`,
    tossWon: "toss won, master die",
    ballLeft: "leaves the ball",
    ballWon: "ball won!",
    penalty: "penalty!",
    waved: "no penalty, play on",
    sentOff: "two fouls, sent off!",
    masterPlayed: (face) => `master die: ${face}!`,
    masterKept: "keeps the master die",
    goal: (score) => `goal! ${score}`,
    ownGoal: (score) => `goal by an own goal! ${score}`,
    halfEnded: (n) => (n === 1 ? "Half-time" : "Full time"),
    scorer: (n) => (n === 1 ? "Scored a goal" : `Scored ${n} goals`),
    stealer: (n) => (n === 1 ? "Took the ball once" : `Took the ball ${n} times`),
    saver: (n) => (n === 1 ? "Saved a shot" : `Saved ${n} shots`),
    runner: (n) => `Moved the ball ${n} fields`,
  },
  fr: {
    dice: { orange: "Conduite", red: "Passe courte", violet: "Passe longue", shot: "Tir", blue: "Défense", keeper: "Gardien", black: "Penalty", white: "Maître" },
    results: {
      net: "cadré", unstoppable: "imparable", post: "poteau", bar: "barre", out: "à côté",
      steal: "ballon pris", miss: "raté", "own-goal": "raté, ou but contre son camp", clear: "dégagé", foul: "faute",
      held: "arrêté", "not-held": "pas arrêté", parry: "repoussé", corner: "corner", goal: "but",
      "long-shot": "tir de loin", assist: "passe décisive", "perfect-save": "arrêt parfait", "win-back": "ballon repris",
    },
    master: {
      "long-shot": "Un tir de loin : seul le gardien peut aider.",
      assist: "Le ballon est juste devant le but.",
      unstoppable: "Un tir que presque personne n’arrête.",
      "perfect-save": "Ton gardien tient le ballon.",
      "win-back": "Tu prends le ballon.",
      foul: "Coup franc pour toi.",
    },
    arrow: arrows("fr", { forward: "devant", diagonal: "en diagonale", sideways: "sur le côté", back: "en arrière" }, { "": "", "?": ", risqué", X: ", ballon perdu" }),
    announced: { nothing: "Lancer", turned: "Tourner 90°", doubled: "Doubler" },
    announcedMeans: { nothing: "comme il tombe", turned: "flèche vers le centre", doubled: "nombre fois deux" },
    restarts: { "kick-off": "coup d’envoi", "throw-in": "touche", corner: "corner", "goal-kick": "coup de pied de but", "keepers-kick": "dégagement du gardien", "free-kick": "coup franc" },
    over: { "side-line": "ballon en touche", "goal-line": "ballon sorti derrière", "own-goal-line": "ballon derrière sa propre ligne" },
    sides: { left: "à gauche", right: "à droite", up: "devant", down: "en arrière" },
    asks: {
      placing: ["D’où part-on ?", "Touche une des cases."],
      aiming: ["Où va le ballon ?", "Touche une des cases."],
      challenge: ["Tu t’interposes ?", "Lance la défense, ou laisse le ballon."],
      bar: ["La barre ! Qui sauve ?", "Lance défense ou gardien."],
      clearing: ["Arrête le ballon !", "Il roule vers ton but."],
      answer: ["Jouer le dé maître ?", "Maintenant, ou garde-le."],
    },
    choose: "Choisis un dé.",
    only: (die) => `Lance ${die}.`,
    orangeDue: "Ballon gagné ! D’abord la conduite.",
    orangeBarred: "La conduite vient de servir.",
    mayShoot: "Tu peux tirer !",
    mayDouble: "Tu peux doubler.",
    mayTurn: "Tu peux tourner la flèche.",
    isTurned: "La flèche va vers le centre.",
    half: (n) => (n === 1 ? "1re mi-temps" : "2e mi-temps"),
    throwsLeft: (n) => (n === 1 ? "encore 1 lancer" : `encore ${n} lancers`),
    stoppage: "Temps additionnel",
    shootOut: "Tirs au but",
    fullTime: "Fin du match",
    attacks: (name) => `${name} attaque`,
    youAttack: "Tu attaques",
    defends: (name) => `${name} défend`,
    zone: "Zone de tir",
    area: "Surface",
    pitch: "Terrain",
    ball: (strip, line) => `Ballon : couloir ${strip}, ligne ${line}`,
    spot: (strip, line) => `couloir ${strip}, ligne ${line}`,
    out: "Dehors",
    throwIt: "lancer",
    playIt: "jouer",
    lookAt: "voir toutes les faces",
    faces: "Ce qui peut tomber :",
    leaveIt: "Laisser",
    playMaster: "Jouer le dé maître",
    keep: "Garder",
    hasMaster: (name) => `${name} : dé maître`,
    thinks: (name) => `${name} réfléchit …`,
    inTheAir: "en l’air",
    fouled: (name) => `${name} : encore une faute et c’est l’expulsion`,
    story: "Comment c’est venu",
    noStory: "Le ballon roule tout de suite.",
    kick: (n, scored) => `Tir ${n} : ${scored ? "but" : "pas de but"}`,
    tossWon: "tirage gagné, dé maître",
    ballLeft: "laisse le ballon",
    ballWon: "ballon gagné !",
    penalty: "penalty !",
    waved: "pas de penalty, on joue",
    sentOff: "deux fautes, expulsion !",
    masterPlayed: (face) => `dé maître : ${face} !`,
    masterKept: "garde le dé maître",
    goal: (score) => `but ! ${score}`,
    ownGoal: (score) => `but contre son camp ! ${score}`,
    halfEnded: (n) => (n === 1 ? "Mi-temps" : "Fin du match"),
    scorer: (n) => (n === 1 ? "A marqué un but" : `A marqué ${n} buts`),
    stealer: (n) => `A pris le ballon ${n} fois`,
    saver: (n) => (n === 1 ? "A arrêté un tir" : `A arrêté ${n} tirs`),
    runner: (n) => `A fait courir le ballon sur ${n} cases`,
  },
  it: {
    dice: { orange: "Conduzione", red: "Passaggio", violet: "Lancio", shot: "Tiro", blue: "Difesa", keeper: "Portiere", black: "Rigore", white: "Maestro" },
    results: {
      net: "in porta", unstoppable: "imparabile", post: "palo", bar: "traversa", out: "fuori",
      steal: "palla rubata", miss: "mancata", "own-goal": "mancata, o autogol", clear: "spazzata", foul: "fallo",
      held: "parata", "not-held": "non parata", parry: "respinta", corner: "angolo", goal: "gol",
      "long-shot": "tiro da lontano", assist: "assist", "perfect-save": "gran parata", "win-back": "palla ripresa",
    },
    master: {
      "long-shot": "Un tiro da lontano: può solo il portiere.",
      assist: "La palla è davanti alla porta.",
      unstoppable: "Un tiro che quasi nessuno ferma.",
      "perfect-save": "Il tuo portiere blocca la palla.",
      "win-back": "Prendi la palla.",
      foul: "Punizione per te.",
    },
    arrow: arrows("it", { forward: "avanti", diagonal: "in diagonale", sideways: "di lato", back: "indietro" }, { "": "", "?": ", a rischio", X: ", palla persa" }),
    announced: { nothing: "Tirare", turned: "Girare 90°", doubled: "Raddoppiare" },
    announcedMeans: { nothing: "come cade", turned: "freccia al centro", doubled: "numero per due" },
    restarts: { "kick-off": "calcio d’inizio", "throw-in": "rimessa", corner: "calcio d’angolo", "goal-kick": "rinvio dal fondo", "keepers-kick": "rinvio del portiere", "free-kick": "punizione" },
    over: { "side-line": "palla in fallo laterale", "goal-line": "palla sul fondo", "own-goal-line": "palla oltre la propria linea" },
    sides: { left: "a sinistra", right: "a destra", up: "avanti", down: "indietro" },
    asks: {
      placing: ["Da dove si parte?", "Tocca uno dei campi."],
      aiming: ["Dove va la palla?", "Tocca uno dei campi."],
      challenge: ["Intervieni?", "Tira la difesa, o lascia la palla."],
      bar: ["Traversa! Chi salva?", "Tira difesa o portiere."],
      clearing: ["Ferma la palla!", "Rotola verso la tua porta."],
      answer: ["Giocare il dado maestro?", "Ora, o tienilo."],
    },
    choose: "Scegli un dado.",
    only: (die) => `Tira ${die}.`,
    orangeDue: "Palla vinta! Prima la conduzione.",
    orangeBarred: "La conduzione è appena servita.",
    mayShoot: "Puoi tirare in porta!",
    mayDouble: "Puoi raddoppiare.",
    mayTurn: "Puoi girare la freccia.",
    isTurned: "La freccia va al centro.",
    half: (n) => `${n}º tempo`,
    throwsLeft: (n) => (n === 1 ? "ancora 1 lancio" : `ancora ${n} lanci`),
    stoppage: "Recupero",
    shootOut: "Rigori",
    fullTime: "Fine partita",
    attacks: (name) => `${name} attacca`,
    youAttack: "Attacchi tu",
    defends: (name) => `${name} difende`,
    zone: "Zona tiro",
    area: "Area",
    pitch: "Campo",
    ball: (strip, line) => `Palla: corsia ${strip}, linea ${line}`,
    spot: (strip, line) => `corsia ${strip}, linea ${line}`,
    out: "Fuori",
    throwIt: "tirare",
    playIt: "giocare",
    lookAt: "vedere tutte le facce",
    faces: "Che cosa può uscire:",
    leaveIt: "Lasciare",
    playMaster: "Giocare il dado maestro",
    keep: "Tenere",
    hasMaster: (name) => `${name}: dado maestro`,
    thinks: (name) => `${name} ci pensa …`,
    inTheAir: "in aria",
    fouled: (name) => `${name}: ancora un fallo ed è espulsione`,
    story: "Come è andata",
    noStory: "La palla rotola subito.",
    kick: (n, scored) => `Rigore ${n}: ${scored ? "gol" : "niente gol"}`,
    tossWon: "sorteggio vinto, dado maestro",
    ballLeft: "lascia la palla",
    ballWon: "palla vinta!",
    penalty: "rigore!",
    waved: "niente rigore, si gioca",
    sentOff: "due falli, espulsione!",
    masterPlayed: (face) => `dado maestro: ${face}!`,
    masterKept: "tiene il dado maestro",
    goal: (score) => `gol! ${score}`,
    ownGoal: (score) => `gol su autogol! ${score}`,
    halfEnded: (n) => (n === 1 ? "Intervallo" : "Fine partita"),
    scorer: (n) => (n === 1 ? "Ha segnato un gol" : `Ha segnato ${n} gol`),
    stealer: (n) => (n === 1 ? "Ha rubato palla una volta" : `Ha rubato palla ${n} volte`),
    saver: (n) => (n === 1 ? "Ha parato un tiro" : `Ha parato ${n} tiri`),
    runner: (n) => `Ha fatto correre la palla per ${n} campi`,
  },
};
