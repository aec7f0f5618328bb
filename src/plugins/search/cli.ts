/** `npm run search:push`: uploads the search records of a build to the hosted service. */
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {runCommand} from '../../../tools/lib/command';
import {env} from '../../config/env';
import {searchSettings} from '../../config/search';
import {pushRecords} from './cli/push';
import {makeHostedRecords, readRecords} from './cli/records';
import {TIMEOUTS_MS} from './shared';

const options = {
  'dry-run': {type: 'boolean'},
  build: {type: 'string', default: 'build'},
} as const;

void runCommand(__dirname, {options}, async ({values}) => {
  const {hosted, indexName} = searchSettings;
  const file = readRecords(path.resolve(values.build));
  const records = makeHostedRecords(file);
  const kilobytes = Math.round(Buffer.byteLength(JSON.stringify(records)) / 1_000);
  console.log(`${records.length} records of ${file.pages.length} pages, ${kilobytes} KB`);
  if (values['dry-run']) {
    console.log(`Dry run: nothing is uploaded. The index would be ${indexName}.`);
    return;
  }
  const adminKey = env.ALGOLIA_ADMIN_KEY ?? '';
  if (hosted === null || adminKey === '') {
    const missing = hosted === null ? 'ALGOLIA_APP_ID' : 'ALGOLIA_ADMIN_KEY';
    throw new Error(
      `Search push: ${missing} is not set. Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, and ALGOLIA_ADMIN_KEY, or use --dry-run.`,
    );
  }
  const client = algoliasearch(hosted.appId, adminKey, {
    timeouts: {...TIMEOUTS_MS},
    ...(hosted.hosts && {hosts: [...hosted.hosts]}),
  });
  const report = (message: string) => console.log(`${indexName}: ${message}`);
  await pushRecords({client, indexName, records, synonyms: file.synonyms, report});
  console.log(`${indexName}: replaced`);
});
