/** The story of the rows: what both games tell, how they sound, and who is honoured for what. */
import { numberOf } from "./number-card";
import type { Moment } from "../table/moments";
import type { Around, Frame, Honour, Line } from "../table/page";
import type { Sound } from "../table/sounds";
import type { Language, Words } from "../wire/messages";
import type { Who } from "../words/person";
import { numberCardSaid } from "./number-cards";
import { rowMoment, type RowsTable } from "./row-moments";
import { rowWords } from "./row-words";

/** The events that the two games share. */
export type RowsEvent =
  | { readonly kind: "hands-dealt"; readonly opener: number }
  | { readonly kind: "card-laid"; readonly seat: number; readonly card: number }
  | { readonly kind: "card-drawn"; readonly seat: number; readonly card: number | null }
  | { readonly kind: "turn-ended" | "passed-over"; readonly seat: number }
  | { readonly kind: "dealt-in-vain" }
  | { readonly kind: "lots-drawn"; readonly opener: number };

interface RowsStory {
  tell(event: RowsEvent, who: Who, lang: Language, around?: Pick<Around<Words>, "moves" | "view">): Line | null;
  cheers(event: RowsEvent, after?: RowsTable): Moment | null;
}

/** The story of rows that run up to that number. */
export function rowsStory(highest: number): RowsStory {
  const cheers: RowsStory["cheers"] = (event, after) => (event.kind === "card-laid" && after ? rowMoment(event, after, highest) : null);
  return { cheers, tell: (event, who, lang, around) => tellRows(event, who, lang, { moves: around?.moves, moment: cheers(event, around?.view as RowsTable | undefined) }) };
}

interface Comes {
  readonly moves?: readonly unknown[] | undefined;
  readonly moment: Moment | null;
}

function tellRows(event: RowsEvent, who: Who, lang: Language, comes: Comes): Line | null {
  const say = rowWords[lang];
  switch (event.kind) {
    case "hands-dealt":
    case "lots-drawn":
      return { text: say.begins(who(event.opener)), weight: 2, seat: event.opener };
    case "card-laid":
      return laid(event, who, lang, comes.moment);
    case "card-drawn":
      return { text: drew(event.seat, event.card, who, lang, comes.moves), weight: 1, seat: event.seat };
    case "passed-over":
      return { text: say.passed(who(event.seat)), weight: 1, seat: event.seat };
    case "turn-ended":
      return { text: say.turnEnded(who(event.seat)), weight: 0, seat: event.seat };
    case "dealt-in-vain":
      return { text: say.dealtAgain, weight: 2, seat: null };
  }
}

/** With what comes of it: a row that is open or full, a card that all have waited for, one that is the last but one. */
function laid({ seat, card }: Extract<RowsEvent, { kind: "card-laid" }>, who: Who, lang: Language, moment: Moment | null): Line {
  const say = rowWords[lang];
  const comes = moment === null ? "" : (say.comes[moment] ?? "");
  return { text: `${say.laid(who(seat), numberCardSaid(card, lang))} ${comes}`.trim(), weight: moment !== null || numberOf(card) === 11 ? 2 : 1, seat };
}

/** Whoever drew it reads at once whether it fits: then it may be laid. */
function drew(seat: number, card: number | null, who: Who, lang: Language, moves?: readonly unknown[]): string {
  const say = rowWords[lang];
  if (card === null) return say.drew(who(seat));
  const lays = (moves ?? []) as readonly { readonly kind: string; readonly card?: number }[];
  const fits = moves && who(seat).you ? lays.some((move) => move.kind === "lay" && move.card === card) : null;
  return say.drewCard(who(seat), numberCardSaid(card, lang), fits);
}

export function rowsSound(event: RowsEvent): Sound | null {
  switch (event.kind) {
    case "hands-dealt":
      return "whistle";
    case "card-laid":
      return "lay";
    case "card-drawn":
      return "card";
    default:
      return null;
  }
}

/** Something for everybody: the biggest turn, the one who hardly drew, the opener of rows, and cards laid for the rest. */
export function rowsHonours<W extends Words>(frames: readonly Frame<W>[], seats: number, lang: Language): readonly Honour[] {
  const say = rowWords[lang];
  const count = (): number[] => Array.from({ length: seats }, () => 0);
  const laid = count();
  const drawn = count();
  const elevens = count();
  const best = count();
  let running = 0;
  for (const event of frames.flatMap((frame) => frame.events as readonly RowsEvent[])) {
    if (event.kind === "card-laid") {
      running += 1;
      add(laid, event.seat);
      if (numberOf(event.card) === 11) add(elevens, event.seat);
      best[event.seat] = Math.max(best[event.seat] ?? 0, running);
    } else running = 0;
    if (event.kind === "card-drawn") add(drawn, event.seat);
  }
  const left = new Set(Array.from({ length: seats }, (_, seat) => seat));
  const award = (value: (seat: number) => number, text: (value: number) => string, atLeast: number): Honour[] => {
    const [winner] = [...left].sort((a, b) => value(b) - value(a));
    if (winner === undefined || value(winner) < atLeast) return [];
    left.delete(winner);
    return [{ seat: winner, text: text(value(winner)) }];
  };
  const firsts = [
    ...award((seat) => best[seat] ?? 0, say.mostAtOnce, 2),
    ...award((seat) => elevens[seat] ?? 0, say.opened, 1),
    ...award((seat) => -(drawn[seat] ?? 0), (value) => say.fewestDrawn(-value), -3),
  ];
  return [...firsts, ...[...left].map((seat) => ({ seat, text: say.laidMost(laid[seat] ?? 0) }))].sort((a, b) => a.seat - b.seat);
}

function add(counts: number[], seat: number): void {
  counts[seat] = (counts[seat] ?? 0) + 1;
}
