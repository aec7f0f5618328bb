/** Writes the data of the embedded engine into the build, and hands it on to the dev server. */
import {createHash} from 'node:crypto';
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {indexOf, INDEX_FILE, type IndexFile} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';

/** Writes the records, under a name with their hash, which hosts may cache for ever, and the index that names them. */
export async function writeIndex(outDir: string, file: RecordsFile): Promise<void> {
  const json = JSON.stringify(file);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const records = `assets/search/records.${hash}.json`;
  await mkdir(path.join(outDir, 'assets/search'), {recursive: true});
  await writeFile(path.join(outDir, records), json);
  await writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(indexOf(file, records)));
}

/**
 * Copies the index of the last build into a folder of its own, for the dev server, where pages are not built: it
 * must serve nothing else of the build.
 *
 * @returns the number of pages it knows, or undefined without a build
 */
export function copyIndex(buildDir: string, target: string): number | undefined {
  rmSync(target, {recursive: true, force: true});
  const indexFile = path.join(buildDir, INDEX_FILE);
  if (!existsSync(indexFile)) return undefined;
  const {records, pages} = JSON.parse(readFileSync(indexFile, 'utf8')) as IndexFile;
  for (const file of [INDEX_FILE, records])
    cpSync(path.join(buildDir, file), path.join(target, file));
  return pages.length;
}
