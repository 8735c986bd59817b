/** How often each face of each die has fallen, because people always ask whether the dice are broken. */
export interface Throw {
  readonly die: string;
  readonly face: string;
  /** Once, if nothing is said. */
  readonly times?: number;
  /** The face as it looks, without words. */
  readonly drawing?: string;
}

export interface Bars {
  readonly die: string;
  readonly total: number;
  readonly faces: readonly { readonly face: string; readonly count: number; readonly drawing: string | undefined }[];
}

export function histogram(throws: readonly Throw[]): readonly Bars[] {
  const drawings = new Map(throws.map(({ die, face, drawing }) => [`${die} ${face}`, drawing]));
  const dice = new Map<string, Map<string, number>>();
  for (const { die, face, times = 1 } of throws) {
    const faces = dice.get(die) ?? new Map<string, number>();
    dice.set(die, faces.set(face, (faces.get(face) ?? 0) + times));
  }
  return [...dice].map(([die, faces]) => ({
    die,
    total: [...faces.values()].reduce((sum, count) => sum + count, 0),
    faces: [...faces].map(([face, count]) => ({ face, count, drawing: drawings.get(`${die} ${face}`) })).sort((a, b) => b.count - a.count || a.face.localeCompare(b.face)),
  }));
}
