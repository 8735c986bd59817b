/**
 * Parts of the page that are loaded when they are needed. A line that breaks just then costs a moment, never the part: browsers
 * remember a file that failed to come, and Vite a style, so it is asked for under another name. So it is after a long silence:
 * over a line that is half open a file neither comes nor fails.
 */
import { ask } from "../wire/server";

type Load<Part> = () => Promise<Part>;

/** What a part needs of the world. */
export interface World {
  readonly reachable: () => Promise<boolean>;
  readonly moment: (milliseconds: number) => Promise<unknown>;
  readonly script: (url: string) => Promise<object>;
  readonly style: (url: string) => Promise<unknown>;
  /** Where a built file lies; all of them lie in one folder. */
  readonly beside: string;
}

const STEP = 400;
/** Longer than a file takes over the worst line that still plays. */
const SILENT = 12_000;
const LONGEST = 4_000;
/** Tries after which it is not the line: a server that answers has other files by now. */
const TRIES = 3;
const NAMED = /https?:\/\/\S+\.(js|css)/;
/** A built part names its file where it is loaded. */
const LOADED = /import\(.(\.\/[\w.-]+\.js).\)/;

const moment = (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const here: World = {
  // Over a line that is half open not even a refusal comes back.
  reachable: () => Promise.race([ask("/health").then(() => true, () => false), moment(LONGEST).then(() => false)]),
  moment,
  script: (url) => import(/* @vite-ignore */ url) as Promise<object>,
  style: (url) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url, onload: resolve, onerror: reject });
      document.head.append(link);
    }),
  beside: import.meta.url,
};

/** A part that a match cannot do without: as long as the server is away, it is tried again. */
export const later = <Part extends object>(load: Load<Part>, name = "default", world = here): Promise<Part> =>
  tried(load, name, world, async (tries) => tries >= TRIES && (await world.reachable()));

/** A part that somebody asked for: after a moment they are told that it does not come. */
export const soon = <Part extends object>(load: Load<Part>, name = "default", world = here): Promise<Part> =>
  tried(load, name, world, async (tries) => tries >= TRIES);

async function tried<Part extends object>(load: Load<Part>, name: string, world: World, enough: (tries: number) => Promise<boolean>): Promise<Part> {
  let attempt = load;
  for (let tries = 1; ; tries++) {
    try {
      return await Promise.race([attempt(), silence(load, world)]);
    } catch (why) {
      if (await enough(tries)) throw why;
      await world.moment(Math.min(LONGEST, STEP * tries));
      attempt = anew(attempt, load, String(why), { name, world, tries });
    }
  }
}

/** Nothing has come for so long that nothing will. */
async function silence(load: Load<object>, world: World): Promise<never> {
  await world.moment(SILENT);
  const file = LOADED.exec(String(load))?.[1];
  throw new Error(`nothing came of ${file === undefined ? "a part" : new URL(file, world.beside).href}`);
}

interface Retry {
  readonly name: string;
  readonly world: World;
  readonly tries: number;
}

/** The same part by another way; Safari does not say what failed, and forgets that it did. */
function anew<Part extends object>(before: Load<Part>, load: Load<Part>, why: string, { name, world, tries }: Retry): Load<Part> {
  const [url, kind] = NAMED.exec(why) ?? [];
  if (url === undefined) return before;
  const other = `${url.replace(/\?.*/, "")}?again=${tries}`;
  if (kind === "css") return async () => (await world.style(other), load());
  return async () => {
    const part = await world.script(other);
    if (!(name in part)) throw new Error(`${url} holds more than ${name}`);
    return part as Part;
  };
}
