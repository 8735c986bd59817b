/// <reference types="node" />
/** A component is markup and style; what it knows and decides stands in a module beside it, which tests drive without a page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const MOST = 200;
const COMPONENTS = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
const lines = (name: string): number => readFileSync(join("src", name), "utf8").trimEnd().split("\n").length;

it(`no component has more than ${MOST} lines`, () => {
  expect(COMPONENTS.length).toBeGreaterThan(100);
  expect(COMPONENTS.filter((name) => lines(name) > MOST)).toEqual([]);
});
