/** One's own cards: how they are drawn, and what is said about them. */
import type { Ball, Corner } from "../../wire/games/ligretto";
import { spoken } from "../../words/spoken.svelte";
import { reading, type Kit, type KitWords, type Read } from "../kit";
import { pitchCard } from "./drawings/pitch-card";
import { blankQuarter, quarterCard } from "./drawings/quarter";
import { sceneBack, sceneCard } from "./drawings/scene";
import { blankShirt, shirtCard } from "./drawings/shirt-card";

type Wrong =
  | "no-such-kind" | "no-such-number" | "no-such-quarter" | "no-such-ball" | "needless" | "same-back"
  | "there-twice" | "wrong-count-of-cards" | "wrong-count-of-number" | "wrong-count-of-back";

export type OwnWords = KitWords<"shirt" | "pitch" | "scene", "number" | "quarter" | "ball", Wrong>;

export const kit: Kit = {
  words: spoken<OwnWords>({
    de: () => import("./kit/de").then((words) => words.de),
    en: () => import("./kit/en").then((words) => words.en),
    fr: () => import("./kit/fr").then((words) => words.fr),
    it: () => import("./kit/it").then((words) => words.it),
  }),
  drawn(piece, sort) {
    const read = reading(piece, sort);
    if (sort.name === "shirt") return [shirt(read("number")), quarter(read)];
    return [sort.name === "pitch" ? pitchCard(read("number") === "" ? null : Number(read("number"))) : scene(read)];
  },
};

const shirt = (number: string): string => (number === "" ? blankShirt("black") : shirtCard("black", Number(number)));

function quarter(read: Read): string {
  const corner = read("quarter");
  if (corner === "") return blankQuarter();
  return quarterCard({ corner: corner as Corner, ball: (read("ball") || "none") as Ball, upside_down: false });
}

const scene = (read: Read): string =>
  read("quarter") && read("ball") ? sceneCard({ corner: read("quarter") as Corner, ball: read("ball") as Ball }) : sceneBack();
