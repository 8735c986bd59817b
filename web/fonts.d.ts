/** It brings no types of its own. */
declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'sfnt'
      variationAxes?: Record<string, { min: number; max: number }>
      keepFeatures?: string[]
      dropTables?: string[]
    },
  ): Promise<Buffer>
}
