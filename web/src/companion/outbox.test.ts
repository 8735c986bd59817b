import { beforeEach, expect, it } from "vitest";
import { keep } from "../browser/keeping";
import { forget, matches, remember } from "../browser/matches";
import type { Report } from "../wire/answers";
import { put, send, take, waiting } from "./outbox";

const report = (link: string): Report => ({ kind: "report", link, game: "foul", ended: 1, minutes: 1, counts: ["rounds"], sides: [], winners: [], story: [], throws: {} });
const links = () => waiting().map(({ link }) => link);

beforeEach(() => (keep("real-outbox", null), keep("matches", null)));

it("keeps a report until the server has it", async () => {
  put(report("a"));
  put(report("b"));
  await send(() => Promise.reject(new Error("away")));
  expect(links()).toEqual(["a", "b"]);
  await send(async () => 503);
  await send(async () => 429);
  expect(links()).toEqual(["a", "b"]);
  const told: string[] = [];
  await send(async ({ link }) => (told.push(link), 200));
  expect([told, links()]).toEqual([["a", "b"], []]);
});

it("does not tell again what is refused for good", async () => {
  put(report("a"));
  put(report("b"));
  await send(async ({ link }) => (link === "a" ? 400 : 409));
  expect(links()).toEqual([]);
});

it("sends everything once, however often it is asked to", async () => {
  put(report("a"));
  let count = 0;
  const slow = () => new Promise<number>((done) => setTimeout(() => (count++, done(200)), 5));
  await Promise.all([send(slow), send(slow), send(slow)]);
  expect(count).toBe(1);
});

it("puts a report in once, and takes back one that was not the end", () => {
  put(report("a"));
  put(report("a"));
  expect(links()).toEqual(["a"]);
  take("a");
  expect(links()).toEqual([]);
});

it("is empty where somebody wrote nonsense", () => {
  keep("real-outbox", "{");
  expect(waiting()).toEqual([]);
  keep("matches", "{}");
  expect(matches()).toEqual([]);
});

it("lists matches, the newest first and each once", () => {
  const match = (link: string, real: boolean) => ({ link, game: "foul", ended: 1, sides: [], real });
  remember(match("a", true));
  remember(match("b", false));
  remember(match("a", true));
  expect(matches().map(({ link }) => link)).toEqual(["b", "a"]);
  for (let n = 0; n < 100; n++) remember(match(`${n}`, true));
  expect(matches()).toHaveLength(60);
  forget("99");
  expect(matches()[0]?.link).toBe("98");
});
