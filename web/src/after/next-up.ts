/** Who comes in and who sits out: words that only a result page needs. */
import type { Language } from "../wire/messages";

export interface NextUpWords {
  readonly comes: (names: string) => string;
  readonly sitsOut: (name: string) => string;
  readonly sitOut: (names: string) => string;
}

export const nextUpWords: Record<Language, NextUpWords> = {
  de: { comes: (names) => `Beim nächsten Spiel dabei: ${names}.`, sitsOut: (name) => `${name} setzt einmal aus.`, sitOut: (names) => `${names} setzen einmal aus.` },
  en: { comes: (names) => `In the next match: ${names}.`, sitsOut: (name) => `${name} sits out once.`, sitOut: (names) => `${names} sit out once.` },
  fr: { comes: (names) => `Au prochain match : ${names}.`, sitsOut: (name) => `${name} passe un tour.`, sitOut: (names) => `${names} passent un tour.` },
  it: { comes: (names) => `Alla prossima partita: ${names}.`, sitsOut: (name) => `${name} salta un turno.`, sitOut: (names) => `${names} saltano un turno.` },
};
