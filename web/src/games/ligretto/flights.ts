/** Where things come from, as the events tell it: cards have no names of their own, so their places are named instead. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { flies } from "../../table/motion";
import type { Play } from "../../table/play";
import type { Event, Words } from "../../wire/games/ligretto";
import { teamOf, type Source } from "./table";

export const stackOf = (seat: number): string => `lig-stack-${seat}`;
export const turnedOf = (seat: number): string => `lig-turned-${seat}`;
export const pileOf = (seat: number, pile: number): string => `lig-pile-${seat}-${pile}`;
export const oneOf = (team: number): string => `lig-one-${team}`;
export const stepOf = (team: number, step: number): string => `lig-step-${team}-${step}`;
export const cornerOf = (team: number, corner: string): string => `lig-corner-${team}-${corner}`;
const sourceHome = (seat: number, source: Source): string => (source === null ? turnedOf(seat) : pileOf(seat, source));

/** The place something at `place` has just come from; undefined if it was there before. */
export function cameFrom(events: readonly Event[], place: string): string | undefined {
  return events.map((event) => flight(event)).find((one) => one?.[0] === place)?.[1];
}

function flight(event: Event): readonly [to: string, from: string] | null {
  switch (event.kind) {
    case "card-turned":
      return [turnedOf(event.seat), stackOf(event.seat)];
    case "card-discarded":
      return [pileOf(event.seat, event.pile), turnedOf(event.seat)];
    case "one-laid":
      return [oneOf(teamOf(event.seat)), sourceHome(event.seat, event.source)];
    case "shirt-laid":
      return [stepOf(teamOf(event.seat), event.step), sourceHome(event.seat, event.source)];
    case "pitch-card-cleared":
    case "pitch-card-reopened":
      return [pileOf(event.seat, event.pile), stepOf(teamOf(event.seat), event.step)];
    case "quarter-built":
      return [cornerOf(teamOf(event.seat), event.corner), sourceHome(event.seat, event.source)];
    case "quarter-taken-out":
      return [pileOf(event.seat, event.pile), cornerOf(teamOf(event.seat), event.corner)];
    default:
      return null;
  }
}

/** Put it on whatever lies at a place: it flies there if it has just arrived. Only once, so nothing is tracked. */
export function arrives(play: Play<Words>, place: string): Attachment<HTMLElement> {
  return (node) =>
    untrack(() => {
      const from = cameFrom(play.news.events, place);
      // Where it lay is of no use later: the next thing from here is another one.
      if (from !== undefined) flies(place, from, place.startsWith("lig-turned"))(node);
    });
}
