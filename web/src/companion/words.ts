/** What is said beside a real table; a phone loads the one language it reads. */
import { spoken } from "../words/spoken.svelte";
import type { Words } from "./words/de";

export const words = spoken<Words>({
  de: () => import("./words/de").then((found) => found.de),
  en: () => import("./words/en").then((found) => found.en),
  fr: () => import("./words/fr").then((found) => found.fr),
  it: () => import("./words/it").then((found) => found.it),
});
