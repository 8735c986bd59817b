/** What is said about people: choosing an animal, sending somebody away, waiting at the door; loaded when it is wanted. */
import type { Animal, Language } from "../wire/messages";

export interface CompanyWords {
  readonly whichAnimal: string;
  readonly byLot: string;
  readonly taken: string;
  readonly kept: string;
  readonly sendAway: string;
  readonly sure: (name: string) => string;
  readonly means: string;
  readonly stays: string;
  readonly inTheStands: string;
  readonly plays: string;
  readonly nobody: string;
  readonly youAre: (name: string) => string;
  readonly seesYou: (name: string) => string;
  readonly seesYouLater: (name: string) => string;
  readonly animals: Readonly<Record<Animal, string>>;
}

const named = (names: string): Readonly<Record<Animal, string>> => {
  const [fox = "", owl = "", bear = "", frog = "", hedgehog = "", penguin = "", cat = "", lion = "", elephant = "", giraffe = "", duck = "", sheep = "", whale = "", crab = "", octopus = "", parrot = ""] = names.split(" ");
  return { fox, owl, bear, frog, hedgehog, penguin, cat, lion, elephant, giraffe, duck, sheep, whale, crab, octopus, parrot };
};

export const companyWords: Record<Language, CompanyWords> = {
  de: {
    whichAnimal: "Welches Tier bist du?",
    byLot: "Auslosen",
    taken: "schon da",
    kept: "Dein Tier und dein Name bleiben den ganzen Abend, auch am nächsten Tisch.",
    sendAway: "Wegschicken",
    sure: (name) => `${name} wegschicken?`,
    means: "Dann geht das Spiel hier ohne diese Person weiter, heute den ganzen Abend.",
    stays: "Darf bleiben",
    inTheStands: "schaut zu",
    plays: "spielt mit",
    nobody: "Außer dir ist niemand da.",
    youAre: (name) => `Du bist ${name}.`,
    seesYou: (name) => `${name} sieht dich und macht gleich auf.`,
    seesYouLater: (name) => `${name} ist gerade weg. Warte kurz.`,
    animals: named("Fuchs Eule Bär Frosch Igel Pinguin Katze Löwe Elefant Giraffe Ente Schaf Wal Krabbe Krake Papagei"),
  },
  en: {
    whichAnimal: "Which animal are you?",
    byLot: "Pick one for me",
    taken: "already here",
    kept: "You keep your animal and your name all evening, at the next table too.",
    sendAway: "Send away",
    sure: (name) => `Send ${name} away?`,
    means: "Then play goes on here without that person, for the whole evening.",
    stays: "May stay",
    inTheStands: "is watching",
    plays: "is playing",
    nobody: "Nobody is here but you.",
    youAre: (name) => `You are ${name}.`,
    seesYou: (name) => `${name} can see you and will open soon.`,
    seesYouLater: (name) => `${name} is away for a moment. Please wait.`,
    animals: named("Fox Owl Bear Frog Hedgehog Penguin Cat Lion Elephant Giraffe Duck Sheep Whale Crab Octopus Parrot"),
  },
  fr: {
    whichAnimal: "Quel animal es-tu ?",
    byLot: "Tirer au sort",
    taken: "déjà là",
    kept: "Tu gardes ton animal et ton nom toute la soirée, même à la table suivante.",
    sendAway: "Renvoyer",
    sure: (name) => `Renvoyer ${name} ?`,
    means: "Le jeu continue alors ici sans cette personne, toute la soirée.",
    stays: "Peut rester",
    inTheStands: "regarde",
    plays: "joue",
    nobody: "Il n’y a personne d’autre que toi.",
    youAre: (name) => `Tu es ${name}.`,
    seesYou: (name) => `${name} te voit et va t’ouvrir.`,
    seesYouLater: (name) => `${name} n’est pas là pour l’instant. Attends un peu.`,
    animals: named("Renard Hibou Ours Grenouille Hérisson Pingouin Chat Lion Éléphant Girafe Canard Mouton Baleine Crabe Pieuvre Perroquet"),
  },
  it: {
    whichAnimal: "Che animale sei?",
    byLot: "Tira a sorte",
    taken: "c’è già",
    kept: "Tieni il tuo animale e il tuo nome tutta la sera, anche al prossimo tavolo.",
    sendAway: "Manda via",
    sure: (name) => `Mandare via ${name}?`,
    means: "Allora qui si gioca senza questa persona, per tutta la sera.",
    stays: "Può restare",
    inTheStands: "guarda",
    plays: "gioca",
    nobody: "Oltre a te non c’è nessuno.",
    youAre: (name) => `Tu sei ${name}.`,
    seesYou: (name) => `${name} ti vede e tra poco ti apre.`,
    seesYouLater: (name) => `${name} è via un momento. Aspetta un po’.`,
    animals: named("Volpe Gufo Orso Rana Riccio Pinguino Gatto Leone Elefante Giraffa Anatra Pecora Balena Granchio Polpo Pappagallo"),
  },
};
