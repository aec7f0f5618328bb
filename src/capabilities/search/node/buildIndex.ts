/** The index of a build, from its pages; run in a thread. */
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FILE, indexOf, RECORDS_DIR} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';
import {collectPages, type CollectOptions} from './collectPages';

/** Writes the records, under a name with their hash, which hosts may cache for ever, and the index that names them. */
export function writeIndex(outDir: string, file: RecordsFile): void {
  const json = JSON.stringify(file);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const records = `${RECORDS_DIR}/records.${hash}.json`;
  mkdirSync(path.join(outDir, RECORDS_DIR), {recursive: true});
  writeFileSync(path.join(outDir, records), json);
  writeFileSync(path.join(outDir, INDEX_FILE), JSON.stringify(indexOf(file, records)));
}

/** @returns the number of pages */
export default function buildIndex(
  options: CollectOptions,
  site: Omit<RecordsFile, 'pages'>,
): number {
  const pages = collectPages(options);
  writeIndex(options.outDir, {...site, pages});
  return pages.length;
}
