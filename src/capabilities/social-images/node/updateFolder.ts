/** The folder of pictures, kept from build to build. */
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Card} from './card';

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
  if (missing.size === 0) return;
  // In a thread: what other plugins do after a build takes one core for as long.
  await once(new Worker(path.join(__dirname, 'worker.cjs'), {workerData: missing}), 'exit');
}
