/** Writes the data of the embedded engine into the build, and hands it on to the dev server. */
import {createHash} from 'node:crypto';
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {indexOf, MANIFEST_FILE, type IndexFile, type SearchManifest} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';

/** Where hashed files go: hosts may cache this folder for ever. */
const HASHED_FOLDER = 'assets/search';

/** Writes a file under a name with the hash of its content. */
async function writeHashed(
  outDir: string,
  kind: string,
  file: RecordsFile | IndexFile,
): Promise<string> {
  const json = JSON.stringify(file);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const name = `${HASHED_FOLDER}/${kind}.${hash}.json`;
  await mkdir(path.join(outDir, HASHED_FOLDER), {recursive: true});
  await writeFile(path.join(outDir, name), json);
  return name;
}

/** Writes the engine's files and the manifest, and returns the manifest. */
export async function writeIndex(outDir: string, file: RecordsFile): Promise<SearchManifest> {
  const manifest: SearchManifest = {
    index: await writeHashed(outDir, 'index', indexOf(file)),
    records: await writeHashed(outDir, 'records', file),
    pages: file.pages.length,
  };
  await writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}

/**
 * Copies the index of the last build into a folder of its own, for the dev server, where pages are not built: it
 * must serve nothing else of the build.
 *
 * @returns the number of pages it knows, or undefined without a build
 */
export function copyIndex(buildDir: string, target: string): number | undefined {
  rmSync(target, {recursive: true, force: true});
  const manifestFile = path.join(buildDir, MANIFEST_FILE);
  if (!existsSync(manifestFile)) return undefined;
  const {index, records, pages} = JSON.parse(readFileSync(manifestFile, 'utf8')) as SearchManifest;
  for (const part of [MANIFEST_FILE, index, records])
    cpSync(path.join(buildDir, part), path.join(target, part));
  return pages;
}
