import {databaseError, duplicateKeyError, TaggedError} from './errors';
import type {Account, Collection, Stamp, StoredQuery} from './types';
import {encodeObject} from './values';

/** The schemas or the queries of all organizations on a node. */
class OwnedItems<Item extends Stamp & {readonly _id: string}> {
  private readonly items = new Map<string, Item>();

  constructor(
    private readonly itemType: 'schema' | 'query',
    private readonly databaseCollection: 'schemas' | 'queries',
  ) {}

  all(): Item[] {
    return [...this.items.values()];
  }

  get(id: string): Item | undefined {
    return this.items.get(id);
  }

  /** Returns the items of an account, oldest first. */
  listFor(account: Account): Item[] {
    return this.all().filter(({owner}) => owner === account._id);
  }

  /** @throws ResourceAccessDeniedError when the item doesn't exist or has another owner */
  getOwned(account: Account, id: string): Item {
    const item = this.items.get(id);
    if (item?.owner === account._id) return item;
    const details = [`type: ${this.itemType}`, `object: ${id}`, `user: ${account._id}`];
    throw new TaggedError('ResourceAccessDeniedError', details);
  }

  /** @throws DatabaseError when the id is already used, and for a key that the driver can't send */
  add(item: Item): void {
    const operation = this.itemType === 'query' ? 'insert' : '';
    try {
      encodeObject(Object.fromEntries(Object.entries(item)));
    } catch (error) {
      throw databaseError(operation, error);
    }
    const {_id: id} = item;
    if (this.items.has(id))
      throw duplicateKeyError(operation, this.databaseCollection, id, `UUID("${id}")`);
    this.items.set(id, item);
  }

  /** @throws ResourceAccessDeniedError when the item doesn't exist or has another owner */
  remove(account: Account, id: string): void {
    this.items.delete(this.getOwned(account, id)._id);
  }
}

/** Everything that one node stores. It is lost when the process ends. */
export class Store {
  /** By DID. */
  readonly accounts = new Map<string, Account>();
  readonly collections = new OwnedItems<Collection>('schema', 'schemas');
  readonly queries = new OwnedItems<StoredQuery>('query', 'queries');

  private lastTask: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after the other, so that no task changes documents that another one reads. */
  async runInTurn<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    const result = this.lastTask.then(task);
    this.lastTask = result.catch(() => undefined);
    return result;
  }
}
