/** The board's own words, and those of its story. */
import type { Attack, Defence, Face, Fate, Side } from "../../wire/games/elfmeter";
import type { Language } from "../../wire/messages";

export interface ElfWords {
  readonly teams: readonly [string, string];
  /** The six fields, front row first, as they follow "Who stands". */
  readonly fields: readonly string[];
  /** The three parts of the goal. */
  readonly thirds: readonly [string, string, string];
  readonly sides: Readonly<Record<Side, string>>;
  readonly attackName: (footballer: string, ball: string, shot: string) => string;
  readonly defenceName: (defenders: string, dive: string) => string;
  readonly stackOf: (name: string, cards: number) => string;
  readonly cards: (n: number) => string;
  readonly cardOf: (n: number, of: number) => string;
  readonly kickOffsOf: (name: string, left: number, goals: number) => string;
  readonly inMiddle: string;
  readonly boxName: string;
  // Titles: one's own, and a team's at a shared device.
  readonly youAttack: string;
  readonly youDefend: string;
  readonly attacks: (name: string) => string;
  readonly defends: (name: string) => string;
  // What is asked.
  readonly lots: string;
  readonly shuffling: string;
  readonly layIt: string;
  readonly laysIt: (name: string) => string;
  readonly turnTo: (side: Side) => string;
  readonly sayReady: string;
  readonly waitsFor: (name: string) => string;
  readonly anyCard: string;
  readonly noBallYet: string;
  readonly whoStands: (field: string) => string;
  readonly takesPass: string;
  readonly takesBall: string;
  readonly wrongSide: string;
  readonly noneLeft: string;
  readonly outOfBreathHint: string;
  readonly pauseOn: string;
  readonly asksPause: (name: string) => string;
  readonly pauseAsked: string;
  readonly aim: string;
  readonly guess: string;
  readonly chosen: string;
  readonly hasChosen: string;
  readonly thinks: string;
  readonly fullTime: string;
  readonly look: string;
  readonly lookAway: (name: string) => string;
  // Buttons.
  readonly leaf: string;
  readonly leafHold: string;
  readonly back: string;
  readonly play: string;
  readonly tackle: string;
  readonly throwIt: string;
  readonly kickOff: string;
  readonly ready: string;
  readonly turn: string;
  readonly pause: string;
  readonly accept: string;
  readonly decline: string;
  readonly outOfBreath: string;
  readonly shoot: string;
  readonly dive: string;
  readonly wait: string;
  // In the box.
  readonly passes: readonly [string, string, string];
  readonly fates: Readonly<Record<Fate, string>>;
  readonly ignored: (n: number) => string;
  readonly wonBall: (name: string) => string;
  readonly annulled: string;
  readonly fits: string;
  readonly lowestFirst: string;
  readonly goal: (name: string) => string;
  readonly youScored: string;
  readonly youWon: string;
  readonly youBreathless: string;
  readonly how: string;
  readonly saved: string;
  readonly noKeeper: string;
  readonly breathless: (name: string) => string;
  // The story.
  readonly drawn: (name: string) => string;
  readonly laid: (name: string) => string;
  readonly turned: (name: string, side: string) => string;
  readonly isReady: (name: string) => string;
  readonly begun: (name: string) => string;
  readonly resumed: string;
  readonly played: (name: string, card: string) => string;
  readonly wins: (name: string) => string;
  readonly misfit: (name: string) => string;
  readonly forced: (name: string) => string;
  readonly offers: (name: string) => string;
  readonly agreed: string;
  readonly declines: (name: string) => string;
  readonly chose: (name: string) => string;
  readonly scored: (name: string, shot: string, dive: string) => string;
  readonly scoredAlone: (name: string) => string;
  readonly savedShot: (name: string, shot: string) => string;
  readonly ranOut: (name: string) => string;
  readonly noneToLay: (name: string) => string;
  // For everybody something.
  readonly honours: {
    readonly goals: (n: number) => string;
    readonly saves: (n: number) => string;
    readonly tackles: (n: number) => string;
    readonly passes: (n: number) => string;
    readonly heart: string;
  };
}

