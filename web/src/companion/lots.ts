/** Fair lots from the browser's own source of chance; it also works on plain http. */

/** 32 random bits. */
export type Source = () => number;

const bits: Source = () => crypto.getRandomValues(new Uint32Array(1))[0] as number;
const ALL = 2 ** 32;

/** One of 0 to n - 1, each as likely as the others: what would favour the first ones is drawn again. */
export function lot(n: number, draw: Source = bits): number {
  const fair = ALL - (ALL % n);
  let drawn = draw();
  while (drawn >= fair) drawn = draw();
  return drawn % n;
}
