import { afterEach, describe, expect, it, vi } from "vitest";
import { withoutSources } from "../ui/book";
import { ruleText } from "./rule";

describe("the rule book", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("leaves out where a sentence comes from, and nothing else", () => {
    expect(withoutSources("Lay a card. (text p. 2) Or draw (at most three). (ruling: see RAUS-7)")).toBe("Lay a card. Or draw (at most three).");
  });
  it("finds a rule on the page that its letters name, and asks for each page once", async () => {
    const asked = vi.fn(async (path: string) => ({ ok: true, json: async () => ({ rules: [{ id: "DUEL-2", text: `${path} (published)` }] }) }));
    vi.stubGlobal("fetch", asked);
    expect(await ruleText("DUEL-2", "fr")).toBe("/api/rules/zweikampf?lang=fr");
    expect(await ruleText("DUEL-99", "fr")).toBe("DUEL-99");
    expect(asked).toHaveBeenCalledOnce();
  });
  it("asks again for a page that could not be had", async () => {
    vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new Error("away"))));
    await expect(ruleText("KF-1", "de")).rejects.toThrow();
    vi.stubGlobal("fetch", vi.fn(async () => ({ ok: true, json: async () => ({ rules: [{ id: "KF-1", text: "Da." }] }) })));
    expect(await ruleText("KF-1", "de")).toBe("Da.");
  });
});
