/** They bring no types of their own. */
declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'woff2' | 'sfnt'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, to: 'woff2'): Promise<Buffer>
}
