/**
 * Parts of the page that are loaded when they are needed. A line that breaks just then costs a moment, never the part: browsers
 * remember a file that failed to come, and Vite a style, so it is asked for under another name.
 */
import { ask } from "../wire/server";

type Load<Part> = () => Promise<Part>;

/** What a part needs of the world. */
export interface World {
  readonly reachable: () => Promise<boolean>;
  readonly moment: (milliseconds: number) => Promise<unknown>;
  readonly script: (url: string) => Promise<object>;
  readonly style: (url: string) => Promise<unknown>;
}

const STEP = 400;
const LONGEST = 4_000;
/** Tries after which it is not the line: a server that answers has other files by now. */
const TRIES = 3;
const NAMED = /https?:\/\/\S+\.(js|css)/;

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
      return await attempt();
    } catch (why) {
      if (await enough(tries)) throw why;
      await world.moment(Math.min(LONGEST, STEP * tries));
      attempt = anew(attempt, load, String(why), { name, world, tries });
    }
  }
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
