import { afterEach, describe, expect, it } from "vitest";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.sit(null, null);
  settings.helpBy("normal");
});

describe("the help", () => {
  it("is the table's for whoever sits down at it, and one's own again afterwards", () => {
    settings.helpBy("profi");
    settings.sit("ABCD", "kids");
    expect(settings.help).toBe("kids");
    settings.sit(null, null);
    expect(settings.help).toBe("profi");
  });

  it("is one's own where the table has no wish, or says nonsense", () => {
    settings.helpBy("kids");
    for (const wish of ["normal", undefined, "much"]) {
      settings.sit("ABCD", wish);
      expect(settings.help).toBe("kids");
    }
  });

  it("can be changed by everybody for themselves, at that table", () => {
    settings.sit("ABCD", "kids");
    settings.helpBy("normal");
    settings.sit("ABCD", "kids");
    expect(settings.help).toBe("normal");
    settings.sit("EFGH", "kids");
    expect(settings.help).toBe("kids");
  });

  it("follows the table's next wish", () => {
    settings.sit("ABCD", "kids");
    settings.helpBy("normal");
    settings.sit("ABCD", "profi");
    expect(settings.help).toBe("profi");
  });
});
