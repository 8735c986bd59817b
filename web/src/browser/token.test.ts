import { describe, expect, it, vi } from "vitest";
import { freshToken, keepTokens, lastRoom, tokensOf } from "./token";

describe("tokens", () => {
  it("are what the server takes", () => {
    expect(freshToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(freshToken()).not.toBe(freshToken());
  });
  it("are kept by room, the last room first, also where storage is forbidden", () => {
    vi.stubGlobal("localStorage", undefined);
    keepTokens("AAAA", ["a"]);
    keepTokens("BBBB", ["b", "c"]);
    expect(lastRoom()).toBe("BBBB");
    expect(tokensOf("bbbb")).toEqual(["b", "c"]);
    keepTokens("BBBB", []);
    expect(lastRoom()).toBe("AAAA");
    expect(tokensOf("BBBB")).toEqual([]);
    vi.unstubAllGlobals();
  });
});
