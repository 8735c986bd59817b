/** What this browser keeps: in its storage if it may, else only as long as the page is open. */
const memory = new Map<string, string>();

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`anpfiff.${name}`) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null; // forbidden, or a private window
  }
}

export function keep(name: string, value: string | null): void {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(`anpfiff.${name}`);
    else localStorage.setItem(`anpfiff.${name}`, value);
  } catch {
    // full or forbidden: the page remembers it until it is closed
  }
}

/** May this browser remember a seat after a reload? */
export function remembers(): boolean {
  try {
    localStorage.setItem("anpfiff.test", "1");
    localStorage.removeItem("anpfiff.test");
    return true;
  } catch {
    return false;
  }
}
