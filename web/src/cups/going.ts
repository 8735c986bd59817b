/** The ways from a cup to one of its tables: to one's own chair, or into the stands. */
import { sendOn } from "../browser/errand";
import { whereabouts } from "../browser/place.svelte";
import { keepTokens } from "../browser/token";
import type { Mine, TableShown } from "../wire/cups";

/** The token that the cup gave for the chair lies where a table looks for it. */
export function sitDown(cup: string, { code, token }: Pick<Mine, "code" | "token">): void {
  keepTokens(code, [token]);
  sendOn(cup, code);
  whereabouts.go({ at: "table", code, watch: false });
}

export function watch(cup: string, { code, key }: Pick<TableShown, "code" | "key">): void {
  sendOn(cup, code);
  whereabouts.go({ at: "table", code, watch: true, key });
}

/** Can one sit down there now? Before the kick-off one waits at the cup's page. */
export const isCalled = (mine: Mine | null): mine is Mine => mine !== null && !mine.bye && mine.started && mine.code !== "";
