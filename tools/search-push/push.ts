/** Replaces the hosted index in one step. */
import type {SearchClient} from 'algoliasearch';
import type {SearchRecord, SynonymGroup} from '../../src/capabilities/search/shared';
import {indexSettings} from './settings';

interface PushOptions {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly SynonymGroup[];
  /** Receives a message after each step. */
  readonly report: (message: string) => void;
}

/**
 * Replaces the records, settings, and synonyms of an index. After a failure, the old index is unchanged.
 *
 * @throws Error that explains the failure
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {client, indexName} = options;
  const temporaryName = `${indexName}_tmp_${Date.now()}`;
  try {
    await replaceIndex(options, temporaryName);
  } catch (cause) {
    await client.deleteIndex({indexName: temporaryName}).catch(() => undefined);
    throw new Error(`Search push: ${explainFailure(cause)}. The index ${indexName} is unchanged.`, {
      cause,
    });
  }
}

/** Writes everything to a temporary index, and moves it over the old one. The service executes tasks of an index in order. */
async function replaceIndex(
  {client, indexName, records, synonyms, report}: PushOptions,
  temporaryName: string,
): Promise<void> {
  await client.setSettings({indexName: temporaryName, indexSettings});
  report('settings written');
  await client.saveSynonyms({
    indexName: temporaryName,
    synonymHit: synonyms.map((group, index) => ({
      objectID: `group-${index}-${(group[0] ?? '').replace(/\W+/g, '-')}`,
      type: 'synonym',
      synonyms: [...group],
    })),
    replaceExistingSynonyms: true,
  });
  report(`${synonyms.length} groups of synonyms written`);
  const objects = records.map((record) => ({...record}));
  await client.chunkedBatch({indexName: temporaryName, objects, waitForTasks: true});
  report(`${records.length} records written`);
  const {taskID} = await client.operationIndex({
    indexName: temporaryName,
    operationIndexParams: {operation: 'move', destination: indexName},
  });
  await client.waitForTask({indexName, taskID});
}

/** Explains an error of the client, with what to do about it. */
function explainFailure(error: unknown): string {
  const {status, name, message} = error as {status?: number; name?: string; message?: string};
  if (status === 401 || status === 403) {
    return `the service rejected the key (${status}: ${message ?? ''}). ALGOLIA_ADMIN_KEY must be an admin key of the application ALGOLIA_APP_ID`;
  }
  if (name === 'RetryError') {
    return 'the service cannot be reached. Check the network and ALGOLIA_APP_ID';
  }
  return `the service responded with ${status ?? 'an error'}: ${message ?? String(error)}`;
}
