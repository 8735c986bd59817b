/// <reference types="node" />
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ANIMALS, animal } from "../drawings/animals";
import { LEVELS } from "../drawings/bots";
import { elfmeterFaces } from "./elfmeter/sheet";
import { pitchNumbers, quarters, scenes, shirtNumbers } from "./ligretto/sheet";
import { faces } from "./wuerfel-fussball/sheet";
import { DEFS } from "../drawings/patterns";
import { COLOURS } from "../drawings/symbols";
import { TEAMS } from "../drawings/team";
import { facing, fieldBox, pitchSize, type Lie } from "./wuerfel-fussball/drawings/pitch";
import { colourOf, numberCard, numberCardOf, numberOf } from "../cards/number-card";
import { qrPath } from "../drawings/qr";
import { drawn } from "./sheet";
import { TILES } from "./tiles";
import { rankOf, suitCard, suitOf } from "./karten-fussball/drawings/suit-card";
import { zero } from "../drawings/svg";
import { faultOf } from "../drawings/well-formed";

const PYTHON = "../src/anpfiff";
const DECKS = {
  elfmeter: readFileSync(`${PYTHON}/games/elfmeter/deck.csv`, "utf8"),
  ligretto: readFileSync(`${PYTHON}/games/ligretto/deck.csv`, "utf8"),
  "wuerfel-fussball": readFileSync(`${PYTHON}/games/wuerfel_fussball/dice.toml`, "utf8"),
};
const NASTY = `"><script>alert('Rote & Elf')</script>`;

