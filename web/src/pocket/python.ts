/** Python in a worker: fetched whole or not at all, and told how far it is. */
import type { Item, Slip } from "./slip";
import type { Failure, Step } from "./talk";

export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options?: { readonly extractDir?: string }): void;
  pyimport(name: string): never;
}

export class Missing extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

type Progress = (step: Step, share: number) => void;

/** Files that have arrived, by their address: Pyodide asks for them again, in its own way. */
const arrived = new Map<string, { readonly body: ArrayBuffer; readonly kind: string }>();
const HOME = "/home/anpfiff";

export async function python(slip: Slip, base: string, progress: Progress): Promise<Python> {
  if (typeof WebAssembly !== "object") throw new Missing("too-old");
  const items = [slip.wasm, slip.library, slip.msgspec, slip.anpfiff];
  const scripts = read(slip, base);
  const [, , msgspec, anpfiff] = await fetchedAll(items, base, progress);
  progress("unpacking", 0);
  handOut();
  const [{ loadPyodide }] = await scripts;
  const there = await loadPyodide({ indexURL: `${base}${slip.python}`, lockFileContents: LOCK, checkAPIVersion: false, env: { HOME, PYTHONHASHSEED: "0" } });
  progress("shuffling", 0);
  there.unpackArchive(msgspec as ArrayBuffer, "wheel");
  there.unpackArchive(anpfiff as ArrayBuffer, "zip", { extractDir: SITE_PACKAGES });
  arrived.clear();
  return there;
}

interface Pyodide {
  readonly loadPyodide: (how: object) => Promise<Python>;
}

/** Pyodide's scripts are read while its files come; one asks for the other only when it is called. */
function read({ scripts }: Slip, base: string): Promise<readonly [Pyodide, ...unknown[]]> {
  const all = Promise.all(scripts.map(({ path }) => import(/* @vite-ignore */ `${base}${path}`) as Promise<unknown>));
  all.catch(() => undefined); // whoever waits for them hears of it
  return all as Promise<unknown> as Promise<readonly [Pyodide, ...unknown[]]>;
}

/** Nothing is ever installed from elsewhere, so the lock names nothing. */
const LOCK = JSON.stringify({ info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14", version: "0" }, packages: {} });
const SITE_PACKAGES = "/lib/python3.14/site-packages";

async function fetchedAll(items: readonly Item[], base: string, progress: Progress): Promise<readonly ArrayBuffer[]> {
  const all = items.reduce((sum, { bytes }) => sum + bytes, 0);
  let there = 0;
  progress("fetching", 0);
  return Promise.all(
    items.map(async (item) => {
      const body = await fetched(item, base);
      progress("fetching", (there += item.bytes) / all);
      return body;
    }),
  );
}

/** The browser itself holds it against its sum: half a file is none. */
async function fetched({ path, integrity, bytes }: Item, base: string): Promise<ArrayBuffer> {
  const answer = await fetch(`${base}${path}`, { integrity }).catch(() => whyNot(`${base}${path}`));
  if (!answer.ok) throw new Missing("broken");
  const body = await answer.arrayBuffer();
  if (body.byteLength !== bytes) throw new Missing("broken");
  arrived.set(`${base}${path}`, { body, kind: path.endsWith(".wasm") ? "application/wasm" : "application/octet-stream" });
  return body;
}

/** No answer at all, or one that was not whole? A site that was renewed has other files by now: it answers, too. */
async function whyNot(address: string): Promise<never> {
  const there = await fetch(address, { method: "HEAD" }).then(() => true, () => false);
  throw new Missing(there ? "broken" : "offline");
}

/** Whatever has arrived is handed out again, also by servers that do not know what a .wasm is. */
function handOut(): void {
  const network = fetch.bind(globalThis);
  globalThis.fetch = async (asked, how) => {
    const kept = arrived.get(asked instanceof Request ? asked.url : String(asked));
    return kept === undefined ? network(asked, how) : new Response(kept.body, { headers: { "Content-Type": kept.kind } });
  };
}
