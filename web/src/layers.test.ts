/// <reference types="node" />
/** Who may know whom: the layers of docs/client.md, held against every import. Tests may look anywhere. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** From the bottom to the top, one row each; then what starts it all. */
const ROWS = readFileSync("../docs/client.md", "utf8").split("| folder, lowest first |")[1]?.split("\n\n")[0]?.split("\n").slice(2) ?? [];
const LAYERS = [...ROWS.map((row) => [...(row.split("|")[1] ?? "").matchAll(/`([\w-]+)\/`/g)].map(([, name]) => name)), ["App.svelte"], ["main.ts"]];

interface Import {
  readonly from: string;
  readonly to: string;
}

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"));
const text = (name: string): string => readFileSync(join("src", name), "utf8");
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|import\.meta\.glob[^(]*\(\s*)["'](\.[^"'?]*)/g;
const imports = (from: string): readonly Import[] =>
  [...text(from).matchAll(IMPORT)].map(([, to = ""]) => ({ from, to: normalize(join(dirname(from), to)) })).filter(({ to }) => !to.endsWith(".css"));
const ALL = SOURCES.flatMap(imports);

const folder = (path: string): string => path.split("/")[0] ?? "";
const height = (path: string): number => LAYERS.findIndex((layer) => layer.includes(/^(App|main)\b/.exec(path) ? path : folder(path)));
const told = ({ from, to }: Import): string => `${from} -> ${to}`;

/** `games/<game>/…` is one game's own; `games/*` is the shelf that finds them by id. */
const GAMES = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const gameOf = (path: string): string | undefined => GAMES.find((game) => path.startsWith(`games/${game}/`) || path === `games/${game}`);

describe("the layers", () => {
  it("hold every file", () => {
    expect(LAYERS.length).toBeGreaterThan(10);
    expect(SOURCES.filter((name) => height(name) < 0)).toEqual([]);
    expect(ALL.length).toBeGreaterThan(1_000);
  });
  it("know only what lies below them, so that no two folders know each other", () => {
    const upwards = ALL.filter(({ from, to }) => folder(from) !== folder(to) && height(from) <= height(to));
    expect(upwards.map(told)).toEqual([]);
  });
});

describe("a game", () => {
  it("knows no other game", () => {
    const strangers = ALL.filter(({ from, to }) => gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to));
    expect(strangers.map(told)).toEqual([]);
  });
  it("is found by its id: nothing outside its folder reaches into it", () => {
    const reaches = ALL.filter(({ from, to }) => gameOf(to) && gameOf(from) === undefined);
    expect(reaches.map(told)).toEqual([]);
  });
  it("is named nowhere else but in its messages", () => {
    const named = new RegExp(`["'\`/](${GAMES.join("|")})["'\`/]`);
    const elsewhere = SOURCES.filter((name) => gameOf(name) === undefined && !name.startsWith("wire/games/"));
    expect(elsewhere.filter((name) => named.test(text(name)) && name !== "table/sounds.ts")).toEqual([]); // a foul is a sound, too
  });
});
