/** Where a word stands: left or right of a face where nothing is in the way, else below or above it in the commentary's line. */
export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 6;
const EDGE = 12;

export function beside(face: Box, word: Pick<Box, "width" | "height">, taken: readonly Box[], line: Box, screen: number): Spot {
  const top = face.top + (face.height - word.height) / 2;
  const sides = [face.left - word.width - GAP, face.left + face.width + GAP].map((left) => ({ left, top, ...word }));
  const inside = ({ left, width }: Box): boolean => left >= EDGE && left + width <= screen - EDGE;
  const free = sides.find((spot) => inside(spot) && !taken.some((other) => touches(spot, other)));
  return free ? { left: free.left, top } : inLine(face, word, line, screen);
}

function inLine(face: Box, word: Pick<Box, "width" | "height">, line: Box, screen: number): Spot {
  const middle = face.left + (face.width - word.width) / 2;
  return { left: Math.max(EDGE, Math.min(middle, screen - word.width - EDGE)), top: line.top + (line.height - word.height) / 2 };
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
