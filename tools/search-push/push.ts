/** Replaces the hosted index by new records: all of it or nothing. */
import type {IndexSettings, SearchClient} from 'algoliasearch';
import type {SearchRecord, SynonymGroup} from '../../src/capabilities/search/shared/record';
import settings from './settings.json';

/**
 * Settings of the index, after those that DocSearch gives to sites of this kind. Of a question in words, words may be
 * missing where no page holds them all.
 */
const indexSettings = settings as IndexSettings;

interface PushOptions {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly SynonymGroup[];
  /** Told after each step. */
  readonly report: (message: string) => void;
}

/** What a failure of the client means for the one who runs the command. */
function explain(error: unknown): string {
  const {status, name, message} = error as {status?: number; name?: string; message?: string};
  if (status === 401 || status === 403) {
    return `the key was refused (${status}: ${message ?? ''}). ALGOLIA_ADMIN_KEY must be an admin key of the application ALGOLIA_APP_ID`;
  }
  if (name === 'RetryError') {
    return 'the service cannot be reached. Check the network and ALGOLIA_APP_ID';
  }
  return `the service answered ${status ?? 'with an error'}: ${message ?? String(error)}`;
}

/** Writes all to a temporary index, and moves it over the old one. The service does in turn what one index is told. */
async function replace(
  {client, indexName, records, synonyms, report}: PushOptions,
  temporary: string,
) {
  await client.setSettings({indexName: temporary, indexSettings});
  report('settings written');
  await client.saveSynonyms({
    indexName: temporary,
    synonymHit: synonyms.map((group, index) => ({
      objectID: `group-${index}-${(group[0] ?? '').replace(/\W+/g, '-')}`,
      type: 'synonym',
      synonyms: [...group],
    })),
    replaceExistingSynonyms: true,
  });
  report(`${synonyms.length} groups of synonyms written`);
  const objects = records.map((record) => ({...record}));
  await client.chunkedBatch({indexName: temporary, objects, waitForTasks: true});
  report(`${records.length} records written`);
  const {taskID} = await client.operationIndex({
    indexName: temporary,
    operationIndexParams: {operation: 'move', destination: indexName},
  });
  await client.waitForTask({indexName, taskID});
}

/**
 * Replaces the index, as `replaceAllObjects` does its records, with the settings in the same step. A failure leaves
 * the old index as it was.
 *
 * @throws saying what went wrong
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {client, indexName} = options;
  const temporary = `${indexName}_tmp_${Date.now()}`;
  try {
    await replace(options, temporary);
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw new Error(`Search push: ${explain(error)}. The index ${indexName} is as it was.`, {
      cause: error,
    });
  }
}
