/** What the printing sheet says; it is small, and only whoever prints loads it. */
import type { Language } from "../wire/messages";

export type Part = "all" | "cards" | "board" | "dice" | "rules" | "test";
export type Paper = "A4" | "letter" | "A3" | "A5" | "legal";
export type Duplex = "long" | "short" | "none";
export type Size = "poker" | "mini";
type Why = "needs-typst" | "no-drawings" | "paper-too-small" | "press-is-busy" | "press-is-stuck" | "too-fast" | "faulty-material" | "malformed";

export interface PrintWords {
  readonly what: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly paper: string;
  readonly lang: string;
  readonly duplex: string;
  readonly edges: Readonly<Record<Duplex, string>>;
  readonly size: string;
  readonly sizes: Readonly<Record<Size, string>>;
  readonly ink: string;
  readonly inks: Readonly<Record<"full" | "saving", string>>;
  readonly sheets: string;
  readonly onSheets: Readonly<Record<"1" | "2", string>>;
  readonly own: string;
  readonly hint: string;
  readonly make: string;
  readonly making: string;
  readonly done: (file: string) => string;
  readonly refusals: Readonly<Record<Why, string>>;
}

export const printWords: Record<Language, PrintWords> = {
  de: {
    what: "Was drucken wir?",
    parts: { all: "Alles", cards: "Karten", board: "Spielfeld", dice: "Würfel", rules: "Regelheft", test: "Testseite" },
    paper: "Papier",
    lang: "Sprache",
    duplex: "Der Drucker dreht das Blatt",
    edges: { long: "an der langen Kante", short: "an der kurzen Kante", none: "gar nicht" },
    size: "Größe der Karten",
    sizes: { poker: "63 × 88 mm", mini: "44 × 68 mm" },
    ink: "Farbe",
    inks: { full: "bunt", saving: "sparsam" },
    sheets: "Spielfeld",
    onSheets: { "2": "auf zwei Blättern", "1": "auf einem Blatt" },
    own: "Gedruckt werden deine eigenen.",
    hint: "In Originalgröße drucken, nie „an Seite anpassen“. Probier zuerst die Testseite.",
    make: "PDF machen",
    making: "Wird gedruckt …",
    done: (file) => `${file} ist da. Druck sie mit 100 %.`,
    refusals: {
      "needs-typst": "Dieser Server kann nicht drucken: Ihm fehlt Typst.",
      "no-drawings": "Dieser Server kann nicht drucken: Ihm fehlen die Zeichnungen.",
      "paper-too-small": "Das Papier ist zu klein dafür.",
      "press-is-busy": "Gerade drucken viele. Gleich noch mal versuchen.",
      "press-is-stuck": "Das Drucken hat nicht geklappt.",
      "too-fast": "Langsam, langsam! Gleich noch mal versuchen.",
      "faulty-material": "Mit diesen Karten stimmt etwas nicht.",
      malformed: "Das hat der Server nicht verstanden.",
    },
  },
  en: {
    what: "What shall we print?",
    parts: { all: "Everything", cards: "Cards", board: "Pitch", dice: "Dice", rules: "Rules", test: "Test page" },
    paper: "Paper",
    lang: "Language",
    duplex: "The printer turns the sheet over",
    edges: { long: "its long edge", short: "its short edge", none: "not at all" },
    size: "Size of the cards",
    sizes: { poker: "63 × 88 mm", mini: "44 × 68 mm" },
    ink: "Ink",
    inks: { full: "colourful", saving: "saving" },
    sheets: "Pitch",
    onSheets: { "2": "on two sheets", "1": "on one sheet" },
    own: "Your own are printed.",
    hint: "Print at actual size, never “fit to page”. Try the test page first.",
    make: "Make the PDF",
    making: "Printing …",
    done: (file) => `${file} is there. Print it at 100 %.`,
    refusals: {
      "needs-typst": "This server cannot print: it has no Typst.",
      "no-drawings": "This server cannot print: it has no drawings.",
      "paper-too-small": "The paper is too small for this.",
      "press-is-busy": "Many are printing just now. Try again in a moment.",
      "press-is-stuck": "Printing did not work.",
      "too-fast": "Slow down! Try again in a moment.",
      "faulty-material": "Something is wrong with these cards.",
      malformed: "The server did not understand that.",
    },
  },
  fr: {
    what: "Qu’est-ce qu’on imprime ?",
    parts: { all: "Tout", cards: "Cartes", board: "Terrain", dice: "Dés", rules: "Règles", test: "Page de test" },
    paper: "Papier",
    lang: "Langue",
    duplex: "L’imprimante retourne la feuille",
    edges: { long: "sur le bord long", short: "sur le bord court", none: "pas du tout" },
    size: "Taille des cartes",
    sizes: { poker: "63 × 88 mm", mini: "44 × 68 mm" },
    ink: "Encre",
    inks: { full: "en couleur", saving: "économique" },
    sheets: "Terrain",
    onSheets: { "2": "sur deux feuilles", "1": "sur une feuille" },
    own: "Ce sont les tiens qu’on imprime.",
    hint: "Imprime en taille réelle, jamais « ajuster à la page ». Essaie d’abord la page de test.",
    make: "Faire le PDF",
    making: "On imprime …",
    done: (file) => `${file} est là. Imprime-le à 100 %.`,
    refusals: {
      "needs-typst": "Ce serveur ne peut pas imprimer : il n’a pas Typst.",
      "no-drawings": "Ce serveur ne peut pas imprimer : il n’a pas les dessins.",
      "paper-too-small": "Le papier est trop petit pour cela.",
      "press-is-busy": "Beaucoup impriment en ce moment. Réessaie bientôt.",
      "press-is-stuck": "L’impression n’a pas marché.",
      "too-fast": "Doucement ! Réessaie bientôt.",
      "faulty-material": "Il y a une erreur dans ces cartes.",
      malformed: "Le serveur n’a pas compris.",
    },
  },
  it: {
    what: "Che cosa stampiamo?",
    parts: { all: "Tutto", cards: "Carte", board: "Campo", dice: "Dadi", rules: "Regole", test: "Pagina di prova" },
    paper: "Carta",
    lang: "Lingua",
    duplex: "La stampante gira il foglio",
    edges: { long: "sul lato lungo", short: "sul lato corto", none: "per niente" },
    size: "Misura delle carte",
    sizes: { poker: "63 × 88 mm", mini: "44 × 68 mm" },
    ink: "Inchiostro",
    inks: { full: "a colori", saving: "risparmio" },
    sheets: "Campo",
    onSheets: { "2": "su due fogli", "1": "su un foglio" },
    own: "Si stampa con i tuoi.",
    hint: "Stampa a grandezza reale, mai «adatta alla pagina». Prova prima la pagina di prova.",
    make: "Fai il PDF",
    making: "Si stampa …",
    done: (file) => `${file} è pronto. Stampalo al 100 %.`,
    refusals: {
      "needs-typst": "Questo server non può stampare: gli manca Typst.",
      "no-drawings": "Questo server non può stampare: gli mancano i disegni.",
      "paper-too-small": "La carta è troppo piccola.",
      "press-is-busy": "Stanno stampando in tanti. Riprova tra poco.",
      "press-is-stuck": "La stampa non è riuscita.",
      "too-fast": "Piano! Riprova tra poco.",
      "faulty-material": "In queste carte c’è un errore.",
      malformed: "Il server non ha capito.",
    },
  },
};
