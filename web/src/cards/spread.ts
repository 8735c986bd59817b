/** How a hand is spread out: as few rows as can be read and tapped; where even those are too high, rows cover each other's lower half. */

export interface Spread {
  readonly columns: number;
  readonly rows: number;
  /** Width of a card, and how far below a row the next one begins. */
  readonly card: number;
  readonly gap: number;
  readonly step: number;
  readonly height: number;
}

const SHAPE = 1.4;
const GAP = 6;
/** Nothing that is tapped is smaller, the gap beside it included; a hand of up to five is for small hands; more is comfortable from here on. */
export const LEAST = 43.2;
export const KIDS = 72;
const COMFORTABLE = 56;
const LARGEST = 112;
/** What is seen of a covered row: its numbers, and a finger's breadth beside a raised card. */
const SEEN = 50;
const SEEN_BY_KIDS = 78;

/** `budget`: the height that the hand may take, if it can do with it. */
export function spread(count: number, width: number, budget: number): Spread {
  const few = count <= 5;
  const least = few ? KIDS : LEAST;
  const all = Array.from({ length: Math.max(1, count) }, (_, n) => laid(count, n + 1, width));
  const fits = (wide: number): Spread | undefined => all.map((each) => within(each, budget)).find(({ card }) => card >= wide);
  return fits(few ? KIDS : COMFORTABLE) ?? fits(least) ?? covering(all.find(({ card }) => card >= least) ?? narrowest(all), budget, few ? SEEN_BY_KIDS : SEEN);
}

function laid(count: number, rows: number, width: number): Spread {
  const columns = Math.max(1, Math.ceil(count / rows));
  const wide = width / columns;
  const gap = Math.max(1, Math.min(GAP, wide - KIDS, wide * 0.1));
  return sized({ columns, rows, gap, card: Math.min(LARGEST, (width - gap * (columns - 1)) / columns) });
}

function sized({ columns, rows, gap, card }: Pick<Spread, "columns" | "rows" | "gap" | "card">): Spread {
  const step = card * SHAPE + GAP;
  return { columns, rows, card, gap, step, height: rows * step - GAP };
}

function within(spread: Spread, budget: number): Spread {
  const most = ((budget + GAP) / spread.rows - GAP) / SHAPE;
  return spread.card <= most ? spread : sized({ ...spread, card: most });
}

function covering(spread: Spread, budget: number, least: number): Spread {
  const { rows, card, step } = spread;
  const room = (budget - card * SHAPE) / Math.max(1, rows - 1);
  const seen = Math.min(step, Math.max(least, room));
  return { ...spread, step: seen, height: (rows - 1) * seen + card * SHAPE };
}

const narrowest = (all: readonly Spread[]): Spread => all.at(-1) as Spread;
