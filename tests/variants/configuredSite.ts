/**
 * A build with everything configured that may be: third parties, and the hosted search with the embedded
 * index behind it. It is kept, and built anew when a file of the site or a setting has changed.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startStandIn as startSearchService, type StandIn as SearchService} from '../search/standIn';
import {openBuild, type ServedBuild} from './servedBuild';
import {buildSite, copySite, siteFiles} from './siteCopy';
import {configuration, startStandIn, type StandIn} from './standIn';

/** The build names the stand-ins, so their ports are the same in each run. */
const THIRD_PARTY_PORT = 4271;
const SEARCH_PORT = 4272;

const NAME = 'configured';
const settings = {
  ...configuration(`http://127.0.0.1:${THIRD_PARTY_PORT}`),
  ALGOLIA_APP_ID: 'YOUR_APP_ID',
  ALGOLIA_SEARCH_KEY: 'YOUR_API_KEY',
  ALGOLIA_INDEX: 'example_docs',
  ALGOLIA_HOSTS: `http://localhost:${SEARCH_PORT}`,
  SEARCH_EXTERNAL_URL: '^https://forum\\.example\\.org/',
  SEARCH_REPLACE_FROM: '^/old/',
  SEARCH_REPLACE_TO: '/',
};

function stampOf(): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  // No build reads the tests.
  const files = siteFiles().filter((file) => !file.startsWith('tests/'));
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the site if needed, and says where. */
async function build(): Promise<string> {
  const stampFile = path.resolve(`.cache/sites/${NAME}.stamp`);
  const stamp = stampOf();
  const buildDir = path.resolve(`.cache/sites/${NAME}/build`);
  const isThere = existsSync(buildDir) && existsSync(stampFile);
  if (isThere && readFileSync(stampFile, 'utf8') === stamp) return buildDir;
  rmSync(stampFile, {force: true});
  const result = await buildSite(copySite(NAME), settings);
  if (result.code !== 0)
    throw new Error(`The configured site could not be built:\n${result.output}`);
  writeFileSync(stampFile, stamp);
  return result.buildDir;
}

export interface ConfiguredSite extends ServedBuild {
  readonly thirdParties: StandIn;
}

/** Builds and serves the site, with the stand-in of its third parties running, and starts a browser. */
export async function openConfiguredSite(): Promise<ConfiguredSite> {
  const dir = await build();
  const thirdParties = await startStandIn(THIRD_PARTY_PORT);
  const served = await openBuild(dir);
  return {
    ...served,
    thirdParties,
    async close() {
      await served.close();
      await thirdParties.close();
    },
  };
}

/** The hosted search that the site was built for. Where it is not started, the service is down. */
export const openSearchService = (): Promise<SearchService> => startSearchService(SEARCH_PORT);
