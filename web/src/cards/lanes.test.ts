import { describe, expect, it } from "vitest";
import { lanes } from "./lanes";

describe("the rows", () => {
  it("stand upright on a phone", () => {
    expect(lanes(366, 480, 20)).toMatchObject({ across: false, card: 0 });
  });
  it.each([[320, 220], [366, 300], [470, 280]])("lie where a phone is low, and every number can be read (%i × %i)", (width, height) => {
    const lying = lanes(width, height, 20);
    expect(lying.across).toBe(true);
    expect(lying.width).toBeGreaterThanOrEqual(16);
  });
  it("are of whole cards on a desktop, and for the young on a phone that lies", () => {
    expect(lanes(1376, 500, 20).card).toBeGreaterThan(60);
    expect(lanes(480, 280, 11).card).toBeGreaterThan(34);
  });
  it("never cover each other", () => {
    const { height } = lanes(796, 800, 20);
    expect(height * 20).toBeLessThan(800);
  });
});
