/** The records of a finished build, of all its locales, as the hosted service takes them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FILE, type IndexFile, type RecordsFile} from '../../src/capabilities/search/shared';
import {pageRecords} from '../../src/capabilities/search/shared/record';

/** All records of a file, page by page, with the fields that DocSearch gives them. */
export const recordsOf = ({pages, origin}: RecordsFile) =>
  pages.flatMap((page) =>
    pageRecords(page, origin).map((record, position) => ({
      ...record,
      url_without_anchor: `${origin}${page.path}`,
      lang: page.lang,
      language: page.lang,
      version: [page.version],
      docusaurus_tag: page.tag,
      weight: {
        pageRank: page.rank,
        // 100 − 10 × n for lvln.
        level: record.type === 'content' ? 0 : 100 - 10 * Number(record.type.slice(3)),
        position,
      },
    })),
  );

const readJson = (...parts: readonly string[]): unknown =>
  JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/** Reads what a build holds. @throws when there is no build */
export function readRecords(buildDir: string): RecordsFile {
  const names = existsSync(buildDir)
    ? readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    : [];
  const [file, ...others] = names
    .filter((name) => path.basename(name) === INDEX_FILE)
    .map((name) => {
      const {records} = readJson(buildDir, name) as IndexFile;
      return readJson(buildDir, path.dirname(name), records) as RecordsFile;
    });
  if (file === undefined) throw new Error(`No build in ${buildDir}. Run "npm run build" first.`);
  return {...file, pages: [file, ...others].flatMap(({pages}) => pages)};
}
