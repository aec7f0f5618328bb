/** The records of a finished build, of all its locales, as the build wrote them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FILE, type IndexFile, type RecordsFile} from '../../src/capabilities/search/shared';

const readJson = (...parts: readonly string[]): unknown =>
  JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/**
 * Reads the records.
 *
 * @throws when there is no build
 */
export function readRecords(buildDir: string): RecordsFile {
  const names = existsSync(buildDir)
    ? readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    : [];
  const [file, ...others] = names
    .filter((name) => path.basename(name) === INDEX_FILE)
    .map((name) => path.join(buildDir, path.dirname(name)))
    .map((dir) => {
      const {records} = readJson(dir, INDEX_FILE) as IndexFile;
      return readJson(dir, records) as RecordsFile;
    });
  if (file === undefined) throw new Error(`No build in ${buildDir}. Run "npm run build" first.`);
  return {...file, pages: [file, ...others].flatMap(({pages}) => pages)};
}
