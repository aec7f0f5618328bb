import {databaseError, duplicateKey, HandledError} from './errors';
import type {Account, Collection, StoredQuery} from './types';

/** What organizations keep on a node: each item has one owner. */
class Owned<Item extends {readonly _id: string}> extends Map<string, Item> {
  constructor(
    private readonly type: 'schema' | 'query',
    private readonly list: 'schemas' | 'queries',
  ) {
    super();
  }

  /** The account's own items, oldest first. */
  ofAccount(account: Account): Item[] {
    return account[this.list].flatMap((id) => this.get(id) ?? []);
  }

  /**
   * The item, when the account owns it.
   *
   * @throws ResourceAccessDeniedError for "does not exist" and "not yours" alike
   */
  owned(account: Account, id: string): Item {
    const item = account[this.list].includes(id) ? this.get(id) : undefined;
    if (item !== undefined) return item;
    const details = [`type: ${this.type}`, `object: ${id}`, `user: ${account._id}`];
    throw new HandledError('ResourceAccessDeniedError', ...details);
  }

  /** @throws DatabaseError when the id is taken */
  add(account: Account, item: Item): void {
    const {_id} = item;
    if (this.has(_id)) throw databaseError(duplicateKey(this.list, `UUID("${_id}")`), 11000);
    this.set(_id, item);
    account[this.list].push(_id);
  }

  /** @throws ResourceAccessDeniedError */
  remove(account: Account, id: string): void {
    this.delete(this.owned(account, id)._id);
    account[this.list] = account[this.list].filter((one) => one !== id);
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
