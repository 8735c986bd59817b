/** What clubs and cups say; a phone loads the one language it reads. */
import { spoken } from "../words/spoken.svelte";
import type { Words } from "./words/de";

export type { Words };

export const words = spoken<Words>({
  de: () => import("./words/de").then((words) => words.de),
  en: () => import("./words/en").then((words) => words.en),
  fr: () => import("./words/fr").then((words) => words.fr),
  it: () => import("./words/it").then((words) => words.it),
});
