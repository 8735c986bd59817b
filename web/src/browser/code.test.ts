import { describe, expect, it } from "vitest";
import { boxes, isWhole, typed } from "./code";

describe("a code", () => {
  it("is read in small letters and with gaps", () => {
    expect(typed(" k7 r-m ")).toEqual({ code: "K7RM", strange: false });
  });
  it("leaves out what stands in no code, and says so", () => {
    expect(typed("K70M")).toEqual({ code: "K7M", strange: true });
    expect(typed("ö")).toEqual({ code: "", strange: true });
  });
  it("is found in a whole link", () => {
    expect(typed("http://192.168.2.34:8000/K7RM").code).toBe("K7RM");
    expect(typed("http://192.168.2.34:8000/K7RM/tv").code).toBe("K7RM");
    expect(typed("http://anpfiff.local/k7rmq?x=1").code).toBe("K7RMQ");
  });
  it("is never longer than any code", () => {
    expect(typed("ABCDEFGHJKM").code).toBe("ABCDEFGH");
  });
  it("is whole from four letters on", () => {
    expect(isWhole("K7R")).toBe(false);
    expect(isWhole("K7RM")).toBe(true);
  });
});

describe("the boxes", () => {
  it("are four for a short code", () => {
    expect(boxes("")).toEqual(["", "", "", ""]);
    expect(boxes("K7")).toEqual(["K", "7", "", ""]);
  });
  it("grow with a longer code, up to eight", () => {
    expect(boxes("K7RM")).toEqual(["K", "7", "R", "M", ""]);
    expect(boxes("ABCDEFGH")).toHaveLength(8);
  });
});
