/** Writes the search index of a build. */
import {createHash} from 'node:crypto';
import {writeFiles} from '../../../lib/writeFiles';
import {makeIndexFile} from '../shared/indexFile';
import {INDEX_FILE, RECORDS_DIR} from '../shared/paths';
import type {RecordsFile} from '../shared/record';

/**
 * Writes two files into the build folder: the records, under a name with a hash of their content, so that hosts may
 * cache them forever, and the index, which names that file.
 */
export function writeIndex(outDir: string, recordsFile: RecordsFile): void {
  const json = JSON.stringify(recordsFile);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const recordsPath = `${RECORDS_DIR}/records.${hash}.json`;
  const index = JSON.stringify(makeIndexFile(recordsFile, recordsPath));
  writeFiles(outDir, [
    [recordsPath, json],
    [INDEX_FILE, index],
  ]);
}
