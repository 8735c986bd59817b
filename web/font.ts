/** The font knows more letters than we print, and a phone should not load what nobody reads. */
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { LETTERS } from './letters.ts'

/**
 * Nothing is printed thinner than plain text; beyond 745 every letter carries a second outline, and four kilobytes are much for a stroke
 * that is thicker by a hair. Pairs of letters moved closer by a hair weigh as much as a whole board.
 */
const FEW: Parameters<typeof subset>[2] = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 745 } },
  // Of all that the font can do with letters we want figures of one width.
  keepFeatures: ['tnum'],
  dropTables: ['GPOS', 'GDEF', 'STAT'],
}

/** Cuts the font down while the page is built, from whatever font file its styles name. */
export function smallFont(): Plugin {
  return {
    name: 'small-font',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
        file.source = await subset(Buffer.from(file.source), LETTERS, FEW)
      }
    },
  }
}
