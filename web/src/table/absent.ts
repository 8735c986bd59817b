/** Who is away, how long the others still wait, and whether somebody at this device may say that they need not. */
import type { Absence, Room } from "../wire/messages";

export interface Missing {
  readonly seat: number;
  readonly name: string;
  /** Minutes and seconds until a bot plays on by itself. */
  readonly left: string;
  readonly votes: number;
  readonly needed: number;
}

/** What this needs of a seat at this device. */
export interface Voter {
  readonly chair: number | null;
  readonly isHost: boolean;
  readonly me: { readonly person: number } | null;
  say(wish: { kind: "bridge"; seat: number } | { kind: "fill"; seat: number; level: string }): void;
}

export const missing = (room: Room | null, now: number): Missing[] => (room?.absences ?? []).map((absence) => told(absence, room as Room, now));

function told({ seat, until, votes, needed }: Absence, room: Room, now: number): Missing {
  return { seat, name: room.chairs[seat]?.name ?? "", left: minutes(until - now), votes: votes.length, needed };
}

/** 61,000 milliseconds are 1:01. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Those here who have not said yet that a bot shall play on: whoever plays votes, a host in the stands decides. */
export const undecided = (room: Room, seat: number, people: readonly Voter[]): Voter[] =>
  people.filter((voter) => (voter.chair !== null || voter.isHost) && !voted(room, seat, voter));

const voted = (room: Room, seat: number, voter: Voter): boolean =>
  room.absences.some((absence) => absence.seat === seat && voter.me !== null && absence.votes.includes(voter.me.person));

export function letBotPlay(room: Room, seat: number, people: readonly Voter[]): void {
  for (const voter of undecided(room, seat, people)) {
    voter.say(voter.chair === null ? { kind: "fill", seat, level: "rabbit" } : { kind: "bridge", seat });
  }
}
