/** A table in the list of open ones: what somebody who passes by wants to know. */
import type { Language, Phase, Room } from "../wire/messages";

export const people = (room: Room): number => room.chairs.filter((chair) => chair.person !== null).length + room.stands.length;
export const names = (room: Room): readonly string[] => room.chairs.filter((chair) => chair.person !== null).map((chair) => chair.name);
/** Can whoever comes now sit down at once? */
export const hasRoom = (room: Room): boolean => room.phase === "lobby" && !room.locked && room.chairs.some((chair) => chair.name === "");
/** Those where one can sit down first, then those where the next match is near; closed ones last. */
export const inOrder = (rooms: readonly Room[]): readonly Room[] => [...rooms].sort((a, b) => rank(a) - rank(b));

const rank = (room: Room): number => (room.locked ? 3 : hasRoom(room) ? 0 : room.phase === "over" || room.phase === "lobby" ? 1 : 2);

export interface TableWords {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly people: (n: number) => string;
  readonly closed: string;
}

export const tableWords: Record<Language, TableWords> = {
  de: {
    phases: { lobby: "noch nicht angepfiffen", countdown: "gleich geht’s los", playing: "läuft", paused: "Pause", over: "gerade zu Ende" },
    people: (n) => (n === 1 ? "1 Person" : `${n} Leute`),
    closed: "Tür zu",
  },
  en: {
    phases: { lobby: "not kicked off yet", countdown: "about to start", playing: "under way", paused: "paused", over: "just finished" },
    people: (n) => (n === 1 ? "1 person" : `${n} people`),
    closed: "door closed",
  },
  fr: {
    phases: { lobby: "pas encore commencé", countdown: "ça va commencer", playing: "en cours", paused: "en pause", over: "vient de finir" },
    people: (n) => (n === 1 ? "1 personne" : `${n} personnes`),
    closed: "porte fermée",
  },
  it: {
    phases: { lobby: "non ancora iniziata", countdown: "sta per iniziare", playing: "in corso", paused: "in pausa", over: "appena finita" },
    people: (n) => (n === 1 ? "1 persona" : `${n} persone`),
    closed: "porta chiusa",
  },
};
