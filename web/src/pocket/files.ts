/** Questions that a file answers: they need no Python, so the lobby, the lessons and the rule book are there before it. */
import { holds } from "./shelf";
import type { Slip } from "./slip";

const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });

/** Null for what only the house knows. */
export async function shelved(path: string, how: RequestInit | undefined, slip: Slip, base: string): Promise<Response | null> {
  const { pathname, searchParams } = new URL(path, "http://pocket");
  const [, first, second, third] = pathname.split("/");
  const file = (name: string): Promise<Response> => fetch(`${base}${slip.pocket}${name}`);
  if (first === "health") return fetch(`${base}sw.js`, { cache: "no-store" });
  if (first !== "api") return null;
  if (second === "games") return file("games.json");
  if (second === "rules" && third) return file(`rules/${third}.${searchParams.get("lang") ?? "en"}.json`);
  if (second === "kept" && third) return (await holds(third)) ? json({}) : json({ why: "no-such-room" }, 404);
  if (second === "rooms") return json([]);
  if (second === "print" && third && (how?.method ?? "GET") === "GET") return file(`print/${third.replace(".pdf", "")}.${searchParams.get("lang") ?? "en"}.pdf`);
  if (second === "invitation" || second === "penalties" || second === "print") return json({ why: "needs-a-server" }, 501);
  return null;
}
