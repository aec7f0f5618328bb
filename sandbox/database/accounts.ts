import type {z} from 'zod';
import {didFromPublicKey, networkOf, type Identity} from '../identity';
import type {bodies} from './bodies';
import {duplicateKeyError, TaggedError} from './errors';
import type {Store} from './store';
import type {Account} from './types';

/**
 * Registers an organization. Its subscription is active on a testnet node and inactive on a mainnet
 * node, whatever network its DID names.
 *
 * @throws DuplicateEntryError for the node's own DID; DataValidationError when the DID doesn't derive
 *   from the key; DatabaseError when the organization is already registered
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
  if (store.accounts.has(did)) throw duplicateKeyError('accounts', `"${did}"`);
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
