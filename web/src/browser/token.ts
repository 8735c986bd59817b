/** The secret that makes a seat somebody's: one for each room and each person at this device. */
import { keep, kept } from "./keeping";

/** 256 random bits as base64url; `crypto.getRandomValues` also works on plain http, `randomUUID` does not. */
export function freshToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
}

interface Keys {
  readonly code: string;
  readonly tokens: readonly string[];
}

const ROOMS_REMEMBERED = 8;

/** The tokens of the people at this device in that room, the first one first. */
export function tokensOf(code: string): readonly string[] {
  return rooms().find((room) => room.code === code.toUpperCase())?.tokens ?? [];
}

export function keepTokens(code: string, tokens: readonly string[]): void {
  const others = rooms().filter((room) => room.code !== code);
  keep("rooms", JSON.stringify([...(tokens.length ? [{ code, tokens }] : []), ...others].slice(0, ROOMS_REMEMBERED)));
}

/** The room this device was in last: the lobby offers the way back. */
export function lastRoom(): string | null {
  return rooms()[0]?.code ?? null;
}

function rooms(): Keys[] {
  try {
    const keys: unknown = JSON.parse(kept("rooms") ?? "[]");
    return Array.isArray(keys) ? (keys as Keys[]) : [];
  } catch {
    return [];
  }
}
