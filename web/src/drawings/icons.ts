/** Line signs, 24 × 24, in the current colour. */

import { svg } from "./svg";

const LINES = {
  back: "M15 4l-8 8 8 8",
  help: "M8 8.5a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.2-1.5 2.5M12 19v.5",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9q2.5 3 0 6M18.5 6.5q5 5.5 0 11",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  pause: "M8 5v14M16 5v14",
  play: "M7 4l12 8-12 8z",
  undo: "M8 4L3 9l5 5M4 9h10a6 6 0 0 1 0 12h-3",
  next: "M5 4l8 8-8 8M13 4l8 8-8 8",
  previous: "M19 4l-8 8 8 8M11 4l-8 8 8 8",
  up: "M12 21V4M5 11l7-7 7 7",
  down: "M12 3v17M5 13l7 7 7-7",
  left: "M21 12H4M11 5l-7 7 7 7",
  right: "M3 12h17M13 5l7 7-7 7",
  check: "M4 13l5 5L20 6",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 7v5l4 2",
  people: "M8 11a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7M2 20c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 1 0 0-6M17 14c3 0 5 2 5 6",
  person: "M12 11.5a4 4 0 1 1 0-8 4 4 0 0 1 0 8M4 21c0-5 4-7 8-7s8 2 8 7",
  tv: "M3 5h18v12H3zM8 21h8",
  phone: "M7 2h10v20H7zM11 19h2",
  tablet: "M4 3h16v18H4zM11 18h2",
  turn: "M4 9a8 8 0 0 1 14-3l2 2M20 3v5h-5M20 15a8 8 0 0 1-14 3l-2-2M4 21v-5h5",
  globe: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3q6 9 0 18M12 3q-6 9 0 18",
  moon: "M19 14A8 8 0 0 1 10 4a8 8 0 1 0 9 10z",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7",
  settings:
    "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  book: "M12 6c-2-2-5-2.5-9-2.5V19c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5V3.5c-4 0-7 .5-9 2.5zM12 6v15",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  lock: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4",
  unlock: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.5-2",
  door: "M6 21V3h12v18M3 21h18M14 12v.5",
  leave: "M13 4H5v16h8M10 12h11M17 8l4 4-4 4",
  link: "M10 14a4 4 0 0 0 6 .5l3.5-3.5a4 4 0 0 0-6-6L12 6.5M14 10a4 4 0 0 0-6-.5L4.5 13a4 4 0 0 0 6 6l1.5-1.5",
  share: "M12 15V3M8 6.5L12 3l4 3.5M5 12v9h14v-9",
  star: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 16.9 6.4 20l1.3-6.2L3 9.5l6.3-.7z",
  replay: "M5 8a8.5 8.5 0 1 1-1 7M4 3v6h6M10.5 9.5l5 3-5 3z",
  whistle: "M2.5 8h12a6 6 0 1 1-5.8 7.5l-6.2-2zM14.5 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4M8 4.5L7 2M12 4.5V2",
  hand: "M7 13V6.5a1.7 1.7 0 0 1 3.4 0V11M10.4 11V4.5a1.7 1.7 0 0 1 3.4 0V11M13.8 11V6a1.7 1.7 0 0 1 3.4 0v8.5c0 4-2.2 6.5-5.7 6.5-3 0-4.6-1.4-6-4.3L3.6 13c-.6-1.7 1.5-2.6 2.5-1z",
  signal: "M4 20v-3M9 20v-7M14 20V9M19 20V4",
  offline: "M4 20v-3M9 20v-7M14 20V9M19 20V4M3 3l18 18",
  copy: "M8 8h12v13H8zM16 8V3H4v13h4",
  print: "M7 8V3h10v5M7 17H3V8h18v9h-4M7 13h10v8H7z",
  save: "M12 3v13M6 10.5l6 5.5 6-5.5M4 20.5h16",
  open: "M3 20V5h6l2.5 3H21v12z",
  box: "M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5L21 21",
} as const;

export type Icon = keyof typeof LINES;
export const ICONS = Object.keys(LINES) as readonly Icon[];

export function icon(name: Icon, label?: string): string {
  const line = `<path d="${LINES[name]}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return svg(24, 24, line, { label, cls: "icon" });
}
