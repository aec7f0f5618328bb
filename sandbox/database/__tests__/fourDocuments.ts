import {randomUUID} from 'node:crypto';
import {beforeAll, beforeEach, expect, vi} from 'vitest';
import {
  call,
  newCollection,
  newOrganization,
  sandboxForSuite,
  type ApiResponse,
} from '../../__tests__/harness';

/**
 * Prepares a suite of tests: before each test, it creates a collection with four documents, `n0` to `n3`.
 *
 * @returns the ids of the documents, and functions that call the node
 */
export function fourDocuments() {
  const sandbox = sandboxForSuite();
  const ids = Array.from({length: 4}, () => randomUUID());
  let url = '';
  let token = '';
  let schema = '';

  /** Calls an operation on data: `post('flush', {schema})`. */
  const post = (operation: string, body: object): Promise<ApiResponse> =>
    call(url, 'POST', `/api/v1/data/${operation}`, {token, body});
  /** Calls an operation on the current collection. */
  const data = (operation: string, body: object): Promise<ApiResponse> =>
    post(operation, {schema, ...body});
  /** Returns how many documents of the current collection match a filter. */
  const count = async (filter: object): Promise<number> => {
    const {status, json} = await data('read', {filter});
    expect(status).toBe(200);
    return (json as {data: unknown[]}).data.length;
  };
  /** Replaces the current collection by an empty one with another JSON Schema. */
  const useNewCollection = async (jsonSchema: object): Promise<void> => {
    schema = await newCollection(url, token, jsonSchema);
  };

  beforeAll(async () => {
    url = sandbox().databaseUrls[0] ?? '';
    ({token} = await newOrganization(url));
  });

  beforeEach(async () => {
    schema = await newCollection(url, token);
    const documents = ids.map((_id, index) => ({
      _id,
      name: `n${index}`,
      at: `2025-06-0${index + 1}T00:00:00Z`,
      amount: String(index),
      tags: ['all', index % 2 === 0 ? 'even' : 'odd'],
    }));
    expect((await data('create', {data: documents})).status).toBe(200);
  });

  return {ids, post, data, count, useNewCollection};
}

/** Waits until the clock shows a later time than now, so that the next document or change has a later time. */
export async function nextMillisecond(): Promise<void> {
  const now = Date.now();
  await vi.waitUntil(() => Date.now() > now, {interval: 1});
}
