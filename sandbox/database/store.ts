import {databaseError, duplicateKey, HandledError} from './errors';
import type {Account, Collection, Stamp, StoredQuery} from './types';

/** What organizations keep on a node: each item has one owner. */
class Owned<Item extends Stamp & {readonly _id: string}> extends Map<string, Item> {
  constructor(
    private readonly type: 'schema' | 'query',
    private readonly list: 'schemas' | 'queries',
  ) {
    super();
  }

  /** The account's own items, oldest first. */
  ofAccount({_id: owner}: Pick<Account, '_id'>): Item[] {
    return [...this.values()].filter((item) => item.owner === owner);
  }

  /**
   * The item, when the account owns it.
   *
   * @throws ResourceAccessDeniedError for "does not exist" and "not yours" alike
   */
  owned({_id: owner}: Account, id: string): Item {
    const item = this.get(id);
    if (item?.owner === owner) return item;
    const details = [`type: ${this.type}`, `object: ${id}`, `user: ${owner}`];
    throw new HandledError('ResourceAccessDeniedError', ...details);
  }

  /** @throws DatabaseError when the id is taken */
  add(item: Item): void {
    const {_id} = item;
    if (this.has(_id)) throw databaseError(duplicateKey(this.list, `UUID("${_id}")`), 11000);
    this.set(_id, item);
  }

  /** @throws ResourceAccessDeniedError */
  remove(account: Account, id: string): void {
    this.delete(this.owned(account, id)._id);
  }
}

/** The memory of one node. Nothing outlives the process. */
export class Store {
  readonly accounts = new Map<string, Account>();
  readonly collections = new Owned<Collection>('schema', 'schemas');
  readonly queries = new Owned<StoredQuery>('query', 'queries');

  private busy: Promise<unknown> = Promise.resolve();

  /** Runs one piece of work at a time, so that none changes what another is reading. */
  async inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.busy.then(work);
    this.busy = turn.catch(() => undefined);
    return turn;
  }
}
