/** What the lobby, the refusals and the first minute say about Elfmeter!; the board's own words are in `say.ts`. */
import type { Words } from "../../wire/games/elfmeter";
import type { Language, Result } from "../../wire/messages";
import type { GameWords } from "../../table/page";
import { elfWords } from "./say";

const goals = (one: string, many: string) => (result: Result, seat: number): string => {
  const count = result.score[seat] ?? 0;
  return `${count} ${count === 1 ? one : many}`;
};

export const words: Record<Language, GameWords<Words>> = {
  de: {
    about: "Wer passt am schnellsten dreimal und verwandelt den Elfmeter?",
    options: {
      referee: { name: "Schiedsrichter", choices: { check: "Prüft erst nach dem dritten Pass", instant: "Pfeift falsche Pässe gleich ab" } },
      turning: { name: "Stapel wenden", choices: { hand: "Von Hand, beide sagen „Bereit“", self: "Von selbst, einer sagt „Bereit“" } },
      throwing: { name: "Karten werfen", choices: { true: "Ja: Nur was in der Kiste liegt, zählt", false: "Nein: Karten hinlegen" } },
      calm: { name: "Ruhiges Tempo", choices: { "0": "Aus: ein Wettlauf", "500": "Die anderen warten ½ Sekunde", "1000": "Die anderen warten 1 Sekunde", "2000": "Die anderen warten 2 Sekunden" } },
    },
    get refusals() {
      return elfWords.de.refusals; // a phone loads those of its own language
    },
    get hints() {
      return elfWords.de.hints;
    },
    score: goals("Tor", "Tore"),
  },
  en: {
    about: "Who is first with three passes and scores the penalty?",
    options: {
      referee: { name: "Referee", choices: { check: "Checks after the third pass", instant: "Stops wrong passes at once" } },
      turning: { name: "Turning the stacks", choices: { hand: "By hand, both say “ready”", self: "By themselves, one says “ready”" } },
      throwing: { name: "Throw the cards", choices: { true: "Yes: only what lies in the box counts", false: "No: put them down" } },
      calm: { name: "Calm tempo", choices: { "0": "Off: a race", "500": "The others wait ½ second", "1000": "The others wait 1 second", "2000": "The others wait 2 seconds" } },
    },
    get refusals() {
      return elfWords.en.refusals; // a phone loads those of its own language
    },
    get hints() {
      return elfWords.en.hints;
    },
    score: goals("goal", "goals"),
  },
  fr: {
    about: "Qui fait trois passes le plus vite et marque le penalty ?",
    options: {
      referee: { name: "Arbitre", choices: { check: "Vérifie après la troisième passe", instant: "Siffle tout de suite une fausse passe" } },
      turning: { name: "Retourner les piles", choices: { hand: "À la main, les deux disent « prêt »", self: "Toutes seules, un seul dit « prêt »" } },
      throwing: { name: "Lancer les cartes", choices: { true: "Oui : seul ce qui est dans la boîte compte", false: "Non : poser les cartes" } },
      calm: { name: "Rythme calme", choices: { "0": "Non : une course", "500": "Les autres attendent ½ seconde", "1000": "Les autres attendent 1 seconde", "2000": "Les autres attendent 2 secondes" } },
    },
    get refusals() {
      return elfWords.fr.refusals; // a phone loads those of its own language
    },
    get hints() {
      return elfWords.fr.hints;
    },
    score: goals("but", "buts"),
  },
  it: {
    about: "Chi fa per primo tre passaggi e segna il rigore?",
    options: {
      referee: { name: "Arbitro", choices: { check: "Controlla dopo il terzo passaggio", instant: "Fischia subito i passaggi sbagliati" } },
      turning: { name: "Girare i mazzi", choices: { hand: "A mano, tutti e due dicono «pronto»", self: "Da soli, uno dice «pronto»" } },
      throwing: { name: "Lanciare le carte", choices: { true: "Sì: conta solo ciò che sta nella scatola", false: "No: posare le carte" } },
      calm: { name: "Ritmo calmo", choices: { "0": "No: una corsa", "500": "Gli altri aspettano ½ secondo", "1000": "Gli altri aspettano 1 secondo", "2000": "Gli altri aspettano 2 secondi" } },
    },
    get refusals() {
      return elfWords.it.refusals; // a phone loads those of its own language
    },
    get hints() {
      return elfWords.it.hints;
    },
    score: goals("gol", "gol"),
  },
};
