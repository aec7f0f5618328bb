/** Makes fonts with only the characters and weights of English pages. */
import {readFileSync} from 'node:fs';
import subsetFont from 'subset-font';

/** The characters, as `unicode-range` of `src/css/fonts.css` lists them: ASCII, and others that occur on many pages. */
export const UNICODE_RANGE =
  'U+0020-007E, U+00A0, U+00A9, U+00B2-00B3, U+00B7, U+00B9, U+00D7, U+00E9, U+200B, U+2013-2014, ' +
  'U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192, U+2212';

/** The files, and the fonts that they are made from. */
const SOURCES = {
  'src/css/fonts/geist.woff2':
    require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
  'src/css/fonts/geist-mono.woff2':
    require.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
};

/** Returns all characters of a `unicode-range`: `'AB'` for `U+0041-0042`. */
function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(', ')
    .map((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16));
      const codes = Array.from({length: last - first + 1}, (_, index) => first + index);
      return String.fromCodePoint(...codes);
    })
    .join('');
}

/**
 * Returns the fonts as pairs of a path and a content. `npx tsx tools/fonts` writes them, and a test compares them with the
 * files in Git.
 */
export async function smallFonts(): Promise<(readonly [file: string, font: Buffer])[]> {
  const text = charactersOf(UNICODE_RANGE);
  return Promise.all(
    Object.entries(SOURCES).map(async ([file, source]) => {
      const original = readFileSync(source);
      const variationAxes = {wght: {min: 400, max: 700}};
      return [
        file,
        await subsetFont(original, text, {targetFormat: 'woff2', variationAxes}),
      ] as const;
    }),
  );
}
