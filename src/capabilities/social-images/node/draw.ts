/** Draws pictures of pages, in a thread of its own. */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {renderAsync} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {cardElement, HEIGHT, WIDTH, type Card} from './card';

const FONTS = [
  require.resolve('@fontsource/geist/files/geist-latin-600-normal.woff'),
  require.resolve('@fontsource/geist/files/geist-latin-ext-600-normal.woff'),
  require.resolve('@fontsource/geist/files/geist-cyrillic-600-normal.woff'),
];

export const layout: SatoriOptions = {
  width: WIDTH,
  height: HEIGHT,
  // What the first has no letter for is looked up in the others.
  fonts: FONTS.map((file, index) => ({
    name: `Geist ${index}`,
    data: readFileSync(file),
    weight: 600,
  })),
};

export async function drawCard(card: Card): Promise<Buffer> {
  const svg = await satori(cardElement(card), layout);
  // Its letters are paths by now: to look for the system's fonts would double the time.
  const picture = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return picture.asPng();
}

/** Draws cards into files, by their paths. */
export default async function drawCards(cards: ReadonlyMap<string, Card>): Promise<void> {
  for (const [file, card] of cards) await writeFile(file, await drawCard(card));
}
