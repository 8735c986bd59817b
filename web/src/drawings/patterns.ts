/** Patterns, the chalk's roughness and the arrow's tip: once per page, under fixed ids that all drawings refer to. */

const tiled = (id: string, width: number, height: number, inner: string, more = ""): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${more}>${inner}</pattern>`;

const PATTERNS = [
  // The four card colours: diagonal stripes, dots, waves, chequers.
  tiled("p-red", 9, 9, '<rect width="3" height="9" fill="#000" opacity=".13"/>', ' patternTransform="rotate(45)"'),
  tiled(
    "p-gold",
    10,
    10,
    '<g fill="#7a4b00" opacity=".3"><circle cx="2.5" cy="2.5" r="1.7"/><circle cx="7.5" cy="7.5" r="1.7"/></g>',
  ),
  tiled("p-blue", 14, 8, '<path d="M0 4q3.5-4 7 0t7 0" fill="none" stroke="#fff" stroke-width="1.6" opacity=".2"/>'),
  tiled("p-grey", 12, 12, '<path d="M0 0h6v6h6v6h-6v-6h-6z" fill="#fff" opacity=".11"/>'),
  // The teams: hoops lie, pinstripes stand.
  tiled("p-hoops", 10, 10, '<rect width="10" height="4.2" fill="#16261e" opacity=".88"/>'),
  tiled("p-pins", 7, 7, '<rect width="1.8" height="7" fill="#fffdf5" opacity=".9"/>'),
  tiled("p-net", 8, 8, '<path d="M0 0l8 8M8 0l-8 8" stroke="#fffdf5" stroke-width=".9" opacity=".55"/>'),
  tiled("p-netink", 8, 8, '<path d="M0 0l8 8M8 0l-8 8" stroke="#16261e" stroke-width=".8" opacity=".26"/>'),
  tiled(
    "p-back",
    20,
    20,
    '<path d="M10 2l8 8-8 8-8-8z" fill="none" stroke="#fffdf5" stroke-width="1.2" opacity=".38"/><circle cx="10" cy="10" r="1.8" fill="#fffdf5" opacity=".4"/>',
  ),
];

/** On still lines only: phones pay for a filter whenever something under it moves. */
const CHALKY =
  '<filter id="chalky" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="1.6"/></filter>';

/** The tip takes the colour of its line by `context-stroke`, which not every browser knows: one tip a colour instead. */
const tip = (id: string, colour: string): string =>
  `<marker id="${id}" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.4" markerHeight="4.4" orient="auto-start-reverse"><path d="M1 1l7 4-7 4" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></marker>`;

const TIPS = [tip("tip-ink", "var(--ink)"), tip("tip-chalk", "var(--chalk)"), tip("tip-go", "var(--go)")];

/** To be put once per page, before any drawing. */
export const DEFS = `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${[...PATTERNS, CHALKY, ...TIPS].join("")}</defs></svg>`;
