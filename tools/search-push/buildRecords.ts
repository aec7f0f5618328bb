/** The records of a finished build, read from its pages as the build itself does. */
import {existsSync, readdirSync} from 'node:fs';
import {searchPageRanks} from '../../src/config/search';
import {baseUrl, siteUrl} from '../../src/config/site';
import {synonyms} from '../../src/config/synonyms';
import type {RecordsFile} from '../../src/capabilities/search/shared/record';
import {collectPages} from '../../src/capabilities/search/node/collectPages';

/**
 * Reads every page of a build.
 *
 * @throws when there is no build
 */
export async function readRecords(buildDir: string): Promise<RecordsFile> {
  if (!existsSync(buildDir)) {
    throw new Error(`No build in ${buildDir}. Run "npm run build" first.`);
  }
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  const routes = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${baseUrl}${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
  const pages = await collectPages({outDir: buildDir, baseUrl, routes, pageRanks: searchPageRanks});
  return {origin: siteUrl, synonyms, pages};
}
