import { describe, expect, it } from "vitest";
import { histogram } from "./histogram";

describe("the histogram of all throws", () => {
  it("counts each face of each die, the most frequent first", () => {
    const thrown = ["6", "1", "6"].map((face) => ({ die: "white", face }));
    expect(histogram([...thrown, { die: "black", face: "2" }])).toEqual([
      { die: "white", total: 3, faces: [{ face: "6", count: 2 }, { face: "1", count: 1 }] },
      { die: "black", total: 1, faces: [{ face: "2", count: 1 }] },
    ]);
  });
  it("is empty where no die fell", () => {
    expect(histogram([])).toEqual([]);
  });
});
