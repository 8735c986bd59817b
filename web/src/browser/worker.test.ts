/** The service worker: the shelf holds one build, never the ones before. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Event {
  readonly request: { url: string; mode: string };
  respondWith(answer: Promise<Response>): void;
}

/** The worker in a browser made of maps. */
function worker(files: Record<string, string>) {
  const shelves = new Map<string, Map<string, Response>>();
  const path = (request: string | { url: string }): string =>
    new URL(typeof request === "string" ? request : request.url, "http://x").pathname;
  const shelf = (name: string) => {
    const held = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, held);
    return {
      put: async (key: string | { url: string }, answer: Response) => void held.set(path(key), answer),
      addAll: async (keys: string[]) => keys.forEach((key) => held.set(path(key), new Response(files[path(key)]))),
    };
  };
  const caches = {
    open: async (name: string) => shelf(name),
    match: async (key: string | { url: string }) =>
      [...shelves.values()].map((held) => held.get(path(key))).find((answer) => answer !== undefined)?.clone(),
    delete: async (name: string) => shelves.delete(name),
    keys: async () => [...shelves.keys()],
  };
  const fetched = async (request: { url: string }): Promise<Response> => {
    const text = files[path(request)];
    if (text === undefined) throw new TypeError("no network");
    return new Response(text);
  };
  const source = readFileSync("public/sw.js", "utf8");
  const make = new Function("caches", "fetch", `let onfetch, onmessage, onactivate; ${source}; return { onfetch, onmessage, onactivate }`);
  const { onfetch, onactivate } = make(caches, fetched) as {
    onfetch: (event: Event) => void;
    onactivate: (event: { waitUntil(done: Promise<unknown>): void }) => void;
  };
  const ask = async (url: string, mode = "no-cors"): Promise<string> => {
    const answers: Promise<Response>[] = [];
    onfetch({ request: { url: `http://x${url}`, mode }, respondWith: (given) => answers.push(given) });
    return (await answers[0])?.text() ?? "";
  };
  const activate = (): Promise<unknown> =>
    new Promise((resolve) => onactivate({ waitUntil: (done) => void done.then(resolve) }));
  const held = (): string[] => [...shelves.values()].flatMap((each) => [...each.keys()]).sort();
  return { ask, held, activate, shelves, shelf };
}

describe("the service worker", () => {
  it("keeps the page and what it loads, and shows them without a server", async () => {
    const files: Record<string, string> = { "/": "one", "/assets/a-1.js": "a" };
    const { ask, held } = worker(files);
    await ask("/", "navigate");
    await ask("/assets/a-1.js");
    delete files["/"];
    delete files["/assets/a-1.js"];
    expect([await ask("/K7MQ", "navigate"), await ask("/assets/a-1.js")]).toEqual(["one", "a"]);
    expect(held()).toEqual(["/", "/assets/a-1.js"]);
  });

  it("throws the files of an older build away when the page has changed, and not before", async () => {
    const files: Record<string, string> = { "/": "one", "/assets/a-1.js": "a", "/assets/a-2.js": "b" };
    const { ask, held } = worker(files);
    await ask("/", "navigate");
    await ask("/assets/a-1.js");
    await ask("/", "navigate");
    expect(held()).toEqual(["/", "/assets/a-1.js"]);
    files["/"] = "two";
    expect(await ask("/", "navigate")).toBe("two");
    await ask("/assets/a-2.js");
    expect(held()).toEqual(["/", "/assets/a-2.js"]);
  });

  it("clears the shelves of older workers when it takes over", async () => {
    const { activate, shelf, shelves } = worker({});
    shelf("anpfiff-old");
    shelf("anpfiff");
    await activate();
    expect([...shelves.keys()]).toEqual(["anpfiff"]);
  });
});
