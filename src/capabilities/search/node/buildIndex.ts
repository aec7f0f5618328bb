/** The index of a build, from its pages; run in a thread. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {INDEX_FILE, indexOf, RECORDS_DIR} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';
import {collectPages, type CollectOptions} from './collectPages';

/** Writes the records, under a name with their hash, which hosts may cache for ever, and the index that names them. */
export async function writeIndex(outDir: string, file: RecordsFile): Promise<void> {
  const json = JSON.stringify(file);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const records = `${RECORDS_DIR}/records.${hash}.json`;
  await mkdir(path.join(outDir, RECORDS_DIR), {recursive: true});
  await writeFile(path.join(outDir, records), json);
  await writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(indexOf(file, records)));
}

/** @returns the number of pages */
export default async function buildIndex(
  options: CollectOptions,
  site: Omit<RecordsFile, 'pages'>,
): Promise<number> {
  const pages = await collectPages(options);
  await writeIndex(options.outDir, {...site, pages});
  return pages.length;
}
