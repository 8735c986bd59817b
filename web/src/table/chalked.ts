/** Where a moment is written: over the sentence of one's own half, as large as there is room for it above the cards. */

/** So much higher than the sentence letters may be, and so high where the sentence is short. */
const OVER = 1.25;
const LEAST = 56;
/** Room for a word, even where the sentence is a word itself. */
const WIDE = 300;

/** The sentence's box as a style; nothing where there is no sentence, as on a TV. */
export function chalked(sentence: Pick<Element, "getBoundingClientRect"> | null): string | null {
  if (sentence === null) return null;
  const box = sentence.getBoundingClientRect();
  if (box.width === 0) return null;
  const { top, height } = box;
  const width = Math.max(box.width, WIDE);
  const left = box.left - (width - box.width) / 2;
  return `top:${top}px;left:${left}px;width:${width}px;height:${height}px;--wide:${width}px;--tall:${Math.max(LEAST, height * OVER)}px`;
}
