/** Where in the client one is: the address bar says it, and the back button works. */
import { pocketed } from "../wire/ends";

export type Place =
  | { readonly at: "lobby" }
  | { readonly at: "table"; readonly code: string; readonly watch: boolean; readonly key?: string }
  | { readonly at: "match"; readonly link: string }
  | { readonly at: "rules"; readonly game: string; readonly rule: string | null }
  | { readonly at: "lesson"; readonly game: string }
  | { readonly at: "copy"; readonly game: string }
  | Beside
  | Cups;

/** Beside a real table; none of the first words can be the code of a table: each has a letter that codes have not. */
export type Beside =
  | { readonly at: "real"; readonly game: string | null; readonly tool: Tool }
  | { readonly at: "penalty"; readonly code: string | null }
  | { readonly at: "report"; readonly link: string }
  | { readonly at: "matches" };
/** A club and its competitions; their first words have such a letter, too. What is secret stands behind the # and is never put back there. */
export type Cups =
  | { readonly at: "pass"; readonly token: string | null }
  | { readonly at: "club"; readonly leaf: "home" | "new" }
  | { readonly at: "club"; readonly leaf: "join"; readonly code: string }
  | { readonly at: "cup"; readonly id: string; readonly leaf: CupLeaf; readonly key?: string };
export const CUP_LEAVES = ["phone", "desk", "hall", "season"] as const;
export type CupLeaf = (typeof CUP_LEAVES)[number];

export const TOOLS = ["score", "throws", "rules"] as const;
export type Tool = (typeof TOOLS)[number];

export function placeOf(path: string, hash = ""): Place {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decoded);
  if (first === "match" && second) return { at: "match", link: second };
  if (first === "rules" && second) return { at: "rules", game: second, rule: hash.slice(1) || null };
  if (first === "learn" && second) return { at: "lesson", game: second };
  if (first === "copy" && second) return { at: "copy", game: second };
  if (first === "real") return { at: "real", game: second || null, tool: TOOLS.find((tool) => tool === third) ?? "score" };
  if (first === "penalty") return { at: "penalty", code: second ? second.toUpperCase() : null };
  if (first === "report" && second) return { at: "report", link: second };
  if (first === "matches") return { at: "matches" };
  if (first === "pass") return { at: "pass", token: hash.slice(1) || null };
  if (first === "club") return clubOf(second, third);
  if (first === "cup" && second) return { at: "cup", id: second, leaf: CUP_LEAVES.find((leaf) => leaf === third) ?? "phone", ...(hash.length > 1 ? { key: hash.slice(1) } : {}) };
  if (/^[A-Za-z0-9]{4,8}$/.test(first)) return { at: "table", code: first.toUpperCase(), watch: second === "tv", ...(hash.length > 1 ? { key: hash.slice(1, 17) } : {}) };
  return { at: "lobby" };
}

function clubOf(leaf: string, code: string): Place {
  if (leaf === "join" && code) return { at: "club", leaf, code: code.toUpperCase() };
  return { at: "club", leaf: leaf === "new" ? "new" : "home" };
}

/** A link that was cut or mistyped is still a link. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function pathOf(place: Place): string {
  switch (place.at) {
    case "lobby":
      return "/";
    case "table":
      return `/${place.code}${place.watch ? "/tv" : ""}${place.key === undefined ? "" : `#${place.key}`}`;
    case "match":
      return `/match/${place.link}`;
    case "rules":
      return `/rules/${place.game}${place.rule === null ? "" : `#${place.rule}`}`;
    case "lesson":
      return `/learn/${place.game}`;
    case "copy":
      return `/copy/${place.game}`;
    case "real":
      return ["/real", place.game, place.tool === "score" ? null : place.tool].filter(Boolean).join("/");
    case "penalty":
      return place.code === null ? "/penalty" : `/penalty/${place.code}`;
    case "report":
      return `/report/${place.link}`;
    case "matches":
      return "/matches";
    case "pass":
      return "/pass";
    case "club":
      return place.leaf === "join" ? `/club/join/${place.code}` : place.leaf === "new" ? "/club/new" : "/club";
    case "cup":
      return `/cup/${place.id}${place.leaf === "phone" ? "" : `/${place.leaf}`}`;
  }
}

/** Files alone answer for no path but their own: without a server the whole place stands behind the #. */
export const addressOf = (place: Place): string => (pocketed ? `#${pathOf(place)}` : pathOf(place));

function here(): Place {
  if (!pocketed) return placeOf(location.pathname, location.hash);
  const [path = "", hash] = location.hash.slice(1).split("#");
  return placeOf(path, hash === undefined ? "" : `#${hash}`);
}

class Whereabouts {
  place = $state.raw<Place>(typeof location === "undefined" ? { at: "lobby" } : here());

  constructor() {
    if (typeof addEventListener === "function" && typeof location !== "undefined")
      addEventListener("popstate", () => (this.place = here()));
  }

  go(place: Place): void {
    history.pushState(null, "", addressOf(place));
    this.place = place;
  }

  /** The same place under its right name: no step back in the history. */
  settle(place: Place): void {
    history.replaceState(null, "", addressOf(place));
    this.place = place;
  }
}

export const whereabouts = new Whereabouts();
