/** Registration: of the sandbox's organization at the start, and of others by `POST /api/v1/accounts`. */
import type {z} from 'zod/v3';
import {didFromPublicKey, networkOf, type Identity} from '../identity';
import type {bodies} from './bodies';
import {duplicateKeyError, TaggedError} from './errors';
import type {Store} from './store';
import type {Account} from './types';

/**
 * Adds an organization to the accounts of a node's store, and returns the account. The subscription is
 * active on a testnet node and inactive on a mainnet node, whatever network the organization's DID names.
 *
 * @param node  the identity of the node
 * @throws TaggedError: DuplicateEntryError for the node's own DID, DataValidationError when the DID doesn't
 *   derive from the public key, DatabaseError when the organization is already registered
 */
export function registerAccount(
  store: Store,
  node: Identity,
  {did, publicKey, name}: z.output<typeof bodies.register>,
): Account {
  if (did === node.did) {
    const document = JSON.stringify({did, publicKey, name});
    throw new TaggedError('DuplicateEntryError', [`document: ${document}`]);
  }
  if (didFromPublicKey(publicKey, networkOf(did)) !== did)
    throw new TaggedError('DataValidationError', ['DID not derived from public key']);
  if (store.accounts.has(did)) throw duplicateKeyError('insert', 'accounts', did, `"${did}"`);
  const now = new Date();
  const account: Account = {
    _id: did,
    _type: 'organization',
    _created: now,
    _updated: now,
    publicKey,
    name,
    subscription: {active: networkOf(node.did) === 'testnet'},
  };
  store.accounts.set(did, account);
  return account;
}