describe("every drawing", () => {
  const all = drawn(DECKS, NASTY).flatMap(({ title, drawings }) =>
    drawings.map((drawing) => [title, drawing] as const),
  );
  const unnamed = drawn(DECKS).flatMap(({ drawings }) => drawings);

  it("is well-formed", () => {
    expect(all.map(([title, drawing]) => [title, faultOf(drawing)]).filter(([, fault]) => fault)).toEqual([]);
    expect(faultOf(DEFS)).toBeNull();
  });

  it("has its label escaped, and only once", () => {
    const label = 'aria-label="&quot;&gt;&lt;script&gt;alert(&#39;Rote &amp; Elf&#39;)&lt;/script&gt;"';
    expect(all.filter(([, drawing]) => drawing.split(label).length !== 2 || drawing.includes("<script"))).toEqual([]);
  });

  it("is hidden from screen readers without a label", () => {
    expect(unnamed.filter((drawing) => !/^<\w+ [^>]*aria-hidden="true"/.test(drawing))).toEqual([]);
  });

  it("says nothing itself and has no holes", () => {
    expect(all.filter(([, drawing]) => /NaN|undefined|null|Infinity/.test(drawing))).toEqual([]);
  });

  it("refers only to what the page holds once, and brings no ids of its own", () => {
    const held = new Set([...DEFS.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = new Set(unnamed.flatMap((drawing) => [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)));
    expect([...wanted].filter((id) => !held.has(id))).toEqual([]);
    expect(unnamed.filter((drawing) => drawing.includes(" id="))).toEqual([]);
  });

  it("takes its colours from the tokens", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    const used = new Set(
      unnamed.flatMap((drawing) => [...drawing.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "")),
    );
    used.delete("--seam");
    expect([...used].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  });

  it("looks like no other of its kind, unless the deck has two of them", () => {
    const elfmeter = new Set(elfmeterFaces(DECKS.elfmeter).map((face) => JSON.stringify(face))).size * TEAMS.length;
    const dice = new Set(faces(DECKS["wuerfel-fussball"]).map((face) => JSON.stringify(face))).size;
    const different = (drawings: readonly string[]) => new Set(drawings).size;
    for (const { title, drawings } of drawn(DECKS)) {
      const wanted = title === "elfmeter" ? elfmeter : title === "die faces" ? dice : drawings.length;
      expect([title, different(drawings)]).toEqual([title, wanted]);
    }
  });

  it("costs little on the way", () => {
    const shared = ["svg", "patterns", "ball", "card-back", "team", "glove", "chalk", "animals", "bots", "icons", "flaps", "logo", "qr"];
    const kit = shared.map((name) => `drawings/${name}`).concat("drawings/symbols", "drawings/scenery", "drawings/cube", "cards/number-card", "games/tiles", "games/elfmeter/drawings/card");
    kit.push(...["shirt-card", "quarter", "scene", "pitch-card"].map((name) => `games/ligretto/drawings/${name}`), "games/karten-fussball/drawings/suit-card");
    kit.push(...["die-sign", "result-sign", "die", "die-face", "pitch"].map((name) => `games/wuerfel-fussball/drawings/${name}`));
    kit.push(...TILES.map((game) => `games/${game}/tile`));
    const size = gzipSync(kit.map((name) => readFileSync(`src/${name}.ts`)).join("")).length;
    console.info(`the kit: ${(size / 1024).toFixed(1)} kB gzip, comments and all`);
    expect(size).toBeLessThan(28 * 1024);
  });
});

describe("the decks", () => {
  it("are read whole", () => {
    expect(elfmeterFaces(DECKS.elfmeter)).toHaveLength(48);
    expect(shirtNumbers(DECKS.ligretto)).toHaveLength(60);
    expect(quarters(DECKS.ligretto)).toHaveLength(120);
    expect(pitchNumbers(DECKS.ligretto)).toHaveLength(24);
    expect(scenes(DECKS.ligretto)).toHaveLength(8);
    expect(faces(DECKS["wuerfel-fussball"])).toHaveLength(48);
  });

  it("count number cards as the wire does", () => {
    expect([colourOf(10), numberOf(10)]).toEqual(["red", 11]);
    expect([colourOf(79), numberOf(79)]).toEqual(["grey", 20]);
    expect(COLOURS.flatMap((colour) => [1, 20].map((number) => numberCardOf(colour, number)))).toEqual([
      0, 19, 20, 39, 40, 59, 60, 79,
    ]);
  });

  it("count suits as the wire does, and can show another language's letters", () => {
    expect([suitOf(0), rankOf(0), suitOf(31), rankOf(31)]).toEqual(["diamonds", 0, "clubs", 7]);
    expect(suitCard(5, "", ["7", "8", "9", "10", "J", "Q", "K", "A"])).toContain(">Q<");
  });

  it("have a ten that nobody cuts off: 4 mm of a card 56 mm wide lie left of it", () => {
    const [, x = "0", size = "0", spacing = "0"] = /x="(\d+)" y="\d+" font-size="(\d+)".*letter-spacing="(-?\d+)">1O</.exec(suitCard(3)) ?? [];
    const left = Number(x) - (2 * 0.62 * Number(size) + Number(spacing)) / 2; // the widest figure of these letters is 0.62 of their size
    expect((left / 100) * 56).toBeGreaterThanOrEqual(4);
  });

  it("refuse a card that does not exist", () => {
    expect(() => numberCard(80)).toThrow(RangeError);
  });
});

describe("faces", () => {
  it("are exactly the animals that the server gives names to", () => {
    const names = readFileSync(`${PYTHON}/wire/words.py`, "utf8");
    const given = /^Animal: TypeAlias = Literal\[([^\]]*)\]/m.exec(names)?.[1]?.match(/\w+/g) ?? [];
    expect(given).toEqual([...ANIMALS]);
    expect(ANIMALS).toHaveLength(16);
  });

  it("are other ones than the bots', but for the fox, who is tin there", () => {
    expect(LEVELS.filter((level) => ANIMALS.some((name) => name === level))).toEqual(["fox"]);
  });

  it("show a ball for whoever is not drawn, whatever it is called", () => {
    expect(animal("toString")).toBe(animal("otter"));
  });
});

describe("the pitch", () => {
  const lies: readonly Lie[] = ["upright", "tall", "lying"];

  it("has its fields where they are drawn: the attack goes up or right", () => {
    expect(fieldBox("upright", [1, 11]).y).toBeLessThan(fieldBox("upright", [1, 1]).y);
    expect(fieldBox("upright", [1, 11]).x).toBeLessThan(fieldBox("upright", [5, 11]).x);
    expect(fieldBox("lying", [1, 11]).x).toBeGreaterThan(fieldBox("lying", [1, 1]).x);
    expect(fieldBox("lying", [1, 11]).y).toBeLessThan(fieldBox("lying", [5, 11]).y);
  });

  it.each(lies)("lies in the middle of its drawing (%s)", (lie) => {
    const [low, high] = [fieldBox(lie, [1, 1]), fieldBox(lie, [5, 11])];
    expect((low.x + high.x + high.width) / 2).toBeCloseTo(50);
    expect((low.y + high.y + high.height) / 2).toBeCloseTo(50);
    expect(pitchSize(lie).width).toBeGreaterThan(0);
  });

  it("is counted from the other end by the other side", () => {
    expect(facing([1, 11])).toEqual([5, 1]);
    expect(facing(facing([2, 3]))).toEqual([2, 3]);
  });
});

describe("small things", () => {
  it("draw a round zero", () => expect(zero(20)).toBe("2O"));
  it("draw only a code's dark modules", () =>
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z"));
});

describe("the dark room", () => {
  it("is the same by the device's wish and by the person's own", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    const block = (start: string) =>
      tokens
        .slice(tokens.indexOf(start) + start.length)
        .split("}")[0]
        ?.match(/[-\w]+: [^;]+;/g);
    expect(block(':root:not([data-room="light"]) {')).toEqual(block('\n:root[data-room="dark"] {'));
  });
});
