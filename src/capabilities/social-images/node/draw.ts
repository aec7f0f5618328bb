/** Draws pictures of pages, in a thread of its own. */
import {readdirSync, readFileSync} from 'node:fs';
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

/** The pictures of cards, by their names; of no card none. */
export default async function drawCards(
  cards: ReadonlyMap<string, Card | undefined>,
): Promise<Map<string, Uint8Array | undefined>> {
  const pictures = new Map<string, Uint8Array | undefined>();
  for (const [name, card] of cards) pictures.set(name, card && (await drawCard(card)));
  return pictures;
}
