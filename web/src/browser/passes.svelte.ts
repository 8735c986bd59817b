/** The player passes of this browser: whoever scanned one here is known here, for months. */
import { keep, kept } from "./keeping";

export interface Pass {
  readonly token: string;
  readonly id: string;
  readonly name: string;
  readonly animal: string;
}

/** A family's tablet has some; more than that is a shop window. */
const MOST = 12;
const TOKEN = /a[pb]1[a-z2-7]{26}/i;

/** The token in whatever was scanned or typed; null where there is none. */
export const tokenIn = (text: string): string | null => TOKEN.exec(text)?.[0].toLowerCase() ?? null;

/** Printed before it had a club: whoever has it brings it along to one whose door is open. */
export const isBlank = (token: string): boolean => token.startsWith("ab1");

/** A browser never sends what stands behind the #. */
export const passLink = (token: string, origin = location.origin): string => `${origin}/pass#${token}`;

class Passes {
  /** Whose turn it is at this device comes first. */
  all = $state.raw<readonly Pass[]>(remembered());

  get mine(): Pass | null {
    return this.all[0] ?? null;
  }

  /** From now on this one speaks; what was said of the same person before is void. */
  take(pass: Pass): void {
    this.write([pass, ...this.all.filter(({ id, token }) => token !== pass.token && id !== pass.id)].slice(0, MOST));
  }

  forget(token: string): void {
    this.write(this.all.filter((pass) => pass.token !== token));
  }

  private write(all: readonly Pass[]): void {
    this.all = all;
    keep("passes", all.length ? JSON.stringify(all) : null);
  }
}

function remembered(): readonly Pass[] {
  try {
    const passes: unknown = JSON.parse(kept("passes") ?? "[]");
    return Array.isArray(passes) ? passes.filter(isPass) : [];
  } catch {
    return [];
  }
}

const isPass = (pass: unknown): pass is Pass =>
  typeof pass === "object" && pass !== null && ["token", "id", "name", "animal"].every((field) => typeof (pass as Record<string, unknown>)[field] === "string");

export const passes = new Passes();
