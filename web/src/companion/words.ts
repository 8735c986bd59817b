/** What is said beside a real table; a phone loads the one language it reads. */
import { spoken } from "../words/spoken.svelte";
import type { Words } from "./words/de";

export const words = spoken<Words>({
  de: () => import("./words/de").then((words) => words.de),
  en: () => import("./words/en").then((words) => words.en),
  fr: () => import("./words/fr").then((words) => words.fr),
  it: () => import("./words/it").then((words) => words.it),
});
