/** A shipped deck as text, read for the contact sheet and the tests; whoever plays needs none of it. */

/** The rows of a table with commas, without its heading and its notes. */
export function rows(csv: string): readonly (readonly string[])[] {
  const lines = csv.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  return lines.slice(1).map((line) => line.trim().split(","));
}
