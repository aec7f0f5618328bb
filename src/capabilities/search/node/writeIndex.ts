/** Writes the data of the embedded engine into the build. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexOf, INDEX_FILE} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';

/** Where the records stand, below the base path. */
export const RECORDS_DIR = 'assets/search';

/** Writes the records, under a name with their hash, which hosts may cache for ever, and the index that names them. */
export async function writeIndex(outDir: string, file: RecordsFile): Promise<void> {
  const json = JSON.stringify(file);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const records = `${RECORDS_DIR}/records.${hash}.json`;
  await mkdir(path.join(outDir, RECORDS_DIR), {recursive: true});
  await writeFile(path.join(outDir, records), json);
  await writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(indexOf(file, records)));
}
