/** Draws the pictures of pages. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Renderer} from '@takumi-rs/core';
import {cardNode, HEIGHT, WIDTH, type Card} from './card';

let renderer: Promise<Renderer> | undefined;

/** Creates a renderer with the site's typeface. */
async function createRenderer(): Promise<Renderer> {
  const newRenderer = new Renderer();
  const fontPackage = path.dirname(require.resolve('@fontsource-variable/geist/package.json'));
  const folder = path.join(fontPackage, 'files');
  // One file for each script, such as geist-cyrillic-wght-normal.woff2.
  const files = readdirSync(folder).filter((name) => name.endsWith('-wght-normal.woff2'));
  for (const file of files) await newRenderer.registerFont(readFileSync(path.join(folder, file)));
  return newRenderer;
}

/** Returns the renderer with the site's typeface. Creates it on first use; all pictures share it. */
export function loadRenderer(): Promise<Renderer> {
  renderer ??= createRenderer();
  return renderer;
}

/**
 * Draws a card as a PNG of 1200 by 630 pixels. The library works in its own thread, so other work of the build goes on.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const loaded = await loadRenderer();
  return loaded.render(cardNode(card), {width: WIDTH, height: HEIGHT});
}
