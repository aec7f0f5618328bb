import {HandledError} from './errors';
import type {Account, Collection, StoredQuery} from './types';

/** The memory of one node. Nothing outlives the process. */
export class Store {
  readonly accounts = new Map<string, Account>();
  readonly collections = new Map<string, Collection>();
  readonly queries = new Map<string, StoredQuery>();

  private busy: Promise<unknown> = Promise.resolve();

  /** Runs one piece of work at a time, so that none changes what another is reading. */
  async inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.busy.then(work);
    this.busy = turn.catch(() => undefined);
    return turn;
  }

  /**
   * The collection, when the account owns it.
   *
   * @throws ResourceAccessDeniedError for "does not exist" and "not yours" alike
   */
  collectionOf(account: Account, id: string): Collection {
    const collection = account.schemas.includes(id) ? this.collections.get(id) : undefined;
    if (collection === undefined) throw accessDenied('schema', id, account);
    return collection;
  }

  /** The query, when the account owns it. @throws ResourceAccessDeniedError */
  queryOf(account: Account, id: string): StoredQuery {
    const query = account.queries.includes(id) ? this.queries.get(id) : undefined;
    if (query === undefined) throw accessDenied('query', id, account);
    return query;
  }
}

function accessDenied(type: 'schema' | 'query', object: string, {_id}: Account): HandledError {
  return new HandledError(
    'ResourceAccessDeniedError',
    `type: ${type}`,
    `object: ${object}`,
    `user: ${_id}`,
  );
}
