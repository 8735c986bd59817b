/**
 * A QR code made in the page, for what must not be sent anywhere: byte mode, medium correction, versions 1 to 6 (ISO/IEC 18004).
 * That is a link of up to 106 signs; `qr.ts` draws it.
 */

/** For each version: bytes of content, blocks they are split into, bytes of correction for each block. */
const VERSIONS = [[16, 1, 10], [28, 1, 16], [44, 1, 26], [64, 2, 18], [86, 2, 24], [108, 4, 16]] as const;
const QUIET_BITS = 12; // four of the mode, eight of the length

type Grid = (boolean | null)[][];
type Matrix = readonly (readonly boolean[])[];

/** Rows of modules, dark ones true; null for a text that is too long. */
export function qrRows(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const place = VERSIONS.findIndex(([room]) => bytes.length * 8 + QUIET_BITS <= room * 8);
  const version = VERSIONS[place];
  if (version === undefined) return null;
  const bits = interleaved(padded(bytes, version[0]), version[1], version[2]);
  const masked = MASKS.map((_, mask) => laid(place + 1, bits, mask));
  return masked.reduce((best, other) => (unrest(other) < unrest(best) ? other : best));
}

function padded(bytes: Uint8Array, room: number): number[] {
  const bits = [...binary(4, 4), ...binary(bytes.length, 8), ...[...bytes].flatMap((byte) => binary(byte, 8))];
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const content = Array.from({ length: bits.length / 8 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2));
  for (let at = content.length, pad = 0xec; at < room; at += 1, pad ^= 0xfd) content.push(pad);
  return content;
}

const binary = (value: number, width: number): number[] => Array.from({ length: width }, (_, at) => (value >> (width - 1 - at)) & 1);

/** One byte of each block in turn, so that a stain hurts all of them a little. */
function interleaved(content: readonly number[], blocks: number, correction: number): number[] {
  const size = content.length / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => content.slice(at * size, at * size + size));
  const checks = parts.map((part) => remainder(part, correction));
  const across = (columns: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, at) => columns.map((column) => column[at] ?? 0)).flat();
  return [...across(parts, size), ...across(checks, correction)].flatMap((byte) => binary(byte, 8));
}

/** In the field of 256 with x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function remainder(part: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < degree; at += 1, root = times(root, 2))
    divisor = [...divisor, 0].map((factor, place) => factor ^ times(divisor[place - 1] ?? 0, root));
  const rest = Array<number>(degree).fill(0);
  for (const byte of part) {
    const lead = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.slice(1).forEach((factor, place) => (rest[place] = (rest[place] ?? 0) ^ times(factor, lead)));
  }
  return rest;
}

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

function laid(version: number, bits: readonly number[], mask: number): Matrix {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  drawFinders(grid, size);
  if (version > 1) square(grid, size - 7, size - 7, 2, (ring) => ring !== 1);
  drawTiming(grid, size);
  drawFormat(grid, size, mask);
  fill(grid, size, bits, MASKS[mask] as (y: number, x: number) => boolean);
  return grid as boolean[][];
}

function put(grid: Grid, y: number, x: number, dark: boolean): void {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = dark;
}

function square(grid: Grid, y: number, x: number, reach: number, dark: (ring: number) => boolean): void {
  for (let down = -reach; down <= reach; down += 1)
    for (let across = -reach; across <= reach; across += 1) put(grid, y + down, x + across, dark(Math.max(Math.abs(down), Math.abs(across))));
}

function drawFinders(grid: Grid, size: number): void {
  for (const [y, x] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(grid, y, x, 4, (ring) => ring !== 2 && ring !== 4);
}

function drawTiming(grid: Grid, size: number): void {
  for (let at = 8; at < size - 8; at += 1) {
    put(grid, 6, at, at % 2 === 0);
    put(grid, at, 6, at % 2 === 0);
  }
}

/** Correction and mask, twice, with a checksum of their own; medium correction is 00. */
function drawFormat(grid: Grid, size: number, mask: number): void {
  let rest = mask;
  for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    put(grid, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, 8, dark);
    put(grid, 8, at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, dark);
  }
  put(grid, size - 8, 8, true);
}

/** In columns of two from the right, up and down in turn, around what stands there already. */
function fill(grid: Grid, size: number, bits: readonly number[], mask: (y: number, x: number) => boolean): void {
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const upwards = ((right > 6 ? right : right + 1) & 2) === ((size - 1) & 2);
        const y = upwards ? size - 1 - step : step;
        if (grid[y]?.[x] === null) put(grid, y, x, (bits[next++] === 1) !== mask(y, x));
      }
}

/** Long runs of one colour are what cameras stumble over. */
function unrest(rows: Matrix): number {
  const turned = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  const runs = [...rows, ...turned].flatMap((row) => row.map(Number).join("").match(/0{5,}|1{5,}/g) ?? []);
  return runs.reduce((sum, run) => sum + run.length - 2, 0);
}
