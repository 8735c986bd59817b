/** The font knows more letters than we print, and a phone should not load what nobody reads. */
import { convert } from 'fontverter'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { LETTERS } from './letters.ts'

/** Pairs of letters moved closer by a hair weigh as much as a whole board. */
const SPARED = ['GPOS', 'GDEF']
const HEADER = 12
const RECORD = 16

/** Nothing is printed thinner than plain text; cuts the font down while the page is built, from whatever font file its styles name. */
export function smallFont(): Plugin {
  return {
    name: 'small-font',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
        const few = await subset(Buffer.from(file.source), LETTERS, { targetFormat: 'sfnt', variationAxes: { wght: { min: 400, max: 800 } } })
        file.source = await convert(without(few, SPARED), 'woff2')
      }
    },
  }
}

/** The same font without some of its tables: a header, a record for each table with its place and size, and the tables. */
function without(font: Buffer, spared: readonly string[]): Buffer {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, n) => font.subarray(HEADER + n * RECORD, HEADER + (n + 1) * RECORD))
  const kept = records.filter((record) => !spared.includes(record.toString('latin1', 0, 4)))
  const header = Buffer.from(font.subarray(0, HEADER))
  header.writeUInt16BE(kept.length, 4)
  let place = HEADER + kept.length * RECORD
  const tables: Buffer[] = []
  const moved = kept.map((record) => {
    const [from, size] = [record.readUInt32BE(8), record.readUInt32BE(12)]
    const table = Buffer.alloc(Math.ceil(size / 4) * 4)
    font.copy(table, 0, from, from + size)
    const now = Buffer.from(record)
    now.writeUInt32BE(place, 8)
    place += table.length
    tables.push(table)
    return now
  })
  return Buffer.concat([header, ...moved, ...tables])
}
