/** The code of a table as somebody types or pastes it. */

/** Nothing that looks like something else: no 0 O, 1 I L, 5 S or U. */
export const LETTERS = "ABCDEFGHJKMNPQRTVWXYZ2346789";
export const SHORTEST = 4;
export const LONGEST = 8;

export interface Typed {
  readonly code: string;
  /** Was there a sign that stands in no code? */
  readonly strange: boolean;
}

/** Whatever was typed or pasted, even a whole link, as far as it can be a code. */
export function typed(text: string): Typed {
  const signs = [...lastPart(text).toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  const code = signs.filter((sign) => LETTERS.includes(sign)).join("");
  return { code: code.slice(0, LONGEST), strange: code.length < signs.length };
}

export const isWhole = (code: string): boolean => code.length >= SHORTEST;

/** Four boxes; a busy server gives longer codes, so one more waits behind each whole one. */
export function boxes(code: string): readonly string[] {
  const count = code.length < SHORTEST ? SHORTEST : Math.min(code.length + 1, LONGEST);
  return Array.from({ length: count }, (_, place) => code[place] ?? "");
}

/** A link ends in the code, unless it is the TV's: then it ends in `/tv`. */
function lastPart(text: string): string {
  const link = text.trim().replace(/[?#].*$/, "");
  if (!link.includes("/")) return link;
  return link.split("/").filter((part) => part !== "" && part !== "tv").at(-1) ?? "";
}
