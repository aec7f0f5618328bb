/** Draws pictures of pages, in a thread of its own. */
import {readdirSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Renderer} from '@takumi-rs/core';
import {loadOnce} from '../../../lib/loadOnce';
import {cardNode, HEIGHT, WIDTH, type Card} from './card';

/** With the site's letters: all scripts of its font. */
export const loadRenderer = loadOnce(async () => {
  const renderer = new Renderer();
  const folder = path.join(
    path.dirname(require.resolve('@fontsource-variable/geist/package.json')),
    'files',
  );
  for (const file of readdirSync(folder).filter((name) => name.endsWith('-wght-normal.woff2')))
    await renderer.registerFont(readFileSync(path.join(folder, file)));
  return renderer;
});

/** A PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const renderer = await loadRenderer();
  return renderer.render(cardNode(card), {width: WIDTH, height: HEIGHT});
}

/** Draws cards into files, by their paths. */
export default async function drawCards(cards: ReadonlyMap<string, Card>): Promise<void> {
  for (const [file, card] of cards) await writeFile(file, await drawCard(card));
}
