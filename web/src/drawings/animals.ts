/** Faces of people: sixteen cut-paper animals in a circle, by the server's names for them. */

import { ballAt } from "./ball";
import { BLACK, WHITE, svg } from "./svg";

/** Two eyes; with `white` the whites around them. */
export function eyes(left: number, right: number, y: number, r = 3, white = 0): string {
  const pair = (radius: number, fill: string) =>
    `<g fill="${fill}"><circle cx="${left}" cy="${y}" r="${radius}"/><circle cx="${right}" cy="${y}" r="${radius}"/></g>`;
  return (white ? pair(white, WHITE) : "") + pair(r, BLACK);
}

const line = (d: string, stroke = BLACK, width = 1.8): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

const cut = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill = BLACK): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill = BLACK, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;
/** The same on the right. */
const both = (half: string): string => `${half}<g transform="translate(64 0) scale(-1 1)">${half}</g>`;

interface Cut {
  readonly ground: string;
  readonly figure: string;
}

const FIGURES = {
  fox: {
    ground: "#f6dcae",
    figure:
      cut("M12 14l13 8h14l13-8c2 14 1 20-3 26L32 55 15 40c-4-6-5-12-3-26z", "#d9662b") +
      cut("M14 33c6 0 12 4 18 12 6-8 12-12 18-12-1 4-2 6-4 8L32 55 18 41c-2-2-3-4-4-8z", WHITE) +
      eyes(24, 40, 32) +
      oval(32, 52, 4.5, 3.5),
  },
  owl: {
    ground: "#cfe3ea",
    figure:
      cut("M13 13c6 3 10 4 19 4s13-1 19-4c1 6 1 10 0 14 1 18-6 27-19 27S12 45 13 27c-1-4-1-8 0-14z", "#8a6240") +
      eyes(23.5, 40.5, 29, 4.5, 9.5) +
      cut("M28 36h8l-4 7z", "#efb72c") +
      line("M24 47q2 3 4 0 2 3 4 0 2 3 4 0 2 3 4 0", WHITE, 1.6),
  },
  bear: {
    ground: "#f3cdb4",
    figure:
      both(dot(16, 18, 8, "#6f4a34") + dot(16, 18, 3.5, "#d9a47f")) +
      dot(32, 34, 21, "#6f4a34") +
      oval(32, 42, 11, 9, "#e6c19e") +
      eyes(23, 41, 30) +
      oval(32, 38.5, 4.5, 3.2) +
      line("M32 41v4M27 46q5 3 10 0"),
  },
  frog: {
    ground: "#f4e3a6",
    figure:
      both(dot(20, 20, 9.5, "#4e9a3f")) +
      oval(32, 37, 24, 18, "#4e9a3f") +
      eyes(20, 44, 20, 3.5, 6) +
      line("M15 39q17 14 34 0", BLACK, 2.6) +
      both(dot(29, 33, 1.3)),
  },
  hedgehog: {
    ground: "#d5e6c8",
    figure:
      cut(
        "M32 8l5 6 6-4 2 7 7-1-1 7 7 2-4 6 5 5-6 4 2 7-7 1-3 6H15l-3-6-7-1 2-7-6-4 5-5-4-6 7-2-1-7 7 1 2-7 6 4z",
        "#5d4a3e",
      ) +
      cut("M32 20c12 0 18 8 18 18S42 54 32 54 14 48 14 38s6-18 18-18z", "#edcfa6") +
      eyes(24, 40, 36) +
      oval(32, 45, 5, 4),
  },
  penguin: {
    ground: "#f5d7d0",
    figure:
      cut("M32 9c15 0 22 10 22 24s-8 22-22 22S10 47 10 33 17 9 32 9z", "#2a3136") +
      cut("M32 26c3-5 15-5 15 6 0 13-6 20-15 20s-15-7-15-20c0-11 12-11 15-6z", WHITE) +
      eyes(25, 39, 33) +
      cut("M26 39h12l-6 8z", "#ee8a2a"),
  },
  cat: {
    ground: "#dcd4ec",
    figure:
      cut("M12 12l12 7h16l12-7c2 8 2 13 1 20 0 14-9 22-21 22S11 46 11 32c-1-7-1-12 1-20z", "#7a848a") +
      both(cut("M16 19l6 3-5 5z", "#f0bfb4")) +
      eyes(23, 41, 33, 3, 5.5) +
      cut("M29 41h6l-3 4z", "#e58b7f") +
      both(line("M32 45q-4 5-8 1M8 38l10 2M8 45l10-1", WHITE)),
  },
  lion: {
    ground: "#cfe6dc",
    figure:
      cut("M32 6l7 5 8-2 2 8 8 4-3 8 5 7-7 5 0 8-8 2-4 7-8-3-8 3-4-7-8-2 0-8-7-5 5-7-3-8 8-4 2-8 8 2z", "#b8631f") +
      dot(32, 34, 17, "#f0b64b") +
      eyes(25, 39, 31) +
      cut("M28 37h8l-4 5z", BLACK) +
      both(line("M32 42q-4 5-7 2")),
  },
  elephant: {
    ground: "#f3d9a4",
    figure:
      both(
        cut("M22 15C13 7 3 14 3 27s7 20 14 18c4-1 7-4 8-9z", "#76869a") +
          cut("M19 20c-6-4-11 0-11 8s4 12 8 11c3-1 4-3 5-6z", "#c99aa4"),
      ) +
      line("M32 36v13c0 6 4 8 9 6", "#8b9bb0", 10) +
      cut("M32 9c11 0 16 8 16 18s-7 17-16 17-16-7-16-17S21 9 32 9z", "#8b9bb0") +
      both(cut("M22 40c-1 5 0 8 3 10l2-8z", WHITE)) +
      eyes(25, 39, 27) +
      line("M28.5 46h7M28.5 51h7.5", "#5f7085", 1.8),
  },
  giraffe: {
    ground: "#cde4f2",
    figure:
      cut("M23 38h18l3 22.5C36 63.5 28 63.5 20 60.5z", "#efb64a") +
      both(
        line("M26.5 18l-2-9", "#9a5b2a", 3.4) + dot(24.5, 7.5, 3.4, "#6b3d1c") + oval(14, 21, 8, 4.2, "#d99a35", 18),
      ) +
      cut("M32 14c9 0 13 4 13 10 0 7-3 11-4 18H23c-1-7-4-11-4-18 0-6 4-10 13-10z", "#efb64a") +
      cut("M28 17h8l-2 7h-4zM23 53l6-3 1 6-6 3zM35 51l6 2-1 7-6-2z", "#9a5b2a") +
      oval(32, 43, 11.5, 7.5, "#f8e2b6") +
      both(dot(28, 42, 1.6) + cut("M21 31l3-1 1 5-3 1z", "#9a5b2a")) +
      eyes(24.5, 39.5, 26) +
      line("M28 47q4 2.5 8 0"),
  },
  duck: {
    ground: "#bfe0ef",
    figure:
      cut("M10 53C10 42 18 38 29 38s20 5 22 14C46 59 39 62 32 62S16 60 10 53z", "#f2c53d") +
      cut("M18 47c5-3 13-2 17 4-5 5-13 5-17 1-1-2-1-4 0-5z", "#d99f1c") +
      cut("M25 12c-2-4-1-7 3-8-1 3 0 4 2 5 1-2 3-3 5-2-2 1-2 3-2 5z", "#f2c53d") +
      dot(29, 26, 15.5, "#f2c53d") +
      cut("M41 22c7-3 14-1 17 3 1 2 0 4-2 5-5 3-11 3-16 1z", "#e5752a") +
      line("M43 27q7 1 13-1", "#a84a12", 1.6) +
      dot(33, 22, 5, WHITE) +
      dot(34, 22, 3),
  },
  sheep: {
    ground: "#bcd7a6",
    figure:
      `<g fill="${WHITE}"><circle cx="32" cy="34" r="19"/>${both('<circle cx="21" cy="18" r="9"/><circle cx="13" cy="29" r="8"/><circle cx="14" cy="42" r="8"/><circle cx="23" cy="52" r="8"/>')}<circle cx="32" cy="14" r="9"/></g>` +
      both(oval(15.5, 33, 7.5, 4, "#4a413c", 20)) +
      cut("M32 24c8 0 12 4 12 11 0 10-5 18-12 18s-12-8-12-18c0-7 4-11 12-11z", "#5a4f49") +
      cut("M22 27c2-7 8-9 10-9s8 2 10 9c-4-3-6 0-10-2-4 2-6-1-10 2z", WHITE) +
      eyes(27, 37, 36, 2, 3.8) +
      line("M29.5 46l2.5 2 2.5-2", "#f0bfb4"),
  },
  whale: {
    ground: "#f6e3c0",
    figure:
      cut(
        "M5 38C5 27 14 21 26 21c12 0 17 8 21 13 3-2 4-6 3-9-4 0-7-3-8-8 4-1 8 1 10 4 2-3 5-3 8-2 0 4-2 7-6 7 2 14-6 26-24 26C15 52 5 47 5 38z",
        "#2f78b7",
      ) +
      cut("M5 40c9 4 25 5 38 1-3 7-8 11-15 11C14 52 6 47 5 40z", "#e4eef3") +
      line("M14 45l1 3M21 46.5l1 3.5M28 46.5v3.5M35 45l-1 3", "#8fb2c9", 1.6) +
      line("M23 17V9M23 12c-1-4-5-5-8-3M23 12c1-4 5-5 8-3", "#2f78b7", 2.6) +
      dot(16, 34, 3) +
      cut("M29 40c5 1 8 4 8 8-5 0-8-3-8-8z", "#1f5a8c"),
  },
  crab: {
    ground: "#cfe9e4",
    figure:
      both(
        line("M18 42l-8 3-2 6M19 47l-6 5v5M16 36c-5-2-6-5-4-9", "#b5361f", 3.6) +
          cut("M13 28A9.5 9.5 0 1 1 21 13l-7 6 9-1a9.5 9.5 0 0 1-10 10z", "#d2452f") +
          line("M27 30v-9", "#d2452f", 3.4),
      ) +
      oval(32, 41, 19, 13.5, "#d2452f") +
      eyes(27, 37, 19, 2.4, 4.6) +
      line("M25 44q7 6 14 0", BLACK, 2.2) +
      both(dot(21, 39, 2, "#f0a58f")),
  },
  octopus: {
    ground: "#fbe3b2",
    figure:
      both(line("M18 36c0 8-4 9-9 9M22 38c0 10-3 14-8 13M28 40c0 9-1 14-5 17", "#7d4f9c", 6.4)) +
      cut("M32 6c12 0 19 9 19 20 0 9-5 19-19 19S13 35 13 26C13 15 20 6 32 6z", "#8f5fae") +
      line("M32 42v15", "#8f5fae", 6.4) +
      eyes(24.5, 39.5, 28, 3.2, 6) +
      line("M27.5 38q4.5 3.5 9 0", WHITE, 2.2) +
      both(dot(20, 17, 2.2, "#b48bce") + dot(27, 12.5, 1.6, "#b48bce")),
  },
  parrot: {
    ground: "#f7cfd3",
    figure:
      cut("M31 13c-3-5-8-8-14-8 3 3 4 5 4 7-5-1-9 1-11 5 5 0 8 1 12 3z", "#f2c53d") +
      cut("M12 55C9 35 15 11 32 11c11 0 17 8 17 17 0 5-2 8-4 11 3 7 2 14-2 20-10 5-24 3-31-4z", "#1f8f7a") +
      cut("M12 55c0-9 4-16 11-19 6 7 6 17 1 25-4-1-8-3-12-6z", "#14685a") +
      cut("M45 20c10-1 15 7 12 19-2-4-5-5-8-6-4-1-6-5-4-13z", "#3a3431") +
      cut("M45 34c3 0 5 2 5 6-3 1-6-1-7-4z", "#3a3431") +
      dot(37, 25, 8, WHITE) +
      dot(38, 25, 3.2),
  },
} satisfies Record<string, Cut>;

export type Animal = keyof typeof FIGURES;
export const ANIMALS = Object.keys(FIGURES) as readonly Animal[];

/** 64 × 64. A face that is not drawn (a newer server's) is a ball. */
export function animal(name: string, label?: string): string {
  const { ground, figure } = isAnimal(name) ? FIGURES[name] : { ground: "#d7dedb", figure: ballAt(32, 32, 20) };
  const paper = `<circle cx="32" cy="32" r="31" fill="${ground}" stroke="${WHITE}" stroke-width="2"/>`;
  return svg(64, 64, paper + figure, { label, cls: "face" });
}

const isAnimal = (name: string): name is Animal => Object.hasOwn(FIGURES, name);
