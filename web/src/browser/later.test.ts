/** Parts that are loaded later, over a line that breaks. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { later, soon, type World } from "./later";

const PART = { default: "a part" };
const JS = "Failed to fetch dynamically imported module: http://x/assets/Proof-1.js";
const CSS = "Unable to preload CSS for http://x/assets/Proof-2.css";

/** A world whose line comes back after `back` tries; it notes what it was asked for. */
function world(back: number, reachable = false) {
  const asked: string[] = [];
  const answer = <T>(what: string, value: T) => async (url = what): Promise<T> => {
    asked.push(url.replace("http://x/assets/", ""));
    if (asked.length < back) throw new Error(what);
    return value;
  };
  // Moments pass at once; only of a line that hangs is there enough silence.
  const moment = (milliseconds: number): Promise<unknown> => new Promise((resolve) => (milliseconds < 10_000 ? resolve(null) : setTimeout(resolve, 50)));
  const here: World = { reachable: async () => reachable, moment, script: answer(JS, PART), style: answer(CSS, null), beside: "http://x/assets/later.js" };
  return { here, asked };
}

const failing = (why: string) => async (): Promise<typeof PART> => {
  throw new Error(why);
};

describe("a part of a match", () => {
  test("is what was loaded", async () => {
    expect(await later(async () => PART, "default", world(0).here)).toBe(PART);
  });

  test("is asked for under other names until the line is back", async () => {
    const { here, asked } = world(6);
    expect(await later(failing(JS), "default", here)).toBe(PART);
    expect(asked).toEqual(["Proof-1.js?again=1", "Proof-1.js?again=2", "Proof-1.js?again=3", "Proof-1.js?again=4", "Proof-1.js?again=5", "Proof-1.js?again=6"]);
  });

  test("is asked for under another name when nothing has come for long", async () => {
    const { here, asked } = world(0);
    // A built part: its own words name its file, and it hangs on a line that is half open.
    const load = Object.assign(() => new Promise<typeof PART>(() => undefined), { toString: () => "()=>import(`./Proof-3.js`)" });
    expect(await later(load, "default", here)).toBe(PART);
    expect(asked).toEqual(["Proof-3.js?again=1"]);
  });

  test("comes with its style, of which Vite believes that it is there", async () => {
    const { here, asked } = world(2);
    let tries = 0;
    const load = async (): Promise<typeof PART> => (++tries === 1 ? failing(CSS)() : PART);
    expect(await later(load, "default", here)).toBe(PART);
    expect(asked).toEqual(["Proof-2.css?again=1", "Proof-2.css?again=2"]);
  });

  test("is tried as it was where the browser does not say what failed", async () => {
    let tries = 0;
    const load = async (): Promise<typeof PART> => (++tries < 5 ? failing("Importing a module script failed.")() : PART);
    expect(await later(load, "default", world(0).here)).toBe(PART);
  });

  test("does not come from a server that answers and has other files", async () => {
    await expect(later(failing(JS), "default", world(Infinity, true).here)).rejects.toThrow("Proof-1.js");
  });

  test("is not taken for another that lies in the same file", async () => {
    await expect(later(failing(JS), "de", world(1, true).here)).rejects.toThrow("more than de");
  });
});

test("whoever asked for a part is told soon that it does not come", async () => {
  await expect(soon(failing(JS), "default", world(Infinity).here)).rejects.toThrow("Proof-1.js");
});

const SRC = join(import.meta.dirname, "..");
const components = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));

test.each(components)("%s waits for nothing that is loaded only once, and knows what to do without it", (name) => {
  const awaits = readFileSync(join(SRC, name), "utf8").split("{#await ").slice(1);
  for (const block of awaits.filter((block) => block.includes("import("))) {
    expect(block).toMatch(/^(later|soon)\(/);
    expect(block.slice(0, block.indexOf("{/await}"))).toContain("{:catch}");
  }
});
