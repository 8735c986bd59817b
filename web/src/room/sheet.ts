/** Which sheet lies open before kick-off, and what the host may choose anew. */

export type OpenSheet = { readonly what: "bot"; readonly seat: number } | { readonly what: "options" | "game" | "ticket" | "leave" } | null;

export interface Choice {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly material?: string | null;
}
