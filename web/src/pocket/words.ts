/** What only a page without a server says, in four languages. */
import type { Language } from "../wire/messages";
import type { Failure, Notice, Step } from "./talk";

export interface PocketWords {
  readonly steps: Record<Step, string>;
  readonly failures: Record<Failure, string>;
  readonly notices: Record<Notice, string>;
  readonly again: string;
  readonly understood: string;
  readonly needsServer: string;
  readonly ownServer: string;
  readonly toServer: string;
  readonly meanwhile: string;
  readonly daily: string;
  readonly sameCards: string;
  readonly today: string;
  readonly copyText: string;
  readonly copied: string;
  readonly playDaily: string;
  /** The other games that have cards for the day. */
  readonly alsoToday: string;
}

export const pocketWords: Record<Language, PocketWords> = {
  de: {
    steps: { fetching: "Die Spielkiste wird geholt …", unpacking: "Die Spielkiste wird ausgepackt …", shuffling: "Die Karten werden gemischt …" },
    failures: {
      offline: "Die Spielkiste ist nicht angekommen. Bist du im Internet? Dann versuch es noch einmal.",
      broken: "Eine Datei ist nicht ganz angekommen. Versuch es noch einmal.",
      "too-old": "Dieser Browser kann ohne Server nicht spielen. Nimm einen neueren: Chrome, Firefox oder Safari.",
    },
    notices: {
      forgetful: "Dieser Browser merkt sich hier nichts. Lass die Seite offen, bis ihr fertig seid.",
      full: "Der Speicher dieses Geräts ist voll. Ihr könnt weiterspielen; lasst die Seite aber offen.",
    },
    again: "Noch einmal versuchen",
    understood: "Verstanden",
    needsServer: "Andere Handys, der Fernseher und Pokale brauchen einen Server.",
    ownServer: "Öffne einen Tisch auf einem Rechner in eurem WLAN:",
    toServer: "Zum Server",
    meanwhile: "Inzwischen lernen: die erste Minute",
    daily: "Spiel des Tages",
    sameCards: "Heute spielen alle mit denselben Karten.",
    today: "Dein Ergebnis heute",
    copyText: "Text kopieren",
    copied: "Kopiert!",
    playDaily: "Mitspielen",
    alsoToday: "Heute auch",
  },
  en: {
    steps: { fetching: "Fetching the box of games …", unpacking: "Opening the box …", shuffling: "Shuffling the cards …" },
    failures: {
      offline: "The box of games did not arrive. Are you online? Then try again.",
      broken: "A file did not arrive whole. Try again.",
      "too-old": "This browser cannot play without a server. Take a newer one: Chrome, Firefox or Safari.",
    },
    notices: {
      forgetful: "This browser remembers nothing here. Leave the page open until you have finished.",
      full: "This device's storage is full. You can play on, but leave the page open.",
    },
    again: "Try again",
    understood: "Got it",
    needsServer: "Other phones, the TV and cups need a server.",
    ownServer: "Open a table on a computer in your Wi-Fi:",
    toServer: "To the server",
    meanwhile: "Meanwhile, learn: the first minute",
    daily: "Match of the day",
    sameCards: "Today everybody plays with the same cards.",
    today: "Your result today",
    copyText: "Copy as text",
    copied: "Copied!",
    playDaily: "Play",
    alsoToday: "Also today",
  },
  fr: {
    steps: { fetching: "On va chercher la boîte de jeux …", unpacking: "On ouvre la boîte …", shuffling: "On mélange les cartes …" },
    failures: {
      offline: "La boîte de jeux n’est pas arrivée. Tu as du réseau ? Alors réessaie.",
      broken: "Un fichier n’est pas arrivé en entier. Réessaie.",
      "too-old": "Ce navigateur ne peut pas jouer sans serveur. Prends-en un plus récent : Chrome, Firefox ou Safari.",
    },
    notices: {
      forgetful: "Ce navigateur ne retient rien ici. Laisse la page ouverte jusqu’à la fin.",
      full: "La mémoire de cet appareil est pleine. Vous pouvez continuer, mais laissez la page ouverte.",
    },
    again: "Réessayer",
    understood: "Compris",
    needsServer: "Les autres téléphones, la télé et les coupes ont besoin d’un serveur.",
    ownServer: "Ouvre une table sur un ordinateur de votre Wi-Fi :",
    toServer: "Vers le serveur",
    meanwhile: "Apprendre en attendant : la première minute",
    daily: "Match du jour",
    sameCards: "Aujourd’hui, tout le monde joue avec les mêmes cartes.",
    today: "Ton résultat du jour",
    copyText: "Copier le texte",
    copied: "Copié !",
    playDaily: "Jouer",
    alsoToday: "Aussi aujourd’hui",
  },
  it: {
    steps: { fetching: "Arriva la scatola dei giochi …", unpacking: "Si apre la scatola …", shuffling: "Si mescolano le carte …" },
    failures: {
      offline: "La scatola dei giochi non è arrivata. Sei in rete? Allora riprova.",
      broken: "Un file non è arrivato intero. Riprova.",
      "too-old": "Questo browser non può giocare senza server. Prendine uno più nuovo: Chrome, Firefox o Safari.",
    },
    notices: {
      forgetful: "Questo browser qui non ricorda nulla. Lascia aperta la pagina finché non avete finito.",
      full: "La memoria di questo dispositivo è piena. Potete continuare, ma lasciate aperta la pagina.",
    },
    again: "Riprova",
    understood: "Capito",
    needsServer: "Altri telefoni, la TV e le coppe hanno bisogno di un server.",
    ownServer: "Apri un tavolo su un computer della vostra rete Wi-Fi:",
    toServer: "Al server",
    meanwhile: "Intanto impara: il primo minuto",
    daily: "Partita del giorno",
    sameCards: "Oggi tutti giocano con le stesse carte.",
    today: "Il tuo risultato di oggi",
    copyText: "Copia il testo",
    copied: "Copiato!",
    playDaily: "Gioca",
    alsoToday: "Oggi anche",
  },
};
