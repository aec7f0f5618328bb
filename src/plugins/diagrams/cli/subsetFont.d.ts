/** The part of subset-font, which has no types, that `draw.ts` uses. */
declare module 'subset-font' {
  /**
   * Returns a font that contains only the characters of a text.
   *
   * @param options.variationAxes the axes that get a fixed value
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
