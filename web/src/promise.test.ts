/** The oldest browsers that play are promised in README.md: nothing here may need a younger one. */
/*
 * `public/old.js` is in words that every browser understands. Who lacks one of what it asks for is older than Safari 15.4,
 * Chrome 93, Firefox 98: `Object.hasOwn` came with the first two, `<dialog>` with the first and the last. It ships without a word.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = import.meta.dirname;
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte|css)$/.test(name) && !/\.test\.ts$/.test(name));
const text = (name: string): string => readFileSync(join(SRC, name), "utf8");

/** Younger than Safari 15.4, Chrome 93 or Firefox 98, and nothing happens without it but an error. */
const YOUNGER = /\.(findLast|findLastIndex|toSorted|toReversed|toSpliced|checkVisibility)\(|\b(structuredClone|groupBy|withResolvers)\(|AbortSignal\.(timeout|any)|Array\.fromAsync/;

it.each(files)("%s calls nothing that a promised browser lacks", (name) => {
  expect(YOUNGER.exec(text(name))?.[0]).toBeUndefined();
});

it("measures in dvh only where something is said for browsers without it, as --page has", () => {
  expect(files.filter((name) => /\d(dvh|svh|lvh)\b/.test(text(name)) && !text(name).includes("@supports (height: 1"))).toEqual([]);
});

it("hovers only where there is something to hover with: after a finger it would stay", () => {
  const bare = (name: string): boolean => text(name).replaceAll(/@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "").includes(":hover");
  expect(files.filter(bare)).toEqual([]);
});

it("zooms nothing: Firefox loses the patterns of what is zoomed", () => {
  expect(files.filter((name) => /^\s*zoom:/m.test(text(name)))).toEqual([]);
});

it("names the same versions in README, in the sentence for older ones and to the builder", () => {
  const web = join(SRC, "..");
  const said = [readFileSync(join(web, "..", "README.md"), "utf8"), readFileSync(join(web, "index.html"), "utf8"), readFileSync(join(web, "vite.config.ts"), "utf8")];
  for (const words of said) expect(words.replaceAll(/ab |'/g, "").toLowerCase()).toMatch(/safari ?15\.4.*chrome ?93.*firefox ?98/);
});
