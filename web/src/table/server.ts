/** Plain questions to the server that need no seat. */
import type { Language } from "../wire/messages";

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly [number, number];
  readonly pace: "turns" | "real-time";
  readonly age: number;
  readonly minutes: number;
  readonly options: Readonly<Record<string, Option>>;
  readonly bots: readonly string[];
  readonly material?: unknown;
}

export interface Option {
  readonly default: unknown;
  readonly rule: string;
  readonly takes: { readonly type?: string; readonly enum?: readonly string[]; readonly minimum?: number; readonly maximum?: number };
}

export interface Invitation {
  readonly url: string;
  readonly shown: string;
  readonly qr: { readonly size: number; readonly path: string };
}

export interface RulePage {
  readonly lang: Language;
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string; readonly kind: "text" | "ruling" }[];
}

export const games = (): Promise<readonly Game[]> => asked("/api/games");
export const invitation = (code: string): Promise<Invitation> => asked(`/api/invitation/${code}`);
export const rulesOf = (pages: string, lang: Language): Promise<RulePage> => asked(`/api/rules/${pages}?lang=${lang}`);

export class Unreachable extends Error {}

/** One question; a server that is not there is told apart from one that says no. */
export async function asked<T>(path: string): Promise<T> {
  const answer = await fetch(path).catch(() => {
    throw new Unreachable(path);
  });
  if (!answer.ok) throw new Error(((await answer.json().catch(() => ({}))) as { why?: string }).why ?? String(answer.status));
  return (await answer.json()) as T;
}
