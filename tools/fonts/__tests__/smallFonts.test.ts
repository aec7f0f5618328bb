import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {smallFonts, UNICODE_RANGE} from '../smallFonts';

it('has written the fonts of the installed packages', async () => {
  for (const [file, font] of await smallFonts())
    expect(readFileSync(file).equals(font), `${file} is old: run npx tsx tools/fonts`).toBe(true);
});

it('has the characters that the style sheet names, for both fonts', () => {
  const styles = readFileSync('src/css/fonts.css', 'utf8').replaceAll(/\s+/g, ' ');
  expect(styles.split(`unicode-range: ${UNICODE_RANGE};`)).toHaveLength(3);
});
