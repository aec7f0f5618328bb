/** Replaces the hosted index by new records: all of it or nothing. */
import type {IndexSettings, SearchClient} from 'algoliasearch';
import type {SearchRecord, SynonymGroup} from '../../src/capabilities/search/shared/record';
import settings from './settings.json';

/**
 * Settings of the index, after those that DocSearch gives to sites of this kind. Of a question in words, words may be
 * missing where no page holds them all.
 */
const indexSettings = settings as IndexSettings;

/** The part of the client that is used. */
export type PushClient = Pick<
  SearchClient,
  'setSettings' | 'saveSynonyms' | 'chunkedBatch' | 'operationIndex' | 'waitForTask' | 'deleteIndex'
>;

export interface PushOptions {
  readonly client: PushClient;
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly SynonymGroup[];
  /** Told after each step. */
  readonly report: (message: string) => void;
}

/** The upload failed. The message says what went wrong and what became of the old index. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/** What a failure of the client means for the one who runs the command. */
export function explain(error: unknown): string {
  const {status, name, message} = error as {status?: number; name?: string; message?: string};
  if (status === 401 || status === 403) {
    return `the key was refused (${status}: ${message ?? ''}). ALGOLIA_ADMIN_KEY must be an admin key of the application ALGOLIA_APP_ID`;
  }
  if (name === 'RetryError') {
    return 'the service cannot be reached. Check the network and ALGOLIA_APP_ID';
  }
  return `the service answered ${status ?? 'with an error'}: ${message ?? String(error)}`;
}

async function fill(options: PushOptions, temporary: string): Promise<void> {
  const {client, indexName, records, synonyms, report} = options;
  const written = await client.setSettings({indexName: temporary, indexSettings});
  await client.waitForTask({indexName: temporary, taskID: written.taskID});
  report('settings written');
  const saved = await client.saveSynonyms({
    indexName: temporary,
    synonymHit: synonyms.map((group, index) => ({
      objectID: `group-${index}-${(group[0] ?? '').replace(/\W+/g, '-')}`,
      type: 'synonym',
      synonyms: [...group],
    })),
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName: temporary, taskID: saved.taskID});
  report(`${synonyms.length} groups of synonyms written`);
  await client.chunkedBatch({
    indexName: temporary,
    objects: records.map((record) => ({...record})),
    waitForTasks: true,
  });
  report(`${records.length} records written`);
  const moved = await client.operationIndex({
    indexName: temporary,
    operationIndexParams: {operation: 'move', destination: indexName},
  });
  await client.waitForTask({indexName, taskID: moved.taskID});
}

/**
 * Writes settings, synonyms and records to a temporary index, and moves it over the old one at last: what
 * `replaceAllObjects` does for records, with the settings in the same step. A failure before that
 * leaves the old index as it was.
 *
 * @throws PushError
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const temporary = `${options.indexName}_tmp_${Date.now()}`;
  try {
    await fill(options, temporary);
  } catch (error) {
    await options.client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw new PushError(
      `Search push: ${explain(error)}. The index ${options.indexName} is as it was.`,
    );
  }
}
