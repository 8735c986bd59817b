/** Copying, also on plain http, where browsers have no clipboard for pages: then the old way, from a field that is selected. */
export async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFrom(field);
  }
}

function copiedFrom(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
