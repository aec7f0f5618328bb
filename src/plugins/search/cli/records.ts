/** Reads the search records of a build, and adds the fields that the hosted service needs. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FILE, pageRecords, type IndexFile, type RecordsFile} from '../shared';

/**
 * Returns all records, page by page, with the weights by which the service orders equal matches.
 */
export const makeHostedRecords = ({pages, origin}: RecordsFile) =>
  pages.flatMap((page) =>
    pageRecords(page, origin).map((record, position) => ({
      ...record,
      // Words of readers lead to the page, not to one of its sections.
      ...(position === 0 && {keywords: page.keywords}),
      weight: {level: levelWeight(record.type), position},
    })),
  );

/** Returns 100 − 10 × n for `lvln`, and 0 for texts. */
const levelWeight = (type: string): number =>
  type === 'content' ? 0 : 100 - 10 * Number(type.slice('lvl'.length));

/**
 * Reads the records of all locales of a build as if they were one file. The synonyms are those of the first locale.
 *
 * @throws Error when the folder contains no build
 */
export function readRecords(buildDir: string): RecordsFile {
  const files = existsSync(buildDir)
    ? readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    : [];
  const [records, ...otherLocales] = files
    .filter((file) => path.basename(file) === INDEX_FILE)
    .map((file) => {
      const index = readJson(buildDir, file) as IndexFile;
      return readJson(buildDir, path.dirname(file), index.records) as RecordsFile;
    });
  if (records === undefined) {
    throw new Error(
      `No build in ${buildDir}: it contains no ${INDEX_FILE}. Run "npm run build" first.`,
    );
  }
  return {...records, pages: [records, ...otherLocales].flatMap(({pages}) => pages)};
}

const readJson = (...parts: readonly string[]): unknown =>
  JSON.parse(readFileSync(path.join(...parts), 'utf8'));
