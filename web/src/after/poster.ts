/** The result as a picture to share, made in the page: one SVG, drawn on a canvas, handed to the phone or kept as a file. */
import { handOut } from "../browser/files";
import { animal } from "../drawings/animals";
import { bot } from "../drawings/bots";
import { BLACK, escaped, inset, WHITE } from "../drawings/svg";
import { ballAt } from "../drawings/ball";
import type { Chair } from "../wire/messages";
import type { Link } from "./chain";

const SIDE = 1080;
const FELT = "#2b6e47";
const DEEP = "#1c4a30";

export interface Poster {
  readonly title: string;
  readonly sentence: string;
  /** What the flaps say; null where nothing is scored. */
  readonly score: string | null;
  readonly chairs: readonly Pick<Chair, "name" | "animal" | "bot">[];
  readonly links: readonly Link[];
  readonly tale: readonly string[];
}

const words = (x: number, y: number, size: number, text: string, fill = WHITE, anchor = "middle", weight = 700): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" font-family="system-ui, sans-serif">${escaped(text)}</text>`;

export function posterOf({ title, sentence, score, chairs, links, tale }: Poster): string {
  const inner = [
    `<rect width="${SIDE}" height="${SIDE}" fill="${FELT}"/><circle cx="540" cy="1080" r="330" fill="none" stroke="${WHITE}" stroke-opacity=".25" stroke-width="6"/>`,
    words(540, 90, 40, title),
    faces(chairs),
    score === null ? "" : flapped(score),
    words(540, 520, sentence.length > 26 ? 50 : 66, sentence, WHITE, "middle", 800),
    paper(links, tale),
    words(540, 1040, 34, "Anpfiff"),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${inner.join("")}</svg>`;
}

/** Two stand left and right of the flaps, more in a row. */
function faces(chairs: Poster["chairs"]): string {
  const gap = SIDE / (chairs.length + (chairs.length === 2 ? 0 : 1));
  return chairs.map((chair, seat) => {
    const x = chairs.length === 2 ? (seat === 0 ? 180 : 900) : gap * (seat + 1);
    const size = Math.min(220, gap - 30);
    return inset(chair.bot ? bot(chair.bot) : animal(chair.animal), x - size / 2, 150, size, size) + words(x, 415, chairs.length > 4 ? 24 : 34, chair.name);
  }).join("");
}

function flapped(score: string): string {
  const [one = "", other = ""] = score.split(":");
  const flap = (x: number, digits: string): string => `<rect x="${x - 80}" y="170" width="160" height="190" rx="18" fill="${BLACK}"/>${words(x, 310, digits.length > 1 ? 110 : 140, digits, WHITE, "middle", 800)}`;
  return `${flap(430, one)}${flap(650, other)}${words(540, 300, 90, ":")}`;
}

function paper(links: Poster["links"], tale: Poster["tale"]): string {
  const step = Math.min(60, 900 / Math.max(1, links.length));
  const beads = links.map(({ side, kind }, n) => {
    const [x, y] = [90 + step * (n + 0.5), side === 0 ? 620 : 700];
    return `<path d="M${x} 660V${y}" stroke="${BLACK}" stroke-width="3"/>${kind === "goal" ? ballAt(x, y, Math.min(24, step / 2.2)) : `<circle cx="${x}" cy="${y}" r="${Math.min(20, step / 2.4)}" fill="${WHITE}" stroke="${BLACK}" stroke-width="3" stroke-dasharray="6 5"/>`}`;
  });
  const line = links.length === 0 ? "" : `<path d="M90 660H990" stroke="${BLACK}" stroke-width="3"/>${beads.join("")}`;
  const first = links.length === 0 ? 640 : 780;
  const told = tale.slice(0, links.length === 0 ? 5 : 3).map((sentence, n) => words(90, first + n * 54, sentence.length > 52 ? 26 : 34, sentence, BLACK, "start", 500));
  return `<rect x="54" y="566" width="972" height="390" rx="28" fill="${WHITE}" stroke="${DEEP}" stroke-width="4"/>${line}${told.join("")}`;
}

async function painted(drawing: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, SIDE, SIDE);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

/** Through the phone's own sheet where there is one, else as a file. Was it kept as a file? */
export async function share(poster: Poster): Promise<boolean> {
  const file = new File([await painted(posterOf(poster))], "anpfiff.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: poster.title }).catch(() => undefined); // whoever thinks better of it has not failed
    return false;
  }
  handOut(file, "anpfiff.png");
  return true;
}
