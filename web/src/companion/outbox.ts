/** Reports on their way to the server: kept here until it has them, so that a table in the garden loses nothing. */
import { keep, kept } from "../browser/keeping";
import type { Report } from "../wire/answers";
import { reach } from "../wire/ends";

const NAME = "real-outbox";
const MOST = 50;
/** The server has understood and says no for good: telling it again would not help. */
const FINAL = new Set([200, 400, 409, 413]);

export type Post = (report: Report) => Promise<number>;

const posted: Post = async (report) => (await reach("/api/matches", { method: "POST", body: JSON.stringify(report) })).status;

export function waiting(): readonly Report[] {
  try {
    const reports: unknown = JSON.parse(kept(NAME) ?? "[]");
    return Array.isArray(reports) ? (reports as Report[]) : [];
  } catch {
    return [];
  }
}

export function put(report: Report): void {
  write([...waiting().filter(({ link }) => link !== report.link), report].slice(-MOST));
}

/** A match that goes on after all was never over. */
export function take(link: string): void {
  write(waiting().filter((report) => report.link !== link));
}

let sending: Promise<void> | null = null;

/** Everything that waits, one after the other; what does not get through waits on. */
export function send(post: Post = posted): Promise<void> {
  sending ??= deliver(post).finally(() => (sending = null));
  return sending;
}

async function deliver(post: Post): Promise<void> {
  for (const report of waiting()) {
    const status = await post(report).catch(() => 0);
    if (!FINAL.has(status)) return;
    take(report.link);
  }
}

const write = (reports: readonly Report[]): void => keep(NAME, reports.length ? JSON.stringify(reports) : null);
