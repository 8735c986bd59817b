import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LETTERS } from "../../letters";

/** Signs that no text font has; the browser takes them from elsewhere, and none of them is a word. */
const PICTURES = /[⏱●★♠♣♥♦⚽✓↗↻½°\u{1F300}-\u{1FAFF}]/u;

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = (folder: string): string[] => readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`);
const texts = [
  ...files("src").filter((name) => /words|say|said/.test(name) && name.endsWith(".ts")),
  ...files("../docs/rules").filter((name) => name.endsWith(".md")),
  "../src/anpfiff/server/room/names.py",
];

describe("the letters that are shipped", () => {
  it.each(texts)("print every word of %s", (name) => {
    const missing = new Set([...readFileSync(`${root}/${name}`, "utf8")].filter((sign) => sign > "~" && !LETTERS.includes(sign) && !PICTURES.test(sign)));
    expect([...missing]).toEqual([]);
  });
});
