/** How several things are read out. */
export const and = (word: string) => (things: readonly (string | number)[]): string =>
  things.length < 2 ? String(things[0] ?? "") : `${things.slice(0, -1).join(", ")} ${word} ${things.at(-1)}`;
export const adds = (shirts: readonly number[]): string => shirts.join(" + ");
