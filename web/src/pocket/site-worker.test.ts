/** The site's service worker: everything lies on its shelf, links find their place, and nobody else's shelf is touched. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const HOME = "https://host/games/";
const FILES = ["./", "privacy.html", "assets/a-1.js"];
type Waiting = { waitUntil(done: Promise<unknown>): void };
interface Worker {
  oninstall(event: Waiting): void;
  onactivate(event: Waiting): void;
  onfetch(event: { request: { url: string; mode: string; method: string }; respondWith(answer: Response | Promise<Response>): void }): void;
}

/** The worker in a browser made of maps; `network` is what the host has. */
function worker(network: Map<string, string>) {
  const shelves = new Map<string, Map<string, Response>>();
  const plain = (key: string | { url: string }): string => (typeof key === "string" ? key : key.url).replace(/[?#].*/, "");
  const open = async (name: string) => {
    const held = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, held);
    return { match: async (key: string) => held.get(plain(key))?.clone(), put: async (key: string, answer: Response) => void held.set(plain(key), answer) };
  };
  const caches = {
    open,
    match: async (key: string | { url: string }) => [...shelves.values()].map((held) => held.get(plain(key))).find(Boolean)?.clone(),
    delete: async (name: string) => shelves.delete(name),
    keys: async () => [...shelves.keys()],
  };
  const fetched = async (asked: string | { url: string }): Promise<Response> => {
    const text = network.get(plain(asked));
    if (text === undefined) throw new TypeError("no network");
    return text === "500" ? new Response("sorry", { status: 500 }) : new Response(text);
  };
  const source = readFileSync("../src/anpfiff/site/worker.js", "utf8").replace("'VERSION'", '"2"').replace("'FILES'", JSON.stringify(FILES));
  const self = { location: `${HOME}sw.js`, skipWaiting: () => undefined, clients: { claim: () => undefined } };
  const make = new Function("self", "caches", "fetch", `let oninstall, onactivate, onfetch; ${source}; return { oninstall, onactivate, onfetch }`);
  const { oninstall, onactivate, onfetch } = make(self, caches, fetched) as Worker;
  const until = (what: (event: Waiting) => void): Promise<unknown> => new Promise((resolve, reject) => what({ waitUntil: (done) => void done.then(resolve, reject) }));
  const ask = async (name: string, mode = "no-cors"): Promise<Response | null> => {
    let answer: Response | Promise<Response> | null = null;
    onfetch({ request: { url: HOME + name, mode, method: "GET" }, respondWith: (given) => (answer = given) });
    return answer;
  };
  return { ask, install: () => until(oninstall), activate: () => until(onactivate), shelves, open };
}

const whole = (): Map<string, string> => new Map([[HOME, "page"], [`${HOME}privacy.html`, "privacy"], [`${HOME}assets/a-1.js`, "a"]]);

describe("the site's service worker", () => {
  it("has everything without a network, each under its own name", async () => {
    const network = whole();
    const { ask, install } = worker(network);
    await install();
    network.clear();
    expect(await (await ask("", "navigate"))?.text()).toBe("page");
    expect(await (await ask("index.html", "navigate"))?.text()).toBe("page");
    expect(await (await ask("privacy.html", "navigate"))?.text()).toBe("privacy");
    expect(await (await ask("assets/a-1.js"))?.text()).toBe("a");
  });
  it("leads a server's link to its place behind the #", async () => {
    const { ask } = worker(whole());
    const answer = await ask("learn/foul?x=1", "navigate");
    expect([answer?.status, answer?.headers.get("location")]).toEqual([302, `${HOME}#/learn/foul`]);
  });
  it("shows the page that was kept when the host stumbles, and a fresh one else", async () => {
    const network = whole();
    const { ask, install } = worker(network);
    await install();
    network.set(HOME, "500");
    expect(await (await ask("", "navigate"))?.text()).toBe("page");
    network.set(HOME, "newer");
    expect(await (await ask("", "navigate"))?.text()).toBe("newer");
  });
  it("leaves alone what is not the site's", async () => {
    const { ask } = worker(whole());
    expect(await ask("404.html", "navigate")).toBeNull();
    expect(await ask("api/elsewhere")).toBeNull();
  });
  it("is not installed with half of the files, and clears only its own older shelves", async () => {
    const network = whole();
    const { install, activate, open, shelves } = worker(network);
    network.delete(`${HOME}privacy.html`);
    await expect(install()).rejects.toThrow();
    network.set(`${HOME}privacy.html`, "privacy");
    await install();
    const others = ["anpfiff", "anpfiff-site https://host/other/ 1"];
    for (const name of [...others, `anpfiff-site ${HOME} 1`]) await open(name);
    await activate();
    expect([...shelves.keys()].sort()).toEqual([...others, `anpfiff-site ${HOME} 2`].sort());
  });
});
