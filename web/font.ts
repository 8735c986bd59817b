/** The font knows more letters than we print, and a phone should not load what nobody reads. */
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { LETTERS } from './letters.ts'

/** Nothing is printed thinner than plain text; cuts the font down while the page is built, from whatever font file its styles name. */
export function smallFont(): Plugin {
  return {
    name: 'small-font',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
        file.source = await subset(Buffer.from(file.source), LETTERS, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } } })
      }
    },
  }
}