export const elfWords: Record<Language, ElfWords> = {
  de: {
    teams: ["Gelb", "Blau"],
    fields: ["vorn links", "vorn in der Mitte", "vorn rechts", "hinten links", "hinten in der Mitte", "hinten rechts"],
    thirds: ["links", "Mitte", "rechts"],
    sides: { attack: "Angriff", defence: "Abwehr" },
    attackName: (man, ball, shot) => `Angriff: steht ${man}, Ball ${ball}, Schuss ${shot}`,
    defenceName: (men, dive) => `Abwehr: steht ${men}, Torwart ${dive}`,
    stackOf: (name, n) => `Stapel von ${name}, ${n} Karten`,
    cards: (n) => (n === 1 ? "1 Karte" : `${n} Karten`),
    cardOf: (n, of) => `Karte ${n} von ${of}`,
    kickOffsOf: (name, left, goals) => `${name}: ${goals} Tore, ${left} Anstoßkarten`,
    inMiddle: "Um diese Anstoßkarte geht es",
    boxName: "Die Kiste",
    youAttack: "Du greifst an",
    youDefend: "Du wehrst ab",
    attacks: (name) => `${name} greift an`,
    defends: (name) => `${name} wehrt ab`,
    lots: "Das Los entscheidet, wer angreift.",
    shuffling: "Es wird gemischt.",
    layIt: "Leg eine Anstoßkarte in die Mitte!",
    laysIt: (name) => `${name} legt die Anstoßkarte.`,
    turnTo: (side) => (side === "attack" ? "Wende deinen Stapel auf Angriff!" : "Wende deinen Stapel auf Abwehr!"),
    sayReady: "Bereit? Dann geht es los!",
    waitsFor: (name) => `Warte auf ${name} …`,
    anyCard: "Spiel irgendeine Karte!",
    noBallYet: "Gleich kommt der erste Pass …",
    whoStands: (field) => `Wer steht ${field}?`,
    takesPass: "Seine Karte nimmt den Ball an.",
    takesBall: "Deine Karte fängt den Ball ab.",
    wrongSide: "Falsche Seite! Wende deinen Stapel.",
    noneLeft: "Keine Karten mehr",
    outOfBreathHint: "Drei Pässe gehen nicht mehr: Puste aus!",
    pauseOn: "Pause: Schaut nach, was unten liegt.",
    asksPause: (name) => `${name} möchte eine Pause.`,
    pauseAsked: "Nach einer Pause gefragt …",
    aim: "Wohin schießt du?",
    guess: "Wohin springt dein Torwart?",
    chosen: "Gewählt. Psst!",
    hasChosen: "hat gewählt",
    thinks: "überlegt",
    fullTime: "Abpfiff!",
    look: "Tippen und wählen",
    lookAway: (name) => `${name}, nicht gucken!`,
    leaf: "Blättern",
    leafHold: "halten = schneller",
    back: "Zurückblättern",
    play: "Spielen",
    tackle: "Abfangen",
    throwIt: "Werfen",
    kickOff: "Anstoß!",
    ready: "Bereit!",
    turn: "Wenden",
    pause: "Pause?",
    accept: "Pause",
    decline: "Weiter",
    outOfBreath: "Puste aus",
    shoot: "Schießen!",
    dive: "Springen!",
    wait: "Warten",
    passes: ["Pass 1", "Pass 2", "Elfmeter!"],
    fates: { counts: "zählt", "wrong-side": "falsche Seite", "no-ball-yet": "zu früh", misfit: "passt nicht", beside: "daneben" },
    ignored: (n) => `${n} ohne Wirkung`,
    wonBall: (name) => `${name} hat den Ball!`,
    annulled: "Passt nicht! Der Ball wechselt.",
    fits: "passt",
    lowestFirst: "Die unterste zuerst",
    goal: (name) => `Tor! ${name} trifft.`,
    youScored: "Tor! Du triffst.",
    youWon: "Du hast den Ball!",
    youBreathless: "Dir ist die Puste ausgegangen.",
    how: "Blättern, dann tippen oder hochwischen!",
    saved: "Gehalten!",
    noKeeper: "Kein Torwart mehr da: Tor!",
    breathless: (name) => `${name} ist die Puste ausgegangen.`,
    drawn: (name) => `${name}: erster Angriff`,
    laid: (name) => `${name}: Anstoßkarte liegt`,
    turned: (name, side) => `${name}: Stapel auf ${side}`,
    isReady: (name) => `${name}: bereit`,
    begun: (name) => `Los! Angriff: ${name}`,
    resumed: "Weiter geht’s",
    played: (name, card) => `${name}: ${card}`,
    wins: (name) => `${name}: Ball abgefangen!`,
    misfit: (name) => `${name}: Pass passt nicht, der Ball wechselt`,
    forced: (name) => `${name}: drei Pässe, Elfmeter!`,
    offers: (name) => `${name}: Pause?`,
    agreed: "Pause",
    declines: (name) => `${name}: lieber weiterspielen`,
    chose: (name) => `${name}: Karte gewählt`,
    scored: (name, shot, dive) => `${name}: Tor! Schuss ${shot}, Torwart ${dive}`,
    scoredAlone: (name) => `${name}: Tor! Niemand stand im Tor`,
    savedShot: (name, shot) => `Gehalten! ${name}: Schuss ${shot}`,
    ranOut: (name) => `${name}: Puste aus`,
    noneToLay: (name) => `${name}: keine Anstoßkarte mehr, Abpfiff`,
    honours: {
      goals: (n) => (n === 1 ? "1 Elfmeter verwandelt" : `${n} Elfmeter verwandelt`),
      saves: (n) => (n === 1 ? "1 Schuss gehalten" : `${n} Schüsse gehalten`),
      tackles: (n) => (n === 1 ? "1 Ball abgefangen" : `${n} Bälle abgefangen`),
      passes: (n) => `${n} Pässe gespielt`,
      heart: "Rannte bis zum Abpfiff",
    },
  },
  en: {
    teams: ["Yellow", "Blue"],
    fields: ["front left", "front middle", "front right", "back left", "back middle", "back right"],
    thirds: ["left", "middle", "right"],
    sides: { attack: "attack", defence: "defence" },
    attackName: (man, ball, shot) => `Attack: stands ${man}, ball ${ball}, shot ${shot}`,
    defenceName: (men, dive) => `Defence: stands ${men}, keeper ${dive}`,
    stackOf: (name, n) => `${name}’s stack, ${n} cards`,
    cards: (n) => (n === 1 ? "1 card" : `${n} cards`),
    cardOf: (n, of) => `Card ${n} of ${of}`,
    kickOffsOf: (name, left, goals) => `${name}: ${goals} goals, ${left} kick-off cards`,
    inMiddle: "The kick-off card that this round is about",
    boxName: "The box",
    youAttack: "You attack",
    youDefend: "You defend",
    attacks: (name) => `${name} attacks`,
    defends: (name) => `${name} defends`,
    lots: "The lot decides who attacks.",
    shuffling: "The cards are shuffled.",
    layIt: "Lay a kick-off card in the middle!",
    laysIt: (name) => `${name} lays the kick-off card.`,
    turnTo: (side) => (side === "attack" ? "Turn your stack to attack!" : "Turn your stack to defence!"),
    sayReady: "Ready? Then off we go!",
    waitsFor: (name) => `Waiting for ${name} …`,
    anyCard: "Play any card!",
    noBallYet: "The first pass is coming …",
    whoStands: (field) => `Who stands ${field}?`,
    takesPass: "That card takes the pass.",
    takesBall: "Your card wins the ball.",
    wrongSide: "Wrong side! Turn your stack.",
    noneLeft: "No cards left",
    outOfBreathHint: "No three passes left: out of breath!",
    pauseOn: "Break: look what lies underneath.",
    asksPause: (name) => `${name} would like a break.`,
    pauseAsked: "Asked for a break …",
    aim: "Where do you shoot?",
    guess: "Where does your keeper dive?",
    chosen: "Chosen. Hush!",
    hasChosen: "has chosen",
    thinks: "is thinking",
    fullTime: "Full time!",
    look: "Tap and choose",
    lookAway: (name) => `${name}, no peeking!`,
    leaf: "Leaf",
    leafHold: "hold = faster",
    back: "Leaf back",
    play: "Play",
    tackle: "Tackle",
    throwIt: "Throw",
    kickOff: "Kick off!",
    ready: "Ready!",
    turn: "Turn over",
    pause: "Break?",
    accept: "Break",
    decline: "Go on",
    outOfBreath: "Out of breath",
    shoot: "Shoot!",
    dive: "Dive!",
    wait: "Wait",
    passes: ["Pass 1", "Pass 2", "Penalty!"],
    fates: { counts: "counts", "wrong-side": "wrong side", "no-ball-yet": "too early", misfit: "does not fit", beside: "beside" },
    ignored: (n) => `${n} without effect`,
    wonBall: (name) => `${name} has the ball!`,
    annulled: "Does not fit! The ball goes over.",
    fits: "fits",
    lowestFirst: "The lowest first",
    goal: (name) => `Goal! ${name} scores.`,
    youScored: "Goal! You score.",
    youWon: "You have the ball!",
    youBreathless: "You ran out of breath.",
    how: "Leaf, then tap or flick up!",
    saved: "Saved!",
    noKeeper: "No keeper left: goal!",
    breathless: (name) => `${name} ran out of breath.`,
    drawn: (name) => `${name}: first attack`,
    laid: (name) => `${name}: kick-off card laid`,
    turned: (name, side) => `${name}: stack turned to ${side}`,
    isReady: (name) => `${name}: ready`,
    begun: (name) => `Go! Attack: ${name}`,
    resumed: "Play goes on",
    played: (name, card) => `${name}: ${card}`,
    wins: (name) => `${name}: ball won!`,
    misfit: (name) => `${name}: a pass does not fit, the ball goes over`,
    forced: (name) => `${name}: three passes, penalty!`,
    offers: (name) => `${name}: a break?`,
    agreed: "A break",
    declines: (name) => `${name}: rather play on`,
    chose: (name) => `${name}: card chosen`,
    scored: (name, shot, dive) => `${name}: goal! Shot ${shot}, keeper ${dive}`,
    scoredAlone: (name) => `${name}: goal! Nobody was in goal`,
    savedShot: (name, shot) => `Saved! ${name}: shot ${shot}`,
    ranOut: (name) => `${name}: out of breath`,
    noneToLay: (name) => `${name}: no kick-off card left, full time`,
    honours: {
      goals: (n) => (n === 1 ? "1 penalty scored" : `${n} penalties scored`),
      saves: (n) => (n === 1 ? "1 shot saved" : `${n} shots saved`),
      tackles: (n) => (n === 1 ? "1 ball won" : `${n} balls won`),
      passes: (n) => `${n} passes played`,
      heart: "Ran until the final whistle",
    },
  },
  fr: {
    teams: ["Jaune", "Bleu"],
    fields: ["devant à gauche", "devant au milieu", "devant à droite", "derrière à gauche", "derrière au milieu", "derrière à droite"],
    thirds: ["gauche", "milieu", "droite"],
    sides: { attack: "attaque", defence: "défense" },
    attackName: (man, ball, shot) => `Attaque : joueur ${man}, ballon ${ball}, tir ${shot}`,
    defenceName: (men, dive) => `Défense : joueurs ${men}, gardien ${dive}`,
    stackOf: (name, n) => `Pile de ${name}, ${n} cartes`,
    cards: (n) => (n === 1 ? "1 carte" : `${n} cartes`),
    cardOf: (n, of) => `Carte ${n} sur ${of}`,
    kickOffsOf: (name, left, goals) => `${name} : ${goals} buts, ${left} cartes d’engagement`,
    inMiddle: "La carte d’engagement en jeu",
    boxName: "La boîte",
    youAttack: "Tu attaques",
    youDefend: "Tu défends",
    attacks: (name) => `${name} attaque`,
    defends: (name) => `${name} défend`,
    lots: "Le sort décide qui attaque.",
    shuffling: "On mélange les cartes.",
    layIt: "Pose une carte d’engagement au milieu !",
    laysIt: (name) => `${name} pose la carte d’engagement.`,
    turnTo: (side) => (side === "attack" ? "Tourne ta pile côté attaque !" : "Tourne ta pile côté défense !"),
    sayReady: "Prêt ? Alors c’est parti !",
    waitsFor: (name) => `On attend ${name} …`,
    anyCard: "Joue n’importe quelle carte !",
    noBallYet: "La première passe arrive …",
    whoStands: (field) => `Qui est ${field} ?`,
    takesPass: "Sa carte reçoit la passe.",
    takesBall: "Ta carte prend le ballon.",
    wrongSide: "Mauvais côté ! Tourne ta pile.",
    noneLeft: "Plus de cartes",
    outOfBreathHint: "Trois passes, c’est fini : à bout de souffle !",
    pauseOn: "Pause : regardez ce qui est dessous.",
    asksPause: (name) => `${name} voudrait une pause.`,
    pauseAsked: "Pause demandée …",
    aim: "Où tires-tu ?",
    guess: "Où plonge ton gardien ?",
    chosen: "Choisi. Chut !",
    hasChosen: "a choisi",
    thinks: "réfléchit",
    fullTime: "Fin du match !",
    look: "Touche et choisis",
    lookAway: (name) => `${name}, ne regarde pas !`,
    leaf: "Feuilleter",
    leafHold: "tenir = plus vite",
    back: "Revenir",
    play: "Jouer",
    tackle: "Prendre",
    throwIt: "Lancer",
    kickOff: "Engagement !",
    ready: "Prêt !",
    turn: "Tourner",
    pause: "Pause ?",
    accept: "Pause",
    decline: "Continuer",
    outOfBreath: "À bout de souffle",
    shoot: "Tirer !",
    dive: "Plonger !",
    wait: "Attendre",
    passes: ["Passe 1", "Passe 2", "Penalty !"],
    fates: { counts: "compte", "wrong-side": "mauvais côté", "no-ball-yet": "trop tôt", misfit: "ne va pas", beside: "à côté" },
    ignored: (n) => `${n} sans effet`,
    wonBall: (name) => `${name} a le ballon !`,
    annulled: "Ça ne va pas ! Le ballon change.",
    fits: "va bien",
    lowestFirst: "Celle du dessous d’abord",
    goal: (name) => `But ! ${name} marque.`,
    youScored: "But ! Tu marques.",
    youWon: "Tu as le ballon !",
    youBreathless: "Tu es à bout de souffle.",
    how: "Feuillette, puis touche ou glisse vers le haut !",
    saved: "Arrêté !",
    noKeeper: "Plus de gardien : but !",
    breathless: (name) => `${name} est à bout de souffle.`,
    drawn: (name) => `${name} : première attaque`,
    laid: (name) => `${name} : carte d’engagement posée`,
    turned: (name, side) => `${name} : pile côté ${side}`,
    isReady: (name) => `${name} : c’est prêt`,
    begun: (name) => `C’est parti ! Attaque : ${name}`,
    resumed: "Le jeu reprend",
    played: (name, card) => `${name} : ${card}`,
    wins: (name) => `${name} : ballon pris !`,
    misfit: (name) => `${name} : une passe ne va pas, le ballon change`,
    forced: (name) => `${name} : trois passes, penalty !`,
    offers: (name) => `${name} : une pause ?`,
    agreed: "Pause",
    declines: (name) => `${name} : on continue plutôt`,
    chose: (name) => `${name} : carte choisie`,
    scored: (name, shot, dive) => `${name} : but ! Tir ${shot}, gardien ${dive}`,
    scoredAlone: (name) => `${name} : but ! Personne dans les buts`,
    savedShot: (name, shot) => `Arrêté ! ${name} : tir ${shot}`,
    ranOut: (name) => `${name} : à bout de souffle`,
    noneToLay: (name) => `${name} : plus de carte d’engagement, fin du match`,
    honours: {
      goals: (n) => (n === 1 ? "1 penalty marqué" : `${n} penaltys marqués`),
      saves: (n) => (n === 1 ? "1 tir arrêté" : `${n} tirs arrêtés`),
      tackles: (n) => (n === 1 ? "1 ballon pris" : `${n} ballons pris`),
      passes: (n) => `${n} passes jouées`,
      heart: "A couru jusqu’au bout",
    },
  },
  it: {
    teams: ["Giallo", "Blu"],
    fields: ["davanti a sinistra", "davanti al centro", "davanti a destra", "dietro a sinistra", "dietro al centro", "dietro a destra"],
    thirds: ["sinistra", "centro", "destra"],
    sides: { attack: "attacco", defence: "difesa" },
    attackName: (man, ball, shot) => `Attacco: giocatore ${man}, palla ${ball}, tiro ${shot}`,
    defenceName: (men, dive) => `Difesa: giocatori ${men}, portiere ${dive}`,
    stackOf: (name, n) => `Mazzo di ${name}, ${n} carte`,
    cards: (n) => (n === 1 ? "1 carta" : `${n} carte`),
    cardOf: (n, of) => `Carta ${n} di ${of}`,
    kickOffsOf: (name, left, goals) => `${name}: ${goals} gol, ${left} carte del calcio d’inizio`,
    inMiddle: "La carta del calcio d’inizio in gioco",
    boxName: "La scatola",
    youAttack: "Attacchi tu",
    youDefend: "Difendi tu",
    attacks: (name) => `${name} attacca`,
    defends: (name) => `${name} difende`,
    lots: "La sorte decide chi attacca.",
    shuffling: "Si mescola.",
    layIt: "Metti una carta del calcio d’inizio al centro!",
    laysIt: (name) => `${name} mette la carta del calcio d’inizio.`,
    turnTo: (side) => (side === "attack" ? "Gira il mazzo sull’attacco!" : "Gira il mazzo sulla difesa!"),
    sayReady: "Pronti? Allora via!",
    waitsFor: (name) => `Aspetta ${name} …`,
    anyCard: "Gioca una carta qualsiasi!",
    noBallYet: "Arriva il primo passaggio …",
    whoStands: (field) => `Chi sta ${field}?`,
    takesPass: "La sua carta riceve la palla.",
    takesBall: "La tua carta prende la palla.",
    wrongSide: "Lato sbagliato! Gira il mazzo.",
    noneLeft: "Niente più carte",
    outOfBreathHint: "Tre passaggi non si fanno più: senza fiato!",
    pauseOn: "Pausa: guardate che cosa c’è sotto.",
    asksPause: (name) => `${name} vorrebbe una pausa.`,
    pauseAsked: "Pausa chiesta …",
    aim: "Dove tiri?",
    guess: "Dove si tuffa il tuo portiere?",
    chosen: "Scelto. Zitto!",
    hasChosen: "ha scelto",
    thinks: "ci pensa",
    fullTime: "Fine della partita!",
    look: "Tocca e scegli",
    lookAway: (name) => `${name}, non guardare!`,
    leaf: "Sfoglia",
    leafHold: "tieni = più veloce",
    back: "Torna indietro",
    play: "Gioca",
    tackle: "Ruba palla",
    throwIt: "Lancia",
    kickOff: "Calcio d’inizio!",
    ready: "Pronto!",
    turn: "Gira",
    pause: "Pausa?",
    accept: "Pausa",
    decline: "Avanti",
    outOfBreath: "Senza fiato",
    shoot: "Tira!",
    dive: "Tuffo!",
    wait: "Aspetta",
    passes: ["Passaggio 1", "Passaggio 2", "Rigore!"],
    fates: { counts: "vale", "wrong-side": "lato sbagliato", "no-ball-yet": "troppo presto", misfit: "non va", beside: "fuori" },
    ignored: (n) => `${n} senza effetto`,
    wonBall: (name) => `${name} ha la palla!`,
    annulled: "Non va! La palla passa.",
    fits: "va bene",
    lowestFirst: "Prima quella sotto",
    goal: (name) => `Gol! ${name} segna.`,
    youScored: "Gol! Hai segnato.",
    youWon: "Hai la palla!",
    youBreathless: "Sei senza fiato.",
    how: "Sfoglia, poi tocca o scorri in su!",
    saved: "Parato!",
    noKeeper: "Niente portiere: gol!",
    breathless: (name) => `${name} è senza fiato.`,
    drawn: (name) => `${name}: primo attacco`,
    laid: (name) => `${name}: calcio d’inizio al centro`,
    turned: (name, side) => `${name}: mazzo sul lato ${side}`,
    isReady: (name) => `${name}: si può partire`,
    begun: (name) => `Via! Attacco: ${name}`,
    resumed: "Si riprende",
    played: (name, card) => `${name}: ${card}`,
    wins: (name) => `${name}: palla rubata!`,
    misfit: (name) => `${name}: un passaggio non va, la palla passa`,
    forced: (name) => `${name}: tre passaggi, rigore!`,
    offers: (name) => `${name}: una pausa?`,
    agreed: "Pausa",
    declines: (name) => `${name}: meglio continuare`,
    chose: (name) => `${name}: carta scelta`,
    scored: (name, shot, dive) => `${name}: gol! Tiro ${shot}, portiere ${dive}`,
    scoredAlone: (name) => `${name}: gol! Nessuno in porta`,
    savedShot: (name, shot) => `Parato! ${name}: tiro ${shot}`,
    ranOut: (name) => `${name}: senza fiato`,
    noneToLay: (name) => `${name}: niente più calci d’inizio, fine`,
    honours: {
      goals: (n) => (n === 1 ? "1 rigore segnato" : `${n} rigori segnati`),
      saves: (n) => (n === 1 ? "1 tiro parato" : `${n} tiri parati`),
      tackles: (n) => (n === 1 ? "1 palla rubata" : `${n} palle rubate`),
      passes: (n) => `${n} passaggi giocati`,
      heart: "Ha corso fino al fischio finale",
    },
  },
};

/** Every card has a name, for whoever cannot see it. */
export function cardName(face: Face, lang: Language): string {
  return face.kind === "attack" ? attackName(face, elfWords[lang]) : defenceName(face, elfWords[lang]);
}

function attackName(face: Attack, say: ElfWords): string {
  return say.attackName(say.fields[face.footballer] ?? "", say.fields[face.ball] ?? "", say.thirds[face.shot] ?? "");
}

function defenceName(face: Defence, say: ElfWords): string {
  return say.defenceName(face.defenders.map((field) => say.fields[field]).join(", "), say.thirds[face.dive] ?? "");
}
