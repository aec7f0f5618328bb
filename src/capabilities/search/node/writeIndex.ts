/** Writes the data of the embedded engine into the build. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexOf, stringifyIndexFile} from '../shared/indexFile';
import {MANIFEST_FILE, type SearchManifest} from '../shared/manifest';
import {stringifyRecordsFile, type RecordsFile} from '../shared/recordsFile';
import type {EmbeddedEngine, SearchPluginOptions} from '../options';
import {writePagefind} from './pagefind';

/** Where hashed files go: hosts may cache this folder for ever. */
const HASHED_FOLDER = 'assets/search';

/** The engine for a number of pages. */
export function chooseEngine(
  pages: number,
  {engine, pageLimit}: Pick<SearchPluginOptions, 'engine' | 'pageLimit'>,
): EmbeddedEngine {
  if (engine !== 'auto') return engine;
  return pages > pageLimit ? 'pagefind' : 'minisearch';
}

/** Writes a file under a name with the hash of its content. */
async function writeHashed(outDir: string, kind: string, json: string): Promise<string> {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const name = `${HASHED_FOLDER}/${kind}.${hash}.json`;
  await mkdir(path.join(outDir, HASHED_FOLDER), {recursive: true});
  await writeFile(path.join(outDir, name), json);
  return name;
}

async function writeRecords(outDir: string, file: RecordsFile): Promise<SearchManifest> {
  return {
    engine: 'minisearch',
    index: await writeHashed(outDir, 'index', stringifyIndexFile(indexOf(file))),
    records: await writeHashed(outDir, 'records', stringifyRecordsFile(file)),
    pages: file.pages.length,
  };
}

/** Writes the engine's files and the manifest, and returns the manifest. */
export async function writeIndex(
  outDir: string,
  file: RecordsFile,
  engine: EmbeddedEngine,
): Promise<SearchManifest> {
  const manifest =
    engine === 'pagefind' ? await writePagefind(outDir, file) : await writeRecords(outDir, file);
  await writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}
