/** Replaces the hosted index in one step. */
import type {SearchClient} from 'algoliasearch';
import type {SearchRecord, SynonymGroup} from '../shared';
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
 * Replaces, for `npm run search:push`, the records, settings, and synonyms of an index, and waits until the service has
 * done it.
 *
 * @throws Error that explains the failure, and says whether the old index is unchanged
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {client, indexName} = options;
  const temporaryName = `${indexName}_tmp_${Date.now()}`;
  let taskID: number;
  try {
    taskID = await replaceIndex(options, temporaryName);
  } catch (cause) {
    await client.deleteIndex({indexName: temporaryName}).catch(() => undefined);
    throw new Error(`Search push: ${explainFailure(cause)}. The index ${indexName} is unchanged.`, {
      cause,
    });
  }
  await client.waitForTask({indexName, taskID}).catch((cause: unknown) => {
    throw new Error(
      `Search push: the service accepted everything but did not confirm it: ${explainFailure(cause)}. The index ${indexName} may be the old or the new one. Look at it in the service, or push again.`,
      {cause},
    );
  });
}

/**
 * Writes everything to a temporary index, and asks the service to move it over the old one. The service executes
 * tasks of an index in order. Returns the id of the last task.
 */
async function replaceIndex(
  {client, indexName, records, synonyms, report}: PushOptions,
  temporaryName: string,
): Promise<number> {
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
  return taskID;
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
