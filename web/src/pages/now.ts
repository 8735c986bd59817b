/** What a board asks and what it has lit, read off the page before a sheet lies over it or the clock stands still. */
export interface Now {
  readonly asked: string;
  readonly lit: readonly string[];
}

const MOST = 8;

export function boardNow(): Now {
  const board = document.querySelector("main.playing .table");
  const texts = (where: string): readonly string[] => [...(board?.querySelectorAll(where) ?? [])].map(named).filter(Boolean);
  return {
    asked: texts(".hand .say h2, .hand .say p, .hand .who h2, .hand .hint").slice(0, 2).join(" – "),
    lit: [...new Set(texts(".can:not([disabled]), .target, .hand .go:not([disabled])"))].slice(0, MOST),
  };
}

const named = (spot: Element): string => (spot.getAttribute("aria-label") ?? spot.textContent ?? "").replace(/\s+/g, " ").trim();
