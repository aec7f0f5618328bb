/** The folder of pictures, kept from build to build. */
import {existsSync} from 'node:fs';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {inThread} from '../../../lib/inThread';
import type {Card} from './card';
import type drawCards from './draw';

/** Draws the cards, by their files, that the folder lacks, and removes the files of all others. */
export async function updateFolder(
  folder: string,
  cards: ReadonlyMap<string, Card>,
): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!cards.has(file)) await rm(file);
  }
  const missing = new Map([...cards].filter(([file]) => !existsSync(file)));
  if (missing.size > 0) await inThread<typeof drawCards>(path.join(__dirname, 'draw.ts'), missing);
}
