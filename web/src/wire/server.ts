/** Plain questions to the server that need no seat. */
import type { Copy, Entry, Face, Invitation, Listing, Option, Pages, Replay, Report } from "./answers";
import { pocketed, reach } from "./ends";
import type { Language } from "./messages";

/** A game of the catalogue; `bots` are who can be asked to sit down, the five levels first. */
export type Game = Entry & { readonly bots?: readonly string[] };
export type { Invitation, Option, Pages as RulePage };

export const games = (): Promise<readonly Game[]> => ask("/api/games");
export const invitation = (code: string): Promise<Invitation> => ask(`/api/invitation/${code}`);
/** Does that table still stand? Without a server the shelf knows. */
export const stands = (code: string): Promise<unknown> => (pocketed ? ask(`/api/kept/${code}`) : invitation(code));
export const rulesOf = (pages: string, lang: Language): Promise<Pages> => ask(`/api/rules/${pages}?lang=${lang}`);

export const replayOf = (link: string, seat: number | null): Promise<Replay> => ask(`/api/matches/${link}/replay${seat === null ? "" : `?seat=${seat}`}`);

/** The same as a plain list, whatever rules it was played by. */
export const listOf = (link: string): Promise<Listing> => ask(`/api/matches/${link}/list`);

/** A record from a file: kept under the link that is its own, however often it is handed in. */
export const handedIn = (record: string): Promise<{ readonly link: string; readonly game: string }> => ask("/api/records", { method: "POST", body: record });

/** The printed deck or dice as a form. */
export const standardCopy = (game: string): Promise<Copy> => ask(`/api/material/${game}`);

/** A copy as it was typed in, or as a file has it: put in order, and judged. */
export const judgedCopy = (game: string, typed: { readonly text: string } | { readonly pieces: Copy["pieces"] }): Promise<Copy> =>
  ask(`/api/material/${game}`, { method: "POST", body: JSON.stringify(typed) });

/** A game as a PDF, or somebody's own copy of it. */
export async function printedGame(game: string, order: Readonly<Record<string, string>>, deck?: string): Promise<Blob> {
  const how = deck === undefined ? undefined : { method: "POST", body: deck };
  return (await answered(`/api/print/${game}.pdf?${new URLSearchParams(order)}`, how)).blob();
}
export const reportOf = (link: string): Promise<Report> => ask(`/api/matches/${link}/report`);
export const penaltyInvitation = (code: string): Promise<Invitation> => ask(`/api/penalties/${code}/invitation`);
/** Six people that nobody had to invent. */
export const freshFaces = (lang: Language): Promise<readonly Face[]> => ask(`/api/names?lang=${lang}`);

export class Unreachable extends Error {}

/** One question; a server that is not there is told apart from one that says no. */
export async function ask<T>(path: string, how?: RequestInit): Promise<T> {
  return (await (await answered(path, how)).json()) as T;
}

export async function answered(path: string, how?: RequestInit): Promise<Response> {
  const answer = await reach(path, how).catch(() => {
    throw new Unreachable(path);
  });
  if (!answer.ok) throw new Error(((await answer.json().catch(() => ({}))) as { why?: string }).why ?? String(answer.status));
  return answer;
}
