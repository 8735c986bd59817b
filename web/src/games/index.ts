/** Every folder beside this file is a game; its page is loaded when somebody plays it. */
import type { Words } from "../wire/messages";
import { later } from "../browser/later";
import { settings } from "../browser/settings.svelte";
import { learn } from "../words/spoken.svelte";
import type { GamePage } from "../table/page";

const folders = import.meta.glob<{ default: GamePage<Words> }>("./*/index.ts");
const loaded = new Map<string, Promise<GamePage<Words>>>();

export function pageOf(game: string): Promise<GamePage<Words>> {
  const load = folders[`./${game}/index.ts`];
  if (load === undefined) return Promise.reject(new Error(`no page for ${game}`));
  const page = loaded.get(game) ?? later(load).then(async ({ default: page }) => {
    await learn(settings.lang);
    return page;
  });
  loaded.set(game, page);
  page.catch(() => loaded.delete(game)); // an old tab after an update: try again once it is reloaded
  return page;
}
