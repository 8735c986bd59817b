/** Files between this page and its person: handed out as a download, opened by choosing one. */
import { LONGEST } from "./own-copies";

export function handOut(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // a slow disk may still be writing
}

/** The text of a file, or null for one that is too large to be a deck: a letter takes at most four bytes. */
export async function textOf(file: File): Promise<string | null> {
  if (file.size > 4 * LONGEST) return null;
  const text = await file.text();
  return text.length > LONGEST ? null : text;
}
