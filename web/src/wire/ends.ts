/** Where lines and questions end: at a server, or in a pocket, which is a worker of this very page. Nobody above can tell which. */
import type { Wire } from "./line";

export interface Ends {
  dial(): Wire;
  answer(path: string, how?: RequestInit): Promise<Response>;
}

/** What `anpfiff site` has written into the page; no server's page has it. */
const SLIP = typeof document === "undefined" ? null : document.getElementById("pocket");

export const pocketed = SLIP !== null;
export const slip = (): string => SLIP?.textContent ?? "";

let ends: Ends | null = null;

export const endAt = (other: Ends): void => void (ends = other);
export const otherEnd = (): Ends | null => ends;

/** A plain question, wherever it ends. */
export const reach = (path: string, how?: RequestInit): Promise<Response> => (ends === null ? fetch(path, how) : ends.answer(path, how));
